import type { Bot } from '@tischlein/kit';
import { timed } from './calibrate.ts';
import { careless } from './careless.ts';
import { budgetOf } from './levels.ts';
import { mowTaste } from './mow-taste.ts';
import { mowThumb } from './mow.ts';
import { randomBot } from './random.ts';
import { reckoner, searcher, type Reckon, type Taste } from './search/index.ts';
import { seesWins } from './search/sees.ts';
import { forgetful } from './uno-forgetful.ts';
import { unoTaste } from './uno-taste.ts';
import { unoThumb } from './uno.ts';
import { uwoTaste } from './uwo-taste.ts';
import { uwoThumb } from './uwo.ts';

export { searcher };
export { LEVELS, type Level } from './levels.ts';

/** By game, what its search is told beyond the rules. */
export const tastes: { readonly [game: string]: Taste } = {
  mow: mowTaste,
  uno: unoTaste,
  uwo: uwoTaste,
};

/** What the bots of a game think with where nobody says otherwise. */
export const usualBudget = (game: string, level: string, seats: number): number =>
  budgetOf(tastes[game]?.budget ?? 0, level, seats);

/** By game, then by level. */
export const bots: { readonly [game: string]: { readonly [level: string]: Bot } } = {
  mow: {
    random: randomBot,
    easy: careless(mowThumb, 40),
    medium: seesWins(mowTaste.game, mowThumb),
    hard: seesWins(mowTaste.game, searcher(mowTaste)),
  },
  uno: {
    random: randomBot,
    easy: forgetful(careless(unoThumb, 25), 30),
    medium: seesWins(unoTaste.game, unoThumb),
    hard: seesWins(unoTaste.game, searcher(unoTaste)),
  },
  uwo: {
    random: randomBot,
    easy: careless(uwoThumb, 40),
    medium: seesWins(uwoTaste.game, uwoThumb),
    hard: seesWins(uwoTaste.game, searcher(uwoTaste)),
  },
};

/** The same, but a budget is in milliseconds of this clock: for tables that people wait at. */
export const botsByClock = (now: () => number): typeof bots =>
  Object.fromEntries(
    Object.entries(bots).map(([game, { hard, ...others }]) => [
      game,
      { ...others, ...(hard && { hard: timed(hard, usualBudget(game, 'hard', 2), now) }) },
    ]),
  );

/** By game: each seat's chance to win, reckoned by the strongest bot from what that seat can see. */
export const reckoners: { readonly [game: string]: Reckon } = Object.fromEntries(
  Object.entries(tastes).map(([game, taste]) => [game, reckoner(taste)]),
);

/** Who sits down where nobody said which bot. */
export const USUAL_LEVEL = 'medium';
