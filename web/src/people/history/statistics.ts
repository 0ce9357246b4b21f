import type { SeatInfo } from '../../games/props.ts';
import { hasWon, type Finished } from '../../table/finished/finished.ts';
import { playerInfos } from '../../table/names.ts';

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

/** Whom one played against, each with a face, and the games won there: most played first. */
export function byOpponent(games: readonly Finished[]) {
  const found = new Map<string, { readonly info: SeatInfo; readonly played: Finished[] }>();
  for (const game of games)
    playerInfos(game.seats).forEach((info, seat) => {
      if (seat === game.me) return;
      const key = `${info.name} ${info.bot}`;
      const known = found.get(key) ?? { info, played: [] };
      found.set(key, { info, played: [...known.played, game] });
    });
  return [...found.values()]
    .map(({ info, played }) => ({ info, tally: tally(played) }))
    .sort((a, b) => b.tally.games - a.tally.games);
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

/** Each name with how often it is there, most often first. */
export function mostOften(names: readonly string[]) {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .map(([name, count]) => ({ name, times: count }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name));
}
