import type { Bot } from '@tischlein/kit';
import { byClock, timed } from './by-clock.ts';
import { budgetOf, type GameBots } from './levels.ts';
import { mowBots } from './mow-bots.ts';
import { searcher, tuningOf, type GameHeuristics } from './search/index.ts';
import { unoBots } from './uno-bots.ts';
import { uwoBots } from './uwo-bots.ts';

export { searcher, timed, tuningOf, type GameHeuristics };
export type { FeatureSink, MoveFeatures } from './search/move-weights.ts';
export { usualBots } from './plain-bots.ts';
export { LEVELS, levelsOf, USUAL_LEVEL, type GameBots, type Level } from './levels.ts';

/** By game, all there is of its players. */
export const gameBots: { [game: string]: GameBots } = {};

/** By game, what its search is told beyond the rules. */
export const heuristicsByGame: { [game: string]: GameHeuristics } = {};

/** By game, then by level. */
export const bots: { [game: string]: { readonly [level: string]: Bot } } = {};

/** Whether this bot wants to know what its seat has seen of the game (`start` and `history` of the question). */
export const remembers = (game: string, level: string): boolean =>
  gameBots[game]?.remembering?.includes(level) ?? false;

/** The seats whose bots want to know it. */
export const seatsThatRemember = (game: string, levels: readonly string[]): number[] =>
  levels.flatMap((level, seat) => (remembers(game, level) ? [seat] : []));

/** The bots of one more game. */
export function addBots(game: string, all: GameBots): void {
  gameBots[game] = all;
  heuristicsByGame[game] = all.heuristics;
  bots[game] = all.levels;
}

addBots('mow', mowBots);
addBots('uno', unoBots);
addBots('uwo', uwoBots);

/** What the bots of a game think with where nobody says otherwise. */
export const usualBudget = (game: string, level: string, seats: number): number =>
  budgetOf(heuristicsByGame[game]?.budget ?? 0, level, seats);

/** All bots, but a budget is in milliseconds of this clock: for tables that people wait at. */
export const botsByClock = (
  now: () => number,
): { readonly [game: string]: { readonly [level: string]: Bot } } =>
  Object.fromEntries(
    Object.entries(bots).map(([game, levels]) => [
      game,
      byClock({ heuristics: heuristicsByGame[game]!, levels }, now),
    ]),
  );
