import type { Entry } from '@tischlein/table';
import type { TableRecord } from './queries.ts';
import { written, type Append, type TableRow, type Written } from './store.ts';
import { reads, type Methods, type Transaction } from './transaction.ts';

/** A line of the list of tables as it is read. */
export const rowOf = (row: TableRecord): TableRow => ({
  table: row.id,
  game: row.game,
  phase: row.phase,
  host: row.host,
  people: Number(row.people),
  listed: Number(row.listed) === 1,
  dueAt: row.due_at === null ? null : Number(row.due_at),
  changedAt: Number(row.changed_at),
  names: JSON.parse(row.names),
  about: JSON.parse(row.about),
});

export async function noteSeated(
  transaction: Transaction,
  { table, seated }: Written,
): Promise<void> {
  for (const person of seated) await transaction.run('addSeated', person, table);
}

/** A table that is new: nobody can have written to it. */
export async function addTable(transaction: Transaction, append: Append): Promise<void> {
  const text = written(append);
  for (const [i, { kind, body }] of text.entries.entries())
    await transaction.run('addEntry', text.table, text.seq + i, kind, body);
  await noteSeated(transaction, text);
  if (text.row !== null) await putRow(transaction, text.row);
}

export async function putRow(transaction: Transaction, row: TableRow): Promise<void> {
  const { table, game, phase, host, people, listed, dueAt, changedAt, names, about } = row;
  const texts = [JSON.stringify(names), JSON.stringify(about)] as const;
  const values = [listed ? 1 : 0, dueAt, changedAt, ...texts] as const;
  await transaction.run('putRow', table, game, phase, host, people, ...values);
}

export const tableMethods = {
  read: reads(async (transaction, table, after) => {
    const rows = await transaction.all<{ body: string }>('entries', table, after);
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  }),
  heads: reads(async (transaction, tables) => {
    const heads = new Map<string, number>();
    for (const table of tables) {
      const [row] = await transaction.all<{ seq: number | null }>('head', table);
      if (row?.seq != null) heads.set(table, Number(row.seq));
    }
    return heads;
  }),
  listed: reads(async (transaction, limit) => {
    return (await transaction.all<TableRecord>('listed', limit)).map(rowOf);
  }),
  async claimDue(transaction, late, lease, limit) {
    const now = await transaction.now();
    const rows = await transaction.all<{ id: string }>(
      'claimDue',
      now + lease,
      now - late,
      now,
      limit,
    );
    return rows.map(({ id }) => id);
  },
  async setDue(transaction, table, at) {
    await transaction.run('setDue', at, table);
  },
  seatedAt: reads(async (transaction, person) => {
    const rows = await transaction.all<{ table_id: string }>('seatedAt', person);
    return rows.map(({ table_id }) => table_id);
  }),
  rowsOf: reads(async (transaction, person, limit) => {
    return (await transaction.all<TableRecord>('rowsOf', person, limit)).map(rowOf);
  }),
} satisfies Partial<Methods>;
