import type { OpenTable } from '@tischlein/api';
import type { Json } from '@tischlein/kit';
import type { Clock, Entry } from '@tischlein/table';
import { raw, reads, writes, type Transaction } from './transaction.ts';

/** What the list of open tables says of a table besides. */
export interface AboutTable extends Readonly<Pick<OpenTable, 'avatars' | 'fillsAt'>> {
  /** The game's options that are not as printed. */
  readonly options?: Record<string, Json>;
  readonly clock?: Clock;
  readonly rated?: true;
}

/** What is known of a table without folding it: for lists, for due work. Written together with the entries. */
export interface TableRow extends Readonly<
  Pick<OpenTable, 'table' | 'game' | 'phase' | 'names' | 'changedAt'>
> {
  readonly host: string | null;
  /** How many people have a chair. */
  readonly people: number;
  readonly listed: boolean;
  /** When something falls due by itself, in milliseconds; null for nothing. */
  readonly dueAt: number | null;
  readonly about: AboutTable;
}

export interface Append {
  readonly table: string;
  /** One after the other; the first is the next of the table, or somebody else was faster. */
  readonly entries: readonly Entry[];
  /** Null where it stayed as it was. */
  readonly row: TableRow | null;
}

/** The columns of a row, and how they come out of the database. */
export const ROW = raw(
  'id AS "table", game, phase, host, people, listed, due_at AS "dueAt", changed_at AS "changedAt", names, about',
);
export type RawRow = Omit<TableRow, 'listed' | 'names' | 'about'> & {
  readonly listed: number;
  readonly names: string;
  readonly about: string;
};

export const rowsFrom = async (rows: Promise<RawRow[]>): Promise<TableRow[]> =>
  (await rows).map((row) => ({
    ...row,
    listed: row.listed === 1,
    names: JSON.parse(row.names),
    about: JSON.parse(row.about),
  }));

/** Who has a part in the table by these entries: nearly always a move, and so nobody. */
const seatedBy = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.type === 'sat') return [entry.who.id];
    return entry.type === 'made' && entry.host !== null ? [entry.host] : [];
  });

const isSitting = (entry: Entry): boolean => entry.type === 'sat' && entry.door !== true;

/** What goes with new entries. */
export async function noteTable(tx: Transaction, append: Append): Promise<void> {
  const { table: id, entries, row } = append;
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
    ON CONFLICT (id) DO UPDATE SET
      awake_at = CASE WHEN excluded.awake_at > 0 THEN excluded.awake_at ELSE tables.awake_at END,
      game = excluded.game, phase = excluded.phase, host = excluded.host,
      people = excluded.people, listed = excluded.listed, due_at = excluded.due_at,
      leased_until = 0, changed_at = excluded.changed_at, names = excluded.names, about = excluded.about`;
}

export const tableMethods = {
  /** `taken` where another node had written that number first. */
  append: writes(async (tx, append: Append): Promise<'stored' | 'taken'> => {
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
  }),
  /** The entries after a number, in order; none where the table is not known. */
  read: reads(async (tx, table: string, after: number) => {
    const rows = await tx.all<{ body: string }>`
      SELECT body FROM entries WHERE table_id = ${table} AND seq > ${after} ORDER BY seq`;
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  }),
  /** The last number of each of these tables. */
  heads: reads(async (tx, tables: readonly string[]) => {
    const rows = await tx.all<{ table_id: string; seq: number }>`
      SELECT table_id, max(seq) AS seq FROM entries WHERE table_id IN (SELECT value
      FROM ${tx.each}(${JSON.stringify(tables)})) GROUP BY table_id`;
    return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  }),
  /** The open tables where somebody who sits there was awake in the last `within` milliseconds, the latest first. */
  listed: reads(async (tx, limit: number, within: number) => {
    const since = (await tx.now()) - within;
    return rowsFrom(tx.all`
      SELECT ${ROW} FROM tables WHERE listed = 1 AND awake_at > ${since}
      ORDER BY changed_at DESC LIMIT ${limit}`);
  }),
  /** Somebody who sits at these tables looks at them now. */
  setAwake: writes(async (tx, tables: readonly string[]) => {
    await tx.run`
      UPDATE tables SET awake_at = ${await tx.now()} WHERE id IN (SELECT value
      FROM ${tx.each}(${JSON.stringify(tables)}))`;
  }),
  /** Claims tables where something has been due for at least `late`: for a while no other node gets them. */
  claimDue: writes(async (tx, late: number, lease: number, limit: number) => {
    const now = await tx.now();
    const rows = await tx.all<{ id: string }>`
      UPDATE tables SET leased_until = ${now + lease} WHERE id IN (SELECT id FROM tables
      WHERE due_at <= ${now - late} AND leased_until <= ${now}
      ORDER BY due_at LIMIT ${limit} ${tx.skipLocked}) RETURNING id`;
    return rows.map(({ id }) => id);
  }),
  /** Corrects when something is due there, without a change of the table, unless that has changed since this number. */
  setDue: writes(async (tx, table: string, at: number | null, seq: number) => {
    // Changes nothing but locks the row: whoever appends meanwhile comes before the next statement or after it.
    await tx.run`UPDATE tables SET leased_until = leased_until WHERE id = ${table}`;
    await tx.run`
      UPDATE tables SET due_at = ${at}, leased_until = 0 WHERE id = ${table} AND NOT EXISTS
      (SELECT 1 FROM entries WHERE table_id = ${table} AND seq > ${seq})`;
  }),
  /** Whoever finds something due there and can not read the table leaves it for a while. */
  putOff: writes(async (tx, table: string, at: number) => {
    await tx.run`UPDATE tables SET leased_until = ${at} WHERE id = ${table}`;
  }),
  /** The tables where this person has sat, or is host. */
  seatedAt: reads(async (tx, person: string) => {
    const rows = await tx.all<{ table_id: string }>`
      SELECT table_id FROM seated WHERE person = ${person}`;
    return rows.map(({ table_id }) => table_id);
  }),
  /** The tables where this person has sat, the latest first. */
  rowsOf: reads((tx, person: string, limit: number) =>
    rowsFrom(tx.all`
      SELECT ${ROW} FROM seated JOIN tables ON tables.id = seated.table_id
      WHERE seated.person = ${person} ORDER BY changed_at DESC LIMIT ${limit}`),
  ),
};
