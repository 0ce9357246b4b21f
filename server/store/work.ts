import { NO_NAME, type Entry } from '@tischlein/table';
import { enterRatings } from './ratings.ts';
import type { FinishedRecord, Query, TableRecord } from './queries.ts';
import type {
  Finished,
  Outcome,
  Person,
  PersonPage,
  Rating,
  Store,
  TableRow,
  Written,
} from './store.ts';

export type Value = string | number | null;

/** One open transaction of either database. */
export interface Session {
  all<T>(query: Query, ...values: Value[]): Promise<T[]>;
  /** Answers how many rows it changed. */
  run(query: Query, ...values: Value[]): Promise<number>;
  /** The clock that all nodes of this store share. */
  now(): Promise<number>;
}

/** What a store does, in the words of its statements; each runs in one transaction. */
export type Work = {
  readonly [M in Exclude<keyof Store, 'append' | 'check' | 'close'>]: (
    session: Session,
    ...args: Parameters<Store[M]>
  ) => ReturnType<Store[M]>;
};

/** Instead of a limit. */
const ALL = 1_000_000;

export type Method = keyof Work;

/** The entries of one table, if nobody was faster. */
export async function appendTo(session: Session, append: Written): Promise<'stored' | 'taken'> {
  const { table, seq, bodies, row } = append;
  for (const [i, body] of bodies.entries()) {
    const added = await session.run('addEntry', table, seq + i, body);
    // Numbers are given without gaps: where the first is free, the others are.
    if (i === 0 && added === 0) return 'taken';
  }
  await noteSeated(session, append);
  if (row) await putRow(session, row);
  return 'stored';
}

export async function noteSeated(session: Session, { table, seated }: Written): Promise<void> {
  for (const person of seated) await session.run('addSeated', person, table);
}

export async function putRow(session: Session, row: TableRow): Promise<void> {
  const { table, game, phase, listed, dueAt, changedAt, names } = row;
  const values = [listed ? 1 : 0, dueAt, changedAt, JSON.stringify(names)] as const;
  await session.run('putRow', table, game, phase, ...values);
}

