import { reads, type Transaction } from './transaction.ts';
import { V, type Sql } from './sql.ts';

/** How somebody did on a day. */
export interface DayResult {
  readonly score: number;
  readonly won: boolean;
  readonly turns: number;
}

/** A first try of a day, checked. The record names nobody. */
interface PlayedDay extends DayResult {
  readonly day: string;
  readonly person: string;
  readonly record: string;
  readonly at: number;
}

/** A day as a whole: how many got which score, the lowest first; and one person's own try. */
export interface DaySight {
  readonly scores: readonly {
    readonly score: number;
    readonly won: boolean;
    readonly people: number;
  }[];
  readonly mine: DayResult | null;
}

export interface DayStore {
  /** False where this person already has a try of that day, or has deleted themselves. */
  addDay(played: PlayedDay): Promise<boolean>;
  dayOf(day: string, person: string | null): Promise<DaySight>;
  /** One person's days, the latest first. */
  daysOf(person: string, limit: number): Promise<readonly (DayResult & { readonly day: string })[]>;
  /** The best games of a day with their records; of equal ones, the earlier first. */
  bestOfDay(
    day: string,
    limit: number,
  ): Promise<readonly (DayResult & { readonly record: string })[]>;
}

export const dayStatements = (sql: Sql) =>
  ({
    // Only for somebody who is still here: who deletes themselves leaves no result behind.
    addDay: sql`INSERT INTO days (day, person, score, won, turns, record, at)
      SELECT ${V}, id, ${V}, ${V}, ${V}, ${V}, ${V} FROM people WHERE id = ${V} ON CONFLICT DO NOTHING`,
    dayScores: sql`SELECT score, won, count(*) AS people FROM days WHERE day = ${V} GROUP BY score, won ORDER BY score, won`,
    dayMine: sql`SELECT score, won, turns FROM days WHERE day = ${V} AND person = ${V}`,
    daysOf: sql`SELECT day, score, won, turns FROM days WHERE person = ${V} ORDER BY day DESC LIMIT ${V}`,
    bestOfDay: sql`SELECT score, won, turns, record FROM days WHERE day = ${V} ORDER BY score DESC, won DESC, at LIMIT ${V}`,
    forgetDays: sql`DELETE FROM days WHERE person = ${V}`,
    sweepDays: sql`DELETE FROM days WHERE at < ${V}`,
  }) as const;

interface DayRow {
  readonly score: number;
  readonly won: number;
  readonly turns: number;
}
const resultOf = ({ score, won, turns }: DayRow): DayResult => ({
  score: Number(score),
  won: Number(won) === 1,
  turns: Number(turns),
});

export const dayMethods = {
  async addDay(transaction, { day, person, score, won, turns, record, at }) {
    const values = [day, score, won ? 1 : 0, turns, record, at, person] as const;
    return (await transaction.run('addDay', ...values)) > 0;
  },
  dayOf: reads(async (transaction, day, person) => {
    const scores = await transaction.all<DayRow & { readonly people: number }>('dayScores', day);
    const [mine] = person === null ? [] : await transaction.all<DayRow>('dayMine', day, person);
    return {
      scores: scores.map(({ score, won, people }) => ({
        score: Number(score),
        won: Number(won) === 1,
        people: Number(people),
      })),
      mine: mine ? resultOf(mine) : null,
    };
  }),
  daysOf: reads(async (transaction, person, limit) => {
    const rows = await transaction.all<DayRow & { readonly day: string }>('daysOf', person, limit);
    return rows.map((row) => ({ day: row.day, ...resultOf(row) }));
  }),
  bestOfDay: reads(async (transaction, day, limit) => {
    const rows = await transaction.all<DayRow & { readonly record: string }>(
      'bestOfDay',
      day,
      limit,
    );
    return rows.map((row) => ({ ...resultOf(row), record: row.record }));
  }),
} satisfies {
  readonly [M in keyof DayStore]: (
    transaction: Transaction,
    ...args: Parameters<DayStore[M]>
  ) => ReturnType<DayStore[M]>;
};
