import type { Bot, JsonObject, View } from '@tischlein/kit';
import type { GameHeuristics } from './search/heuristics.ts';

/** What a person is offered, from the mildest to the strongest. The registry also holds players for measuring only. */
export const LEVELS = ['beginner', 'easy', 'medium', 'skilled', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A number of a level at a table of two, and at larger ones, where luck leaves less room between the levels. */
export interface ByTable {
  readonly two: number;
  readonly many: number;
}

export const atTable = (number: number | ByTable, { seats }: View): number =>
  typeof number === 'number' ? number : seats === 2 ? number.two : number.many;

/** At large tables rounds are long and hands are full. */
const FEW = 4;

/** What the search of a level may spend; the other levels do not count. */
export function budgetOf(most: number, level: string, seats: number): number {
  if (level !== 'hard') return 0;
  return seats > FEW ? most / 4 : most;
}

/** What a bot of this level thinks with where nobody says otherwise. */
export const usualBudget = ({ heuristics }: GameBots, level: string, seats: number): number =>
  budgetOf(heuristics.budget, level, seats);

/** The bot that sits down where nobody said which. */
export const USUAL_LEVEL = 'medium';

/** The players of one game. */
export interface GameBots {
  /** What its search is told beyond the rules. */
  readonly heuristics: GameHeuristics;
  readonly levels: { readonly [level: string]: Bot };
  /** Plays many of its moves at random: the company in which the effects of house rules are measured, and no level. */
  readonly careless?: Bot;
  /** Levels that want to know what their seat has seen of the game. */
  readonly remembering?: readonly string[];
  /** House rules they are rated under, where one game of the usual kind is mostly luck. */
  readonly rated?: JsonObject;
}

/** Whether this bot wants to know what its seat has seen of the game (`start` and `history` of the question). */
export const remembers = (bots: GameBots, level: string): boolean =>
  bots.remembering?.includes(level) ?? false;

/** The seats whose bots want to know it. */
export const seatsThatRemember = (bots: GameBots, levels: readonly string[]): number[] =>
  levels.flatMap((level, seat) => (remembers(bots, level) ? [seat] : []));

/** The same bot with milliseconds for a budget, and never more than `most` iterations. */
export const timed =
  (bot: Bot, most: number, now: () => number): Bot =>
  (ask, random) => {
    const end = now() + ask.budget;
    return bot({ ...ask, budget: most }, random, () => (end - now()) / ask.budget);
  };

/** A game's bots by level, with budgets in milliseconds of this clock. */
export function byClock({ heuristics, levels }: GameBots, now: () => number): GameBots['levels'] {
  const { hard } = levels;
  const most = budgetOf(heuristics.budget, 'hard', 2);
  return { ...levels, ...(hard && { hard: timed(hard, most, now) }) };
}
