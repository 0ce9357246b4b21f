import { NO_NAME, type Entry } from '@tischlein/table';
import { dayMethods, READING_DAYS } from './days.ts';
import { quotaMethods } from './quotas.ts';
import { enterRatings, haveRatedEnough } from './ratings.ts';
import {
  enterForGroup,
  forgetInGroups,
  groupMethods,
  READING_GROUPS,
  sweepGroups,
} from './groups.ts';
import type { FinishedRecord, Query, ScreenRecord, TableRecord } from './queries.ts';
import { rowOf } from './rows.ts';
import type {
  Finished,
  Outcome,
  Person,
  PersonPage,
  Rating,
  Store,
  StoredScreen,
  Subscription,
  TableRow,
  Written,
} from './store.ts';

export type Value = string | number | null;

/** One open transaction of either database. */
export interface Transaction {
  all<T>(query: Query, ...values: Value[]): Promise<T[]>;
  /** Answers how many rows it changed. */
  run(query: Query, ...values: Value[]): Promise<number>;
  /** The clock that all nodes of this store share. */
  now(): Promise<number>;
}

/** What a store does, in the words of its statements; each runs in one transaction. */
export type Methods = {
  readonly [M in Exclude<keyof Store, 'append' | 'check' | 'size' | 'close'>]: (
    transaction: Transaction,
    ...args: Parameters<Store[M]>
  ) => ReturnType<Store[M]>;
};

/** Those that change nothing. */
export const READING: ReadonlySet<Method> = new Set<Method>([
  'read',
  'heads',
  'listed',
  'personByToken',
  'isHere',
  'seatedAt',
  'rowsOf',
  'record',
  'hasPlayed',
  'page',
  'screenOf',
  'findScreen',
  'subscriptionsOf',
  'languageOf',
  ...READING_GROUPS,
  ...READING_DAYS,
]);

/** Browsers of one person that are told; a further one takes the place of the oldest. */
const MOST_SUBSCRIPTIONS = 8;

/** Instead of a limit. */
const ALL = 1_000_000;

export type Method = keyof Methods;

export async function noteSeated(
  transaction: Transaction,
  { table, seated }: Written,
): Promise<void> {
  for (const person of seated) await transaction.run('addSeated', person, table);
}

export async function putRow(transaction: Transaction, row: TableRow): Promise<void> {
  const { table, game, phase, host, people, listed, dueAt, changedAt, names, about } = row;
  const texts = [JSON.stringify(names), JSON.stringify(about)] as const;
  const values = [listed ? 1 : 0, dueAt, changedAt, ...texts] as const;
  await transaction.run('putRow', table, game, phase, host, people, ...values);
}

