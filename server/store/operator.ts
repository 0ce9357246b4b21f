import type { Order, SeenPerson, UsedGroup } from '@tischlein/api/admin';
import { outcomesOf } from './results.ts';
import { ROW, rowsFrom } from './tables.ts';
import { firstOf, reads, writes } from './transaction.ts';

const ALL = 1_000_000;

export const operatorMethods = {
  orders: reads((tx) => tx.all<Order>`SELECT what, whom, text, at FROM orders ORDER BY what, whom`),
  order: writes(async (tx, { what, whom, text, at }: Order) => {
    await tx.run`
      INSERT INTO orders (what, whom, text, at) VALUES (${what}, ${whom}, ${text}, ${at})
      ON CONFLICT (what, whom) DO UPDATE SET text = excluded.text, at = excluded.at`;
  }),
  /** False where there was no such order. */
  lift: writes(
    async (tx, what: Order['what'], whom: string) =>
      (await tx.run`DELETE FROM orders WHERE what = ${what} AND whom = ${whom}`) > 0,
  ),
  lastTables: reads((tx, limit: number) =>
    rowsFrom(tx.all`SELECT ${ROW} FROM tables ORDER BY changed_at DESC LIMIT ${limit}`),
  ),
  lastPeople: reads(
    (tx, limit: number) => tx.all<SeenPerson>`
      SELECT id, name, made_at AS "madeAt", seen_at AS "seenAt" FROM people
      ORDER BY seen_at DESC LIMIT ${limit}`,
  ),
  lastGroups: reads(async (tx, limit: number) => {
    const rows = await tx.all<{ id: string; usedAt: number; body: string }>`
      SELECT id, used_at AS "usedAt", body FROM groups ORDER BY used_at DESC LIMIT ${limit}`;
    return rows.map(({ body, ...row }): UsedGroup => {
      const { name, members } = JSON.parse(body) as { name: string; members: unknown[] };
      return { ...row, name, members: members.length };
    });
  }),
  /** Its journal and its line go; what was finished there stays with those who played. */
  removeTable: writes(async (tx, id: string) => {
    // The line first: whoever appends waits for it, and finds no journal to go on with.
    const gone = await tx.run`DELETE FROM tables WHERE id = ${id}`;
    const entries = await tx.run`DELETE FROM entries WHERE table_id = ${id}`;
    await tx.run`DELETE FROM seated WHERE table_id = ${id}`;
    return gone + entries > 0;
  }),
  /** All that is kept of one person, as it is handed out to them. */
  exportPerson: reads(async (tx, id: string) => {
    const person = await firstOf(tx.all<object>`
      SELECT id, name, language, avatar, made_at AS "madeAt", seen_at AS "seenAt" FROM people
      WHERE id = ${id}`);
    if (person === null) return null;
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
