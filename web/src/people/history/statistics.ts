import { hasWon, kindOf, type Finished, type Kind } from '../../table/finished/finished.ts';

export interface GamesWon {
  readonly games: number;
  readonly won: number;
  /** The share that luck alone would win: one divided by the number of players. */
  readonly luck: number;
}

/** What counts: one's own games, played by oneself from the deal to the end. */
export const counted = (games: readonly Finished[]): Finished[] =>
  games.filter(({ me, from }) => me !== null && from === undefined).sort((a, b) => a.at - b.at);

/** Newest first. Of a game with people, the server knows how it ended and this device what was given away. */
export function joined(here: readonly Finished[], far: readonly Finished[]): Finished[] {
  const known = new Map(here.map((game) => [game.id, game]));
  for (const game of far) known.set(game.id, { ...known.get(game.id), ...game });
  return [...known.values()].sort((a, b) => b.at - a.at);
}

export const tally = (games: readonly Finished[]): GamesWon => ({
  games: games.length,
  won: games.filter(hasWon).length,
  luck: games.reduce((sum, { seats }) => sum + 1 / seats.length, 0),
});

/** The longest row of wins, and the one at the end. */
export function streaks(games: readonly Finished[]) {
  let [best, now] = [0, 0];
  for (const game of games) {
    now = hasWon(game) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}

/** By whom one played against, in the given order; what is not named in it comes last. */
export function byKind(games: readonly Finished[], order: readonly Kind[]) {
  const kinds = new Map<Kind, Finished[]>();
  for (const game of games) {
    const kind = kindOf(game);
    kinds.set(kind, [...(kinds.get(kind) ?? []), game]);
  }
  const rank = (kind: Kind): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...kinds]
    .map(([kind, played]) => ({ kind, tally: tally(played) }))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.kind.localeCompare(b.kind));
}

/** How many games one point of the curve looks back on. */
const WINDOW = 10;

/** How wins went: at each game, the share of the last ten, and what luck would have won of them. */
export const overTime = (games: readonly Finished[]) =>
  games.map(({ at }, i) => {
    const { games: played, won, luck } = tally(games.slice(Math.max(0, i - WINDOW + 1), i + 1));
    return { at, share: won / played, luck: luck / played };
  });

/** What reviewed games gave away, one after the other, and their mean; null where none was reviewed. */
export function givenAway(games: readonly Finished[]) {
  const points = games.flatMap(({ given }) => given ?? []);
  if (points.length === 0) return null;
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  return { games: points.length, points, mean };
}
