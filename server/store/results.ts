import type { ShownPerson } from '@tischlein/api';
import type { ShownDay } from '@tischlein/api/days';
import { withoutName } from './forgetting.ts';
import { enterForGroup } from './groups.ts';
import { personIn } from './people.ts';
import { NEWCOMER, rated, type Skill } from './skill.ts';
import { firstOf, isAny, reads, writes, type Transaction } from './transaction.ts';

/** A finished game, to be entered once for everyone who played it. */
export interface Finished {
  readonly table: string;
  readonly round: number;
  readonly game: string;
  readonly endedAt: number;
  readonly players: readonly { readonly person: string | null; readonly name: string }[];
  readonly scores: readonly number[];
  readonly record: string;
  /** By seat; null where the game was stopped. */
  readonly places: readonly number[] | null;
  /** The ratings follow from the places. */
  readonly rated: boolean;
  /** No more games of one kind between the same two people are rated in a day. */
  readonly mostRated: number;
}

/** A finished game in the database. */
export interface FinishedRecord {
  readonly table_id: string;
  readonly round: number;
  readonly game: string;
  readonly ended_at: number;
  readonly rated: number;
  readonly names: string;
  readonly scores: string;
  readonly places: string;
  readonly record: string;
  readonly seat: number;
}

/** How somebody did on a day. */
type DayResult = NonNullable<ShownDay['mine']>;

/** A first try of a day, checked. The record names nobody. */
export interface PlayedDay extends DayResult {
  readonly day: string;
  readonly person: string;
  readonly record: string;
  readonly at: number;
}

const DAY_MS = 86_400_000;
/** Whoever has met this many others tells as much of who plays them as anybody. */
const KNOWN_AFTER = 4;
/** What a result against somebody counts who has met nobody else. */
const STRANGER_COUNTS = 0.1;

/** Whose seat each is: null for bots, and for those who are not here any more. */
type Seated = readonly (string | null)[];

export const outcomesOf = (tx: Transaction, person: string, limit: number) =>
  tx.all<FinishedRecord>`
    SELECT finished.*, played.seat FROM played JOIN finished
    ON finished.table_id = played.table_id AND finished.round = played.round
    WHERE played.person = ${person} ORDER BY finished.ended_at DESC LIMIT ${limit}`;

/** A finished game as others are told of it. */
export const gameFrom = (row: FinishedRecord) => ({
  table: row.table_id,
  round: row.round,
  game: row.game,
  endedAt: row.ended_at,
  names: JSON.parse(row.names) as string[],
  scores: JSON.parse(row.scores) as number[],
  places: JSON.parse(row.places) as number[] | null,
});

/** Results of a day; 1 stands for yes in `won`: databases have no truth in common. */
async function withWon<T extends { won: boolean }>(
  rows: Promise<(Omit<T, 'won'> & { won: number })[]>,
): Promise<T[]> {
  return (await rows).map((row) => ({ ...row, won: row.won === 1 }) as unknown as T);
}

export const resultMethods = {
  /** Answers the group whose game it was. */
  finish: writes(async (tx, finished: Finished) => {
    const { table, round, game, endedAt, players, scores, places, rated } = finished;
    let texts = { names: JSON.stringify(players.map(({ name }) => name)), record: finished.record };
    // A person who has deleted themselves meanwhile is not named any more.
    const seated: (string | null)[] = [];
    for (const [seat, { person }] of players.entries()) {
      const isHere = person !== null && (await personIn(tx, person)) !== null;
      seated.push(isHere ? person : null);
      if (person !== null && !isHere) texts = withoutName(texts, seat);
    }
    // A game goes with the last of its people, also where its table is looked at once more.
    if (seated.every((person) => person === null)) return null;
    const isRated = rated && places !== null && !(await haveRatedEnough(tx, finished, seated));
    const weights = isRated ? await weightsOf(tx, game, seated) : [];
    const added = await tx.run`
      INSERT INTO finished (table_id, round, game, ended_at, rated, names, scores, places,
        record)
      VALUES (${table}, ${round}, ${game}, ${endedAt}, ${isRated ? 1 : 0}, ${texts.names},
        ${JSON.stringify(scores)}, ${JSON.stringify(places)}, ${texts.record})
      ON CONFLICT DO NOTHING`;
    if (added === 0) return null;
    for (const [seat, person] of seated.entries())
      if (person !== null)
        await tx.run`
          INSERT INTO played (person, table_id, round, seat)
          VALUES (${person}, ${table}, ${round}, ${seat}) ON CONFLICT DO NOTHING`;
    if (isRated) await enterRatings(tx, game, seated, { ranks: places, weights });
    return enterForGroup(tx, finished, seated);
  }),
  record: reads(async (tx, table: string, round: number) => {
    const [found] = await tx.all<{ record: string }>`
      SELECT record FROM finished WHERE table_id = ${table} AND round = ${round}`;
    return found?.record ?? null;
  }),
  hasPlayed: reads((tx, person: string, table: string, round: number) =>
    isAny(tx.all`
      SELECT 1 AS yes FROM played
      WHERE person = ${person} AND table_id = ${table} AND round = ${round}`),
  ),
  /** What a person has here: results and ratings by game. */
  page: reads(async (tx, id: string, limit: number): Promise<ShownPerson | null> => {
    const person = await personIn(tx, id);
    if (person === null) return null;
    const outcomes = (await outcomesOf(tx, id, limit)).map((row) => ({
      ...gameFrom(row),
      rated: row.rated === 1,
      seat: row.seat,
    }));
    const ratings = await tx.all<ShownPerson['ratings'][number]>`
      SELECT game, mu, sigma, games FROM ratings WHERE person = ${id}`;
    return { person: { ...person }, outcomes, ratings };
  }),

  /** False where this person already has a try of that day, or has deleted themselves. */
  addDay: writes(async (tx, { day, person, score, won, turns, record, at }: PlayedDay) => {
    const added = await tx.run`
      INSERT INTO days (day, person, score, won, turns, record, at) SELECT ${day}, id, ${score},
        ${won ? 1 : 0}, ${turns}, ${record}, ${at} FROM people WHERE id = ${person}
      ON CONFLICT DO NOTHING`;
    return added > 0;
  }),
  /** A day as a whole: how many got which score, the lowest first; and one person's own try. */
  dayOf: reads(async (tx, day: string, person: string | null) => ({
    scores: await withWon<NonNullable<ShownDay['scores']>[number]>(tx.all`
      SELECT score, won, count(*) AS people FROM days WHERE day = ${day} GROUP BY score, won
      ORDER BY score, won`),
    mine: await firstOf(
      withWon<DayResult>(tx.all`
        SELECT score, won, turns FROM days WHERE day = ${day} AND person = ${person}`),
    ),
  })),
  /** One person's days, the latest first. */
  daysOf: reads((tx, person: string, limit: number) =>
    withWon<DayResult & { day: string }>(tx.all`
      SELECT day, score, won, turns FROM days WHERE person = ${person}
      ORDER BY day DESC LIMIT ${limit}`),
  ),
  /** The best games of a day with their records; of equal ones, the earlier first. */
  bestOfDay: reads((tx, day: string, limit: number) =>
    withWon<DayResult & { record: string }>(tx.all`
      SELECT score, won, turns, record FROM days WHERE day = ${day}
      ORDER BY score DESC, won DESC, at LIMIT ${limit}`),
  ),
};

