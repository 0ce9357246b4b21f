import { forgottenWho, NO_NAME, type Entry } from '@tischlein/table';
import { forgetInGroups } from './groups.ts';
import type { FinishedRecord } from './queries.ts';
import type { TableRow } from './store.ts';
import type { Transaction } from './transaction.ts';

/** Instead of a limit. */
const ALL = 1_000_000;

/** Takes a person out of everything that is kept: their name becomes a dash wherever they played. */
export async function forgetPerson(transaction: Transaction, id: string): Promise<void> {
  // Rows are locked in one order everywhere, or two would wait for each other in a circle.
  await transaction.run('lockPerson', id);
  const seated = await transaction.all<{ table_id: string }>('seatedAt', id);
  for (const { table_id } of seated.sort(byTable)) await forgetAt(transaction, table_id, id);
  const played = (await transaction.all<FinishedRecord>('outcomes', id, ALL)).sort(byTable);
  for (const { table_id, round, seat } of played) {
    const [texts] = await transaction.all<FinishedTexts>('finishedTexts', table_id, round);
    const { names, record } = withoutName(texts!, seat);
    await transaction.run('renamed', names, record, table_id, round);
  }
  await forgetInGroups(transaction, id);
  for (const query of [
    'forgetTokens',
    'forgetRecoveries',
    'forgetSeated',
    'forgetPlayed',
    'forgetRatings',
    'dropScreen',
    'forgetSubscriptions',
    'forgetDays',
    'forgetSpent',
    'forgetPerson',
  ] as const)
    await transaction.run(query, id);
  for (const { table_id, round } of played) await transaction.run('forgetAlone', table_id, round);
}

/** The journal of a table and its line in the list with a dash for what this person called themselves there. */
async function forgetAt(transaction: Transaction, table: string, person: string): Promise<void> {
  const gone = new Set<string>();
  for (const { seq, body } of await transaction.all<{ seq: number; body: string }>(
    'sitting',
    table,
  )) {
    const entry = JSON.parse(body) as Extract<Entry, { e: 'sat' }>;
    if (entry.who.id !== person) continue;
    gone.add(entry.who.name);
    const forgotten = { ...entry, who: forgottenWho(person) };
    await transaction.run('rewrite', JSON.stringify(forgotten), table, seq);
  }
  const [row] = await transaction.all<{ names: string }>('tableNames', table);
  if (!row) return;
  const names = (JSON.parse(row.names) as TableRow['names']).map((name) =>
    name !== null && gone.has(name) ? NO_NAME : name,
  );
  await transaction.run('renameTable', JSON.stringify(names), table);
}

/** As the group commit of Postgres sorts them. */
const byTable = (
  a: { table_id: string; round?: number },
  b: { table_id: string; round?: number },
): number =>
  a.table_id === b.table_id ? (a.round ?? 0) - (b.round ?? 0) : a.table_id < b.table_id ? -1 : 1;

type FinishedTexts = Pick<FinishedRecord, 'names' | 'record'>;

/** The finished game with a dash for the name of this seat, in the list and in the record. */
export function withoutName({ names, record }: FinishedTexts, seat: number): FinishedTexts {
  const dashed = (list: string): string => {
    const all = JSON.parse(list) as unknown[];
    all[seat] = NO_NAME;
    return JSON.stringify(all);
  };
  return {
    names: dashed(names),
    record: record.replace(/^seats (.*)$/m, (_, list: string) => `seats ${dashed(list)}`),
  };
}