export const WORK: Work = {
  async read(session, table, after) {
    const rows = await session.all<{ body: string }>('entries', table, after);
    return rows.map(({ body }) => JSON.parse(body) as Entry);
  },
  async heads(session, tables) {
    const heads = new Map<string, number>();
    for (const table of tables) {
      const [row] = await session.all<{ seq: number | null }>('head', table);
      if (row?.seq != null) heads.set(table, Number(row.seq));
    }
    return heads;
  },
  async listed(session, limit) {
    return (await session.all<TableRecord>('listed', limit)).map(rowOf);
  },
  async claimDue(session, late, lease, limit) {
    const now = await session.now();
    const rows = await session.all<{ id: string }>('claimDue', now + lease, now - late, now, limit);
    return rows.map(({ id }) => id);
  },
  async setDue(session, table, at) {
    await session.run('setDue', at, table);
  },

  async addPerson(session, { id, name, language }, tokenHash, at) {
    await session.run('addPerson', id, name, language, at);
    await session.run('addToken', tokenHash, id);
  },
  async personByToken(session, tokenHash) {
    const [found] = await session.all<Person>('personByToken', tokenHash);
    return found ? personOf(found) : null;
  },
  async savePerson(session, { id, name, language }, at) {
    await session.run('savePerson', name, language, at, id);
  },
  async seatedAt(session, person) {
    const rows = await session.all<{ table_id: string }>('seatedAt', person);
    return rows.map(({ table_id }) => table_id);
  },
  async forgetPerson(session, id) {
    // Rows are locked in one order everywhere, or two would wait for each other in a circle.
    const seated = await session.all<{ table_id: string }>('seatedAt', id);
    for (const { table_id } of seated.sort(byTable)) await forgetAt(session, table_id, id);
    const played = (await session.all<FinishedRecord>('outcomes', id, ALL)).sort(byTable);
    for (const { table_id, round, seat } of played) {
      const [texts] = await session.all<FinishedTexts>('finishedTexts', table_id, round);
      const { names, record } = withoutName(texts!, seat);
      await session.run('renamed', names, record, table_id, round);
    }
    for (const query of [
      'forgetTokens',
      'forgetRecoveries',
      'forgetSeated',
      'forgetPlayed',
      'forgetRatings',
      'forgetPerson',
    ] as const)
      await session.run(query, id);
    for (const { table_id, round } of played) await session.run('forgetAlone', table_id, round);
  },
  async addRecovery(session, hash, person, until) {
    await session.run('addRecovery', hash, person, until);
  },
  async recover(session, hash, tokenHash, now) {
    const [found] = await session.all<{ person: string }>('recover', hash, now);
    if (!found) return null;
    await session.run('addToken', tokenHash, found.person);
    const [person] = await session.all<Person>('person', found.person);
    return person ? personOf(person) : null;
  },

  async finish(session, finished) {
    const { table, round, game, endedAt, players, scores, winners, ranks } = finished;
    let texts = { names: JSON.stringify(players.map(({ name }) => name)), record: finished.record };
    // Who has deleted themselves meanwhile is nobody here any more.
    const known: (string | null)[] = [];
    for (const [seat, { person }] of players.entries()) {
      const isHere = person !== null && (await session.all('person', person)).length > 0;
      known.push(isHere ? person : null);
      if (person !== null && !isHere) texts = withoutName(texts, seat);
    }
    // A game goes with the last of its people, also where its table is looked at once more.
    if (known.every((person) => person === null)) return;
    const { names, record } = texts;
    const results = [JSON.stringify(scores), JSON.stringify(winners)] as const;
    const values = [table, round, game, endedAt, ranks ? 1 : 0, names, ...results, record] as const;
    if ((await session.run('finish', ...values)) === 0) return;
    for (const [seat, person] of known.entries())
      if (person !== null) await session.run('addPlayed', person, table, round, seat);
    if (ranks) await enterRatings(session, game, known, ranks);
  },
  async record(session, table, round) {
    const [found] = await session.all<{ record: string }>('record', table, round);
    return found?.record ?? null;
  },
  async hasPlayed(session, person, table, round) {
    return (await session.all('hasPlayed', person, table, round)).length > 0;
  },
  async page(session, id, limit): Promise<PersonPage | null> {
    const [person] = await session.all<Person>('person', id);
    if (!person) return null;
    const outcomes = await session.all<FinishedRecord>('outcomes', id, limit);
    const ratings = await session.all<Rating>('ratings', id);
    return {
      person: personOf(person),
      outcomes: outcomes.map(outcomeOf),
      ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, mu, sigma, games })),
    };
  },
  async sweep(session, before, limit) {
    const oldest = await session.all<{ id: string }>('oldest', before, limit);
    for (const { id } of oldest) {
      if ((await session.run('sweepTable', id, before)) === 0) continue;
      await session.run('sweepSeated', id);
      await session.run('sweepEntries', id);
    }
    await session.run('sweepRecoveries', await session.now());
    const quiet = await session.all<{ id: string }>('quietPeople', before, limit);
    for (const { id } of quiet) {
      if ((await session.run('sweepPerson', id, before)) === 0) continue;
      await session.run('forgetTokens', id);
      await session.run('forgetRecoveries', id);
    }
    return oldest.length + quiet.length;
  },
  async isHere(session, person) {
    return (await session.all('person', person)).length > 0;
  },
};

/** The journal of a table and its line in the list with a dash for what this person called themselves there. */
async function forgetAt(session: Session, table: string, person: string): Promise<void> {
  const gone = new Set<string>();
  for (const { seq, body } of await session.all<{ seq: number; body: string }>('sitting', table)) {
    const entry = JSON.parse(body) as Extract<Entry, { e: 'sat' }>;
    if (entry.person !== person) continue;
    gone.add(entry.name);
    await session.run('rewrite', JSON.stringify({ ...entry, name: NO_NAME }), table, seq);
  }
  const [row] = await session.all<{ names: string }>('tableNames', table);
  if (!row) return;
  const names = (JSON.parse(row.names) as TableRow['names']).map((name) =>
    name !== null && gone.has(name) ? NO_NAME : name,
  );
  await session.run('renameTable', JSON.stringify(names), table);
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

const personOf = ({ id, name, language }: Person): Person => ({ id, name, language });

const rowOf = (row: TableRecord): TableRow => ({
  table: row.id,
  game: row.game,
  phase: row.phase,
  listed: Number(row.listed) === 1,
  dueAt: row.due_at === null ? null : Number(row.due_at),
  changedAt: Number(row.changed_at),
  names: JSON.parse(row.names),
});

const outcomeOf = (row: FinishedRecord): Outcome => ({
  table: row.table_id,
  round: row.round,
  game: row.game,
  endedAt: Number(row.ended_at),
  rated: Number(row.rated) === 1,
  names: JSON.parse(row.names),
  scores: JSON.parse(row.scores),
  won: (JSON.parse(row.winners) as Finished['winners']).includes(row.seat),
  seat: row.seat,
});