/**
 * Whether two of them have had as many rated games of this kind in a day as count: what one account can win from another
 * is bounded by that.
 */
async function haveRatedEnough(
  tx: Transaction,
  { game, endedAt, mostRated }: Finished,
  seated: Seated,
): Promise<boolean> {
  const people = seated.filter((person) => person !== null);
  for (const [i, one] of people.entries())
    for (const other of people.slice(i + 1)) {
      const [found] = await tx.all<{ games: number }>`
        SELECT count(*) AS games FROM played AS one JOIN played AS other
        ON other.table_id = one.table_id AND other.round = one.round AND other.person = ${other}
          JOIN finished ON finished.table_id = one.table_id AND finished.round = one.round
        WHERE one.person = ${one} AND finished.rated = 1 AND finished.game = ${game} AND
          finished.ended_at > ${endedAt - DAY_MS}`;
      if (found!.games >= mostRated) return true;
    }
  return false;
}

/**
 * How much the game counts for each seat: by how many people those they played have met in rated games of this kind
 * before. A browser without a cookie is somebody new at once, and beating such a one tells little.
 */
async function weightsOf(tx: Transaction, game: string, seated: Seated): Promise<number[]> {
  const met = new Map<string, ReadonlySet<string>>();
  for (const person of seated) {
    if (person === null) continue;
    const others = await tx.all<{ person: string }>`
      SELECT DISTINCT other.person FROM played AS one JOIN played AS other
      ON other.table_id = one.table_id AND other.round = one.round AND other.person <> one.person
        JOIN finished ON finished.table_id = one.table_id AND finished.round = one.round
      WHERE one.person = ${person} AND finished.rated = 1 AND finished.game = ${game}
      LIMIT ${KNOWN_AFTER + 1}`;
    met.set(person, new Set(others.map((other) => other.person)));
  }
  return seated.map((me) => {
    const opponents = [...met].filter(([person]) => person !== me);
    const counts = opponents.map(([, others]) => {
      const known = others.size - (me !== null && others.has(me) ? 1 : 0);
      return Math.min(1, known / KNOWN_AFTER);
    });
    const sum = counts.reduce((all, count) => all + Math.max(STRANGER_COUNTS, count), 0);
    return sum / Math.max(1, counts.length);
  });
}

/**
 * Counts a game for everybody who played it and is still here. In one order for all, so that two games that end at once
 * never wait for each other in a circle.
 */
async function enterRatings(
  tx: Transaction,
  game: string,
  seated: Seated,
  { ranks, weights }: { readonly ranks: readonly number[]; readonly weights: readonly number[] },
): Promise<void> {
  const before: Skill[] = seated.map(() => NEWCOMER);
  const inOrder = seated
    .flatMap((person, seat) => (person === null ? [] : { person, seat }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
  for (const { person, seat } of inOrder) {
    // The row is locked until the transaction ends: of two games that end at once the second sees the first.
    const [found] = await tx.all<Skill>`
      INSERT INTO ratings (person, game, mu, sigma, games)
      VALUES (${person}, ${game}, ${NEWCOMER.mu}, ${NEWCOMER.sigma}, 1)
      ON CONFLICT (person, game) DO UPDATE SET games = ratings.games + 1 RETURNING mu, sigma`;
    before[seat] = found!;
  }
  const after = rated(before, ranks);
  for (const { person, seat } of inOrder) {
    const between = (what: keyof Skill): number =>
      before[seat]![what] + weights[seat]! * (after[seat]![what] - before[seat]![what]);
    await tx.run`
      UPDATE ratings SET mu = ${between('mu')}, sigma = ${between('sigma')}
      WHERE person = ${person} AND game = ${game}`;
  }
}
