import type { Who } from './who.ts';
import type { Snapshot } from './wire.ts';

/** The games that were played to their end at a table since its evening began. */
export type Tally = Snapshot['tally'];
/** One of them: who took part, and on which place. */
export type TallyGame = Tally['games'][number];
type TallyPlayer = TallyGame['players'][number];
type TallySum = Tally['earlier'][number];

export const NO_TALLY: Tally = { games: [], earlier: [] };

/** How many games are told one by one; of those before them the sums stay. */
const MAX_GAMES = 24;
/** After so long without a game another evening begins. */
const EVENING_GAP_MS = 4 * 3_600_000;

/** A person is counted by who they are, bots by their level. */
const keyOf = ({ person, name }: Pick<TallyPlayer, 'person' | 'name'>): string => person ?? name;

/** One more game. The oldest goes into the sums where there are too many to tell. */
export function withGame({ games, earlier }: Tally, game: TallyGame): Tally {
  const all = [...games, game];
  const gone = all.slice(0, -MAX_GAMES);
  return {
    games: all.slice(-MAX_GAMES),
    earlier: gone.length === 0 ? earlier : sumsOf({ games: gone, earlier }),
  };
}

/** What is left of the tally when a game begins now: people who meet the next day begin anew. */
export const tallyFrom = (tally: Tally, now: number): Tally =>
  now - (tally.games.at(-1)?.at ?? now) > EVENING_GAP_MS ? NO_TALLY : tally;

export const hasPart = ({ games, earlier }: Tally, person: string): boolean =>
  earlier.some((sum) => sum.person === person) ||
  games.some(({ players }) => players.some((one) => one.person === person));

/** Somebody has deleted themselves: what they won stays without a name. */
export function tallyWithout({ games, earlier }: Tally, { id, name, avatar }: Who): Tally {
  const without = <T extends { readonly person: string | null }>(one: T): T =>
    one.person === id ? { ...one, name, avatar } : one;
  return {
    games: games.map((game) => ({ ...game, players: game.players.map(without) })),
    earlier: earlier.map(without),
  };
}

/** Points for leaving everybody behind. */
const WHOLE = 10;

/** Ten points times the share of people left behind, by seat; bots have none and do not count. */
export function pointsOf({
  players,
}: {
  readonly players: readonly Pick<TallyPlayer, 'person' | 'place'>[];
}): (number | null)[] {
  const people = players.filter(({ person }) => person !== null);
  return players.map(({ person, place }) => {
    if (person === null) return null;
    const behind = people.filter((other) => other.place > place).length;
    return people.length < 2 ? 0 : Math.round((WHOLE * behind) / (people.length - 1));
  });
}

/** Everybody who took part, with how many games they played and won, and their points. */
function sumsOf({ games, earlier }: Tally): TallySum[] {
  const sums = new Map<string, TallySum>(earlier.map((sum) => [keyOf(sum), sum]));
  for (const game of games) {
    const points = pointsOf(game);
    game.players.forEach(({ place, ...who }, seat) => {
      const before = sums.get(keyOf(who)) ?? { games: 0, wins: 0, points: 0 };
      sums.set(keyOf(who), {
        ...who,
        games: before.games + 1,
        wins: before.wins + (place === 1 ? 1 : 0),
        points: before.points + (points[seat] ?? 0),
      });
    });
  }
  return [...sums.values()];
}

/** How many games somebody has played this evening. */
export const gamesOf = (tally: Tally, person: string): number =>
  sumsOf(tally).find((sum) => sum.person === person)?.games ?? 0;

/** Where somebody stands after the games of an evening. */
export interface TallyRow extends Omit<TallySum, 'points'> {
  /** 1 is first; equals share a place. Bots have none. */
  readonly place: number | null;
  /** By game that is told, 0 where they did not take part. */
  readonly places: readonly number[];
  /** Null for a bot. */
  readonly points: number | null;
}

/**
 * Everybody who took part: the most points first, then the most wins, then the better place in the last game; who is equal in
 * all shares a place. Bots of one level share a line at the end.
 */
export function standingsOf(tally: Tally): TallyRow[] {
  const rows = sumsOf(tally).map((sum) => ({
    ...sum,
    points: sum.person === null ? null : sum.points,
    places: tally.games.map(
      ({ players }) => players.find((one) => keyOf(one) === keyOf(sum))?.place ?? 0,
    ),
  }));
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    (b.points ?? -1) - (a.points ?? -1) || b.wins - a.wins || lastOf(a) - lastOf(b) || 0;
  const sorted = rows.sort(better);
  return sorted.map((row) => ({
    ...row,
    place: row.person === null ? null : 1 + sorted.filter((one) => better(one, row) < 0).length,
  }));
}

/** Whoever missed the last game stands behind all who played it. */
const lastOf = ({ places }: Pick<TallyRow, 'places'>): number => places.at(-1) || MAX_GAMES;

/** A cup of so many games: how many are still to come, and how it stands. Null once later games have pushed it away. */
export function cupOf(
  tally: Tally,
  size: number,
): { readonly left: number; readonly rows: TallyRow[] } | null {
  if (tally.earlier.length > 0) return null;
  const games = tally.games.slice(0, size);
  return { left: size - games.length, rows: standingsOf({ games, earlier: [] }) };
}
