import type { Avatar, Json } from '@tischlein/kit';
import type { Clock, Entry } from '@tischlein/table';
import { reads, type Transaction } from './transaction.ts';

/** What is known of a table without folding it: for lists, for due work. Written together with the entries. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly host: string | null;
  /** How many people have a chair. */
  readonly people: number;
  readonly listed: boolean;
  /** When something falls due by itself, in milliseconds; null for nothing. */
  readonly dueAt: number | null;
  readonly changedAt: number;
  /** Who sits there: a name each, null for an empty chair. */
  readonly names: readonly (string | null)[];
  readonly about: AboutTable;
}

/** What the list of open tables says of a table besides. */
export interface AboutTable {
  /** The game's options that are not as printed. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly clock?: Clock;
  readonly rated?: true;
  /** The faces of people, by chair; left out where nobody has one. */
  readonly avatars?: readonly (Avatar | null)[];
  /** When bots take the free chairs. */
  readonly fillsAt?: number;
}

export interface Append {
  readonly table: string;
  /** One after the other; the first is the next of the table, or somebody else was faster. */
  readonly entries: readonly Entry[];
  /** Null where it stayed as it was. */
  readonly row: TableRow | null;
}

/** A line of the list of tables in the database. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly host: string | null;
  readonly people: number;
  readonly listed: number;
  readonly due_at: number | null;
  readonly changed_at: number;
  readonly names: string;
  readonly about: string;
}

export const rowFrom = (row: TableRecord): TableRow => ({
  table: row.id,
  game: row.game,
  phase: row.phase,
  host: row.host,
  people: row.people,
  listed: row.listed === 1,
  dueAt: row.due_at,
  changedAt: row.changed_at,
  names: JSON.parse(row.names),
  about: JSON.parse(row.about),
});

/** Who has a part in the table by these entries: nearly always a move, and so nobody. */
const seatedBy = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'sat') return [entry.who.id];
    return entry.type === 'made' && entry.host !== null ? [entry.host] : [];
  });

const isSitting = (entry: Entry): boolean => entry.type === 'sat' && entry.door !== true;

/** What goes with new entries. */
export async function noteTable(
  tx: Transaction,
  { table: id, entries, row }: Append,
): Promise<void> {
  for (const person of seatedBy(entries))
    await tx.run`
      INSERT INTO seated (person, table_id) VALUES (${person}, ${id}) ON CONFLICT DO NOTHING`;
  if (row === null) return;
  const { game, phase, host, people, listed, dueAt, changedAt, names, about } = row;
  // Whoever sits down is awake: their page follows the table a moment later.
  const awakeAt = entries.some(isSitting) ? await tx.now() : 0;
  await tx.run`
    INSERT INTO tables (id, game, phase, host, people, listed, due_at, changed_at, awake_at, names, about)
    VALUES (${id}, ${game}, ${phase}, ${host}, ${people}, ${listed ? 1 : 0}, ${dueAt},
      ${changedAt}, ${awakeAt}, ${JSON.stringify(names)}, ${JSON.stringify(about)})
    ON CONFLICT (id) DO UPDATE SET awake_at =
      CASE WHEN excluded.awake_at > 0 THEN excluded.awake_at ELSE tables.awake_at END, game = excluded.game, phase = excluded.phase, host = excluded.host, people =
      excluded.people, listed = excluded.listed, due_at = excluded.due_at, leased_until = 0,
      changed_at = excluded.changed_at, names = excluded.names, about = excluded.about`;
}

