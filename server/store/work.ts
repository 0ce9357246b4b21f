import type { Entry } from '@tischlein/table';
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
const NO_NAME = '–';

export type Method = keyof Work;

/** The entries of one table, if nobody was faster. */
export async function appendTo(
  session: Session,
  { table, seq, bodies, row }: Written,
): Promise<'stored' | 'taken'> {
  for (const [i, body] of bodies.entries()) {
    const added = await session.run('addEntry', table, seq + i, body);
    // Numbers are given without gaps: where the first is free, the others are.
    if (i === 0 && added === 0) return 'taken';
  }
  if (row) await putRow(session, row);
  return 'stored';
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
  async claimDue(session, now, lease, limit) {
    const rows = await session.all<{ id: string }>('claimDue', now + lease, now, now, limit);
    return rows.map(({ id }) => id);
  },

  async addPerson(session, { id, name, language }, tokenHash, at) {
    await session.run('addPerson', id, name, language, at);
    await session.run('addToken', tokenHash, id);
  },
  async personByToken(session, tokenHash) {
    const [found] = await session.all<Person>('personByToken', tokenHash);
    return found ? personOf(found) : null;
  },
  async savePerson(session, { id, name, language }) {
    await session.run('savePerson', name, language, id);
  },
  async forgetPerson(session, id) {
    for (const row of await session.all<FinishedRecord>('outcomes', id, ALL)) {
      const { names, record } = withoutName(row);
      await session.run('renamed', names, record, row.table_id, row.round);
    }
    for (const query of [
      'forgetTokens',
      'forgetRecoveries',
      'forgetPlayed',
      'forgetRatings',
      'forgetPerson',
    ] as const)
      await session.run(query, id);
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
    const { table, round, game, endedAt, rated, players, scores, winners, record, ratings } =
      finished;
    const names = JSON.stringify(players.map(({ name }) => name));
    const results = [JSON.stringify(scores), JSON.stringify(winners)] as const;
    const values = [table, round, game, endedAt, rated ? 1 : 0, names, ...results, record] as const;
    if ((await session.run('finish', ...values)) === 0) return;
    for (const [seat, { person }] of players.entries()) {
      if (person === null) continue;
      await session.run('addPlayed', person, table, round, seat);
      const rating = ratings[seat];
      if (rating)
        await session.run('putRating', person, game, rating.mu, rating.sigma, rating.games);
    }
  },
  async record(session, table, round) {
    const [found] = await session.all<{ record: string }>('record', table, round);
    return found?.record ?? null;
  },
  async hasPlayed(session, person, table) {
    return (await session.all('hasPlayed', person, table)).length > 0;
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
  async ratings(session, people, game) {
    const found = new Map<string, Rating>();
    for (const person of people) {
      const [rating] = await session.all<Rating>('rating', person, game);
      if (rating) found.set(person, rating);
    }
    return found;
  },
  async sweep(session, before, limit) {
    const oldest = await session.all<{ id: string }>('oldest', before, limit);
    for (const { id } of oldest) {
      await session.run('sweepEntries', id);
      await session.run('sweepTable', id);
    }
    return oldest.length;
  },
};

/** The finished game with a dash for the name of this seat, in the list and in the record. */
function withoutName({ names, record, seat }: FinishedRecord): { names: string; record: string } {
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
