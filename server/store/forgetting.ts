import { forgottenWho, NO_NAME, type Entry } from '@tischlein/table';
import { forgetInGroups, sweepGroups } from './groups.ts';
import { lockPerson } from './people.ts';
import { outcomesOf, type FinishedRecord } from './results.ts';
import type { TableRow } from './tables.ts';
import { raw, writes, type Transaction } from './transaction.ts';

/** Tables, with their entries, and guests who left nothing; links that are used up go with them. */
export interface Sweep {
  /** Tables not touched and guests not seen since. */
  readonly before: number;
  /** Tables of bots not touched since: not earlier than the other. */
  readonly botsBefore: number;
  /** Groups not used since. */
  readonly groupsBefore: number;
  /** At most this many of each. */
  readonly limit: number;
}

/** Instead of a limit. */
const ALL = 1_000_000;
/** Where something of a person stands in a row of their own. */
const PERSONAL = [
  'tokens',
  'recoveries',
  'seated',
  'played',
  'ratings',
  'screens',
  'subscriptions',
  'days',
  'spent',
  'reports',
  'rule_sets',
] as const;
/** Who sits nowhere and has finished nothing leaves nothing behind but a name. */
const QUIET = raw(
  ['seated', 'played', 'group_people']
    .map((from) => `NOT EXISTS (SELECT 1 FROM ${from} WHERE ${from}.person = people.id)`)
    .join(' AND '),
);

export const forgettingMethods = {
  /** Takes a person out of everything that is kept: name and token go, their name becomes a dash wherever others played too. */
  forgetPerson: writes(async (tx, id: string) => {
    // Rows are locked in one order everywhere, or two would wait for each other in a circle.
    await lockPerson(tx, id);
    const seated = await tx.all<{ table_id: string }>`
      SELECT table_id FROM seated WHERE person = ${id}`;
    for (const { table_id } of seated.sort(byTable)) await forgetAt(tx, table_id, id);
    const played = (await outcomesOf(tx, id, ALL)).sort(byTable);
    for (const { table_id, round, seat } of played) {
      const [texts] = await tx.all<FinishedTexts>`
        UPDATE finished SET rated = rated WHERE table_id = ${table_id} AND round = ${round}
        RETURNING names, record`;
      const { names, record } = withoutName(texts!, seat);
      await tx.run`
        UPDATE finished SET names = ${names}, record = ${record}
        WHERE table_id = ${table_id} AND round = ${round}`;
    }
    await forgetInGroups(tx, id);
    await forgetRows(tx, id);
    await tx.run`DELETE FROM people WHERE id = ${id}`;
    for (const { table_id, round } of played)
      await tx.run`
        DELETE FROM finished
        WHERE table_id = ${table_id} AND round = ${round} AND NOT EXISTS (SELECT 1 FROM played
        WHERE played.table_id = finished.table_id AND played.round = finished.round)`;
  }),
  /** Removes what nobody needs any more; answers how many tables, guests and groups there were. */
  sweep: writes(async (tx, { before, botsBefore, groupsBefore, limit }: Sweep) => {
    type Old = { readonly id: string };
    const oldest = await tx.all<Old>`
      SELECT id FROM tables WHERE changed_at < ${before} ORDER BY changed_at LIMIT ${limit}`;
    // Where only bots sit nobody misses anything.
    const ofBots = await tx.all<Old>`
      SELECT id FROM tables WHERE people = 0 AND changed_at < ${botsBefore}
      ORDER BY changed_at LIMIT ${limit}`;
    for (const { id } of [...oldest, ...ofBots]) {
      // Asked once more: somebody may have moved there since.
      const gone = await tx.run`DELETE FROM tables WHERE id = ${id} AND changed_at < ${botsBefore}`;
      if (gone === 0) continue;
      await tx.run`DELETE FROM seated WHERE table_id = ${id}`;
      await tx.run`DELETE FROM entries WHERE table_id = ${id}`;
    }
    await tx.run`DELETE FROM recoveries WHERE until < ${await tx.now()}`;
    await tx.run`DELETE FROM screens WHERE until < ${before}`;
    await tx.run`DELETE FROM days WHERE at < ${before}`;
    await tx.run`DELETE FROM spent WHERE since < ${before}`;
    await tx.run`DELETE FROM reports WHERE at < ${before}`;
    const quiet = await tx.all<Old>`
      SELECT id FROM people WHERE seen_at < ${before} AND ${QUIET} LIMIT ${limit}`;
    for (const { id } of quiet) {
      const gone = await tx.run`
        DELETE FROM people WHERE id = ${id} AND seen_at < ${before} AND ${QUIET}`;
      if (gone > 0) await forgetRows(tx, id);
    }
    const groups = await sweepGroups(tx, groupsBefore, limit);
    return oldest.length + ofBots.length + quiet.length + groups;
  }),
};

async function forgetRows(tx: Transaction, person: string): Promise<void> {
  for (const from of PERSONAL) await tx.run`DELETE FROM ${raw(from)} WHERE person = ${person}`;
}

/** The journal of a table and its line in the list with a dash for what this person called themselves there. */
async function forgetAt(tx: Transaction, table: string, person: string): Promise<void> {
  const gone = new Set<string>();
  const sitting = await tx.all<{ seq: number; body: string }>`
    SELECT seq, body FROM entries WHERE table_id = ${table} AND kind = 'sat'`;
  for (const { seq, body } of sitting) {
    const entry = JSON.parse(body) as Extract<Entry, { type: 'sat' }>;
    if (entry.who.id !== person) continue;
    gone.add(entry.who.name);
    await tx.run`
      UPDATE entries SET body = ${JSON.stringify({ ...entry, who: forgottenWho(person) })}
      WHERE table_id = ${table} AND seq = ${seq}`;
  }
  // Changes nothing but locks the row: nobody else writes it before this transaction does.
  const [row] = await tx.all<{ names: string }>`
    UPDATE tables SET listed = listed WHERE id = ${table} RETURNING names`;
  if (!row) return;
  const names = (JSON.parse(row.names) as TableRow['names']).map((name) =>
    name !== null && gone.has(name) ? NO_NAME : name,
  );
  await tx.run`UPDATE tables SET names = ${JSON.stringify(names)} WHERE id = ${table}`;
}

/** As the group commit of Postgres sorts them. */
const byTable = (a: Place, b: Place): number =>
  a.table_id === b.table_id ? (a.round ?? 0) - (b.round ?? 0) : a.table_id < b.table_id ? -1 : 1;
type Place = { readonly table_id: string; readonly round?: number };

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
