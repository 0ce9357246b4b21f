import type { Bot } from '@tischlein/kit';
import { byClock } from './by-clock.ts';
import { budgetOf, type GameBots } from './levels.ts';
import { mowBots } from './mow-bots.ts';
import { reckoner, searcher, type Reckon, type Taste } from './search/index.ts';
import { unoBots } from './uno-bots.ts';
import { uwoBots } from './uwo-bots.ts';

export { searcher, type Taste };
export { LEVELS, USUAL_LEVEL, type GameBots, type Level } from './levels.ts';

const known: { readonly [game: string]: GameBots } = { mow: mowBots, uno: unoBots, uwo: uwoBots };

const ofEach = <T>(what: (bots: GameBots) => T): { readonly [game: string]: T } =>
  Object.fromEntries(Object.entries(known).map(([game, bots]) => [game, what(bots)]));

/** By game, what its search is told beyond the rules. */
export const tastes: { readonly [game: string]: Taste } = ofEach(({ taste }) => taste);

/** What the bots of a game think with where nobody says otherwise. */
export const usualBudget = (game: string, level: string, seats: number): number =>
  budgetOf(tastes[game]?.budget ?? 0, level, seats);

/** By game, then by level. */
export const bots: { readonly [game: string]: { readonly [level: string]: Bot } } = ofEach(
  ({ levels }) => levels,
);

/** The same, but a budget is in milliseconds of this clock: for tables that people wait at. */
export const botsByClock = (now: () => number): typeof bots =>
  ofEach((found) => byClock(found, now));

/** By game: each seat's chance to win, reckoned by the strongest bot from what that seat can see. */
export const reckoners: { readonly [game: string]: Reckon } = ofEach(({ taste }) =>
  reckoner(taste),
);