export const tableMethods = {
  /** `taken` where another node had written that number first. */
  async append(tx: Transaction, append: Append): Promise<'stored' | 'taken'> {
    const { table, entries } = append;
    for (const entry of entries) {
      const added = await tx.run`
        INSERT INTO entries (table_id, seq, kind, body)
        VALUES (${table}, ${entry.seq}, ${entry.type}, ${JSON.stringify(entry)})
        ON CONFLICT DO NOTHING`;
      // Numbers are given without gaps: where the first is free, the others are.
      if (added === 0) return 'taken';
    }
    await noteTable(tx, append);
    return 'stored';
  },
  /** The entries after a number, in order; none where the table is not known. */
  read: reads(async (tx: Transaction, table: string, after: number): Promise<Entry[]> => {
    const rows = await tx.all<{ body: string }>`
      SELECT body FROM entries WHERE table_id = ${table} AND seq > ${after} ORDER BY seq`;
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  }),
  /** The last number of each of these tables. */
  heads: reads(
    async (tx: Transaction, tables: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const rows = await tx.all<{ table_id: string; seq: number }>`
        SELECT table_id, max(seq) AS seq FROM entries WHERE table_id IN (SELECT value
        FROM ${tx.each}(${JSON.stringify(tables)})) GROUP BY table_id`;
      return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
    },
  ),
  /** The open tables where somebody who sits there was awake in the last `within` milliseconds, the latest first. */
  listed: reads(async (tx: Transaction, limit: number, within: number): Promise<TableRow[]> => {
    const since = (await tx.now()) - within;
    const rows = await tx.all<TableRecord>`
      SELECT * FROM tables WHERE listed = 1 AND awake_at > ${since} ORDER BY changed_at DESC LIMIT ${limit}`;
    return rows.map(rowFrom);
  }),
  /** Somebody who sits at these tables looks at them now. */
  async setAwake(tx: Transaction, tables: readonly string[]): Promise<void> {
    await tx.run`
      UPDATE tables SET awake_at = ${await tx.now()} WHERE id IN (SELECT value
      FROM ${tx.each}(${JSON.stringify(tables)}))`;
  },
  /** Claims tables where something has been due for at least `late`: for a while no other node gets them. */
  async claimDue(tx: Transaction, late: number, lease: number, limit: number): Promise<string[]> {
    const now = await tx.now();
    const rows = await tx.all<{ id: string }>`
      UPDATE tables SET leased_until = ${now + lease} WHERE id IN (SELECT id FROM tables
      WHERE due_at <= ${now - late} AND leased_until <= ${now}
      ORDER BY due_at LIMIT ${limit} ${tx.skipLocked}) RETURNING id`;
    return rows.map(({ id }) => id);
  },
  /** Corrects when something is due there, without a change of the table, unless that has changed since this number. */
  async setDue(tx: Transaction, table: string, at: number | null, seq: number): Promise<void> {
    // Changes nothing but locks the row: whoever appends meanwhile comes before the next statement or after it.
    await tx.run`UPDATE tables SET leased_until = leased_until WHERE id = ${table}`;
    await tx.run`
      UPDATE tables SET due_at = ${at}, leased_until = 0 WHERE id = ${table} AND NOT EXISTS
      (SELECT 1 FROM entries WHERE table_id = ${table} AND seq > ${seq})`;
  },
  /** Whoever finds something due there and can not read the table leaves it for a while. */
  async putOff(tx: Transaction, table: string, at: number): Promise<void> {
    await tx.run`UPDATE tables SET leased_until = ${at} WHERE id = ${table}`;
  },
  /** The tables where this person has sat, or is host. */
  seatedAt: reads(async (tx: Transaction, person: string): Promise<string[]> => {
    const rows = await tx.all<{ table_id: string }>`
      SELECT table_id FROM seated WHERE person = ${person}`;
    return rows.map(({ table_id }) => table_id);
  }),
  /** The tables where this person has sat, the latest first. */
  rowsOf: reads(async (tx: Transaction, person: string, limit: number): Promise<TableRow[]> => {
    const rows = await tx.all<TableRecord>`
        SELECT tables.* FROM seated JOIN tables ON tables.id = seated.table_id
        WHERE seated.person = ${person} ORDER BY tables.changed_at DESC LIMIT ${limit}`;
    return rows.map(rowFrom);
  }),
};