export const storeMethods: Methods = {
  ...groupMethods,
  ...dayMethods,
  ...quotaMethods,
  async read(transaction, table, after) {
    const rows = await transaction.all<{ body: string }>('entries', table, after);
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  },
  async heads(transaction, tables) {
    const heads = new Map<string, number>();
    for (const table of tables) {
      const [row] = await transaction.all<{ seq: number | null }>('head', table);
      if (row?.seq != null) heads.set(table, Number(row.seq));
    }
    return heads;
  },
  async listed(transaction, limit) {
    return (await transaction.all<TableRecord>('listed', limit)).map(rowOf);
  },
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

  async addPerson(transaction, { id, name, language, figure }, tokenHash, at) {
    await transaction.run('addPerson', id, name, language, figure, at);
    await transaction.run('addToken', tokenHash, id);
  },
  async personByToken(transaction, tokenHash) {
    const [found] = await transaction.all<Person>('personByToken', tokenHash);
    return found ? personOf(found) : null;
  },
  async savePerson(transaction, { id, name, language, figure }, at) {
    await transaction.run('savePerson', name, language, figure, at, id);
  },
  async endOthers(transaction, person, tokenHash) {
    await transaction.run('endOthers', person, tokenHash);
  },
  async seatedAt(transaction, person) {
    const rows = await transaction.all<{ table_id: string }>('seatedAt', person);
    return rows.map(({ table_id }) => table_id);
  },
  async rowsOf(transaction, person, limit) {
    return (await transaction.all<TableRecord>('rowsOf', person, limit)).map(rowOf);
  },
  async forgetPerson(transaction, id) {
    // Rows are locked in one order everywhere, or two would wait for each other in a circle.
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
  },
  async addRecovery(transaction, hash, person, until) {
    await transaction.run('addRecovery', hash, person, until);
  },
  async recover(transaction, hash, tokenHash, now) {
    const [found] = await transaction.all<{ person: string }>('recover', hash, now);
    if (!found) return null;
    await transaction.run('addToken', tokenHash, found.person);
    const [person] = await transaction.all<Person>('person', found.person);
    return person ? personOf(person) : null;
  },

  async once(transaction, name, value) {
    await transaction.run('makeOnce', name, value);
    const [found] = await transaction.all<{ value: string }>('madeOnce', name);
    return found!.value;
  },
  async subscribe(transaction, { endpoint, person, p256dh, auth }, at) {
    await transaction.run('subscribe', endpoint, person, p256dh, auth, at);
    const all = await transaction.all<{ endpoint: string }>('subscriptions', person);
    for (const old of all.slice(MOST_SUBSCRIPTIONS))
      await transaction.run('unsubscribe', old.endpoint);
  },
  async subscriptionsOf(transaction, person) {
    const all = await transaction.all<Subscription>('subscriptions', person);
    return all.map(({ endpoint, p256dh, auth }) => ({ endpoint, person, p256dh, auth }));
  },
  async unsubscribe(transaction, endpoint, person) {
    if (person === null) await transaction.run('unsubscribe', endpoint);
    else await transaction.run('unsubscribeMine', endpoint, person);
  },
  async languageOf(transaction, person) {
    const [found] = await transaction.all<Person>('person', person);
    return found?.language ?? null;
  },

  async showCode(transaction, { person, code, keyHash, table, until }, now) {
    await transaction.run('dropScreen', person);
    await transaction.run('dropOldCode', code, now);
    return (await transaction.run('addScreen', code, keyHash, person, table, until)) > 0;
  },
  async screenOf(transaction, person) {
    const [found] = await transaction.all<ScreenRecord>('screenOf', person);
    return found ? screenOf(found) : null;
  },
  async findScreen(transaction, { code, keyHash }, now) {
    const [found] =
      code === undefined
        ? await transaction.all<ScreenRecord>('screenByKey', keyHash, now)
        : await transaction.all<ScreenRecord>('screenByCode', code, now);
    return found ? screenOf(found) : null;
  },
  async bindScreen(transaction, person, table, now) {
    return (await transaction.run('bindScreen', table, now, person, now)) > 0;
  },

  async finish(transaction, finished) {
    const { table, round, game, endedAt, players, scores, winners, ranks } = finished;
    let texts = { names: JSON.stringify(players.map(({ name }) => name)), record: finished.record };
    // Who has deleted themselves meanwhile is nobody here any more.
    const known: (string | null)[] = [];
    for (const [seat, { person }] of players.entries()) {
      const isHere = person !== null && (await transaction.all('person', person)).length > 0;
      known.push(isHere ? person : null);
      if (person !== null && !isHere) texts = withoutName(texts, seat);
    }
    // A game goes with the last of its people, also where its table is looked at once more.
    if (known.every((person) => person === null)) return null;
    const { names, record } = texts;
    const isRated = ranks !== null && !(await haveRatedEnough(transaction, finished, known));
    const results = [JSON.stringify(scores), JSON.stringify(winners)] as const;
    const values = [
      table,
      round,
      game,
      endedAt,
      isRated ? 1 : 0,
      names,
      ...results,
      record,
    ] as const;
    if ((await transaction.run('finish', ...values)) === 0) return null;
    for (const [seat, person] of known.entries())
      if (person !== null) await transaction.run('addPlayed', person, table, round, seat);
    if (isRated) await enterRatings(transaction, game, known, ranks);
    return enterForGroup(transaction, finished, known);
  },
  async record(transaction, table, round) {
    const [found] = await transaction.all<{ record: string }>('record', table, round);
    return found?.record ?? null;
  },
  async hasPlayed(transaction, person, table, round) {
    return (await transaction.all('hasPlayed', person, table, round)).length > 0;
  },
  async page(transaction, id, limit): Promise<PersonPage | null> {
    const [person] = await transaction.all<Person>('person', id);
    if (!person) return null;
    const outcomes = await transaction.all<FinishedRecord>('outcomes', id, limit);
    const ratings = await transaction.all<Rating>('ratings', id);
    return {
      person: personOf(person),
      outcomes: outcomes.map(outcomeOf),
      ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    };
  },
  async sweep(transaction, { before, botsBefore, groupsBefore, limit }) {
    const oldest = await transaction.all<{ id: string }>('oldest', before, limit);
    const ofBots = await transaction.all<{ id: string }>('oldestOfBots', botsBefore, limit);
    for (const { id } of [...oldest, ...ofBots]) {
      if ((await transaction.run('sweepTable', id, botsBefore)) === 0) continue;
      await transaction.run('sweepSeated', id);
      await transaction.run('sweepEntries', id);
    }
    await transaction.run('sweepRecoveries', await transaction.now());
    await transaction.run('sweepScreens', before);
    await transaction.run('sweepDays', before);
    await transaction.run('sweepSpent', before);
    const quiet = await transaction.all<{ id: string }>('quietPeople', before, limit);
    for (const { id } of quiet) {
      if ((await transaction.run('sweepPerson', id, before)) === 0) continue;
      await transaction.run('forgetTokens', id);
      await transaction.run('forgetRecoveries', id);
      await transaction.run('dropScreen', id);
      await transaction.run('forgetSubscriptions', id);
      await transaction.run('forgetDays', id);
    }
    const groups = await sweepGroups(transaction, groupsBefore, limit);
    return oldest.length + ofBots.length + quiet.length + groups;
  },
  async isHere(transaction, person) {
    return (await transaction.all('person', person)).length > 0;
  },
};

