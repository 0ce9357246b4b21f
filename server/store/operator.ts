import type { Order, SeenPerson, UsedGroup } from '@tischlein/api/admin';
import type { Avatar } from '@tischlein/kit';
import type { FinishedRecord } from './results.ts';
import { outcomesOf } from './results.ts';
import { rowFrom, type TableRecord, type TableRow } from './tables.ts';
import { reads, type Transaction } from './transaction.ts';

/** All that is kept of one person, as it is handed out to them. */
export interface PersonExport {
  readonly person: SeenPerson & { readonly language: string; readonly avatar: Avatar | null };
  readonly tables: readonly string[];
  readonly groups: readonly string[];
  readonly ratings: readonly object[];
  readonly days: readonly object[];
  readonly finished: readonly Omit<FinishedRecord, 'rated'>[];
}

const ALL = 1_000_000;

export const operatorMethods = {
  orders: reads(
    (tx: Transaction): Promise<Order[]> =>
      tx.all`SELECT what, whom, text, at FROM orders ORDER BY what, whom`,
  ),
  async order(tx: Transaction, { what, whom, text, at }: Order): Promise<void> {
    await tx.run`
      INSERT INTO orders (what, whom, text, at) VALUES (${what}, ${whom}, ${text}, ${at})
      ON CONFLICT (what, whom) DO UPDATE SET text = excluded.text, at = excluded.at`;
  },
  /** False where there was no such order. */
  async lift(tx: Transaction, what: Order['what'], whom: string): Promise<boolean> {
    return (await tx.run`DELETE FROM orders WHERE what = ${what} AND whom = ${whom}`) > 0;
  },
  lastTables: reads(async (tx: Transaction, limit: number): Promise<TableRow[]> =>
    (await tx.all<TableRecord>`SELECT * FROM tables ORDER BY changed_at DESC LIMIT ${limit}`).map(
      rowFrom,
    ),
  ),
  lastPeople: reads(
    (tx: Transaction, limit: number): Promise<SeenPerson[]> =>
      tx.all`
        SELECT id, name, made_at AS "madeAt", seen_at AS "seenAt" FROM people
        ORDER BY seen_at DESC LIMIT ${limit}`,
  ),
  lastGroups: reads(async (tx: Transaction, limit: number): Promise<UsedGroup[]> => {
    const rows = await tx.all<{ id: string; used_at: number; body: string }>`
      SELECT id, used_at, body FROM groups ORDER BY used_at DESC LIMIT ${limit}`;
    return rows.map(({ id, used_at, body }) => {
      const { name, members } = JSON.parse(body) as { name: string; members: unknown[] };
      return { id, usedAt: used_at, name, members: members.length };
    });
  }),
  /** Its journal and its line go; what was finished there stays with those who played. */
  async removeTable(tx: Transaction, id: string): Promise<boolean> {
    // The line first: whoever appends waits for it, and finds no journal to go on with.
    const gone = await tx.run`DELETE FROM tables WHERE id = ${id}`;
    const entries = await tx.run`DELETE FROM entries WHERE table_id = ${id}`;
    await tx.run`DELETE FROM seated WHERE table_id = ${id}`;
    return gone + entries > 0;
  },
  exportPerson: reads(async (tx: Transaction, id: string): Promise<PersonExport | null> => {
    const [person] = await tx.all<PersonExport['person']>`
      SELECT id, name, language, avatar, made_at AS "madeAt", seen_at AS "seenAt" FROM people
      WHERE id = ${id}`;
    if (person === undefined) return null;
    const tables = await tx.all<{ id: string }>`
      SELECT table_id AS id FROM seated WHERE person = ${id}`;
    const groups = await tx.all<{ id: string }>`
      SELECT group_id AS id FROM group_people WHERE person = ${id}`;
    return {
      person,
      tables: tables.map((table) => table.id),
      groups: groups.map((group) => group.id),
      ratings: await tx.all`SELECT game, mu, sigma, games FROM ratings WHERE person = ${id}`,
      days: await tx.all`
        SELECT day, score, won, turns, record, at FROM days WHERE person = ${id}`,
      finished: await outcomesOf(tx, id, ALL),
    };
  }),
};