/** The journal of a table and its line in the list with a dash for what this person called themselves there. */
async function forgetAt(transaction: Transaction, table: string, person: string): Promise<void> {
  const gone = new Set<string>();
  for (const { seq, body } of await transaction.all<{ seq: number; body: string }>(
    'sitting',
    table,
  )) {
    const { figure: _, ...entry } = JSON.parse(body) as Extract<Entry, { e: 'sat' }>;
    if (entry.person !== person) continue;
    gone.add(entry.name);
    await transaction.run('rewrite', JSON.stringify({ ...entry, name: NO_NAME }), table, seq);
  }
  const [row] = await transaction.all<{ names: string }>('tableNames', table);
  if (!row) return;
  const names = (JSON.parse(row.names) as TableRow['names']).map((name) =>
    name !== null && gone.has(name) ? NO_NAME : name,
  );
  await transaction.run('renameTable', JSON.stringify(names), table);
}

type FinishedTexts = Pick<FinishedRecord, 'names' | 'record'>;

/** The finished game with a dash for the name of this seat, in the list and in the record. */
function withoutName({ names, record }: FinishedTexts, seat: number): FinishedTexts {
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

/** As the group commit of Postgres sorts them. */
const byTable = (
  a: { table_id: string; round?: number },
  b: { table_id: string; round?: number },
): number =>
  a.table_id === b.table_id ? (a.round ?? 0) - (b.round ?? 0) : a.table_id < b.table_id ? -1 : 1;

const screenOf = ({ code, person, table_id, until }: ScreenRecord): StoredScreen => ({
  code,
  person,
  table: table_id,
  until: Number(until),
});

const personOf = ({ id, name, language, figure }: Person): Person => ({
  id,
  name,
  language,
  figure: figure === null ? null : Number(figure),
});

function outcomeOf(row: FinishedRecord): Outcome {
  const names = JSON.parse(row.names) as Outcome['names'];
  const winners = JSON.parse(row.winners) as Finished['winners'];
  const drawn = winners.length > 1 && winners.length === names.length;
  return {
    table: row.table_id,
    round: row.round,
    game: row.game,
    endedAt: Number(row.ended_at),
    rated: Number(row.rated) === 1,
    names,
    scores: JSON.parse(row.scores),
    won: !drawn && winners.includes(row.seat),
    drawn,
    seat: row.seat,
  };
}
