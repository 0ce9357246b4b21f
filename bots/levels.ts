import type { Bot, JsonObject, View } from '@tischlein/kit';
import type { GameHeuristics } from './search/index.ts';

/** What a person is offered, from the mildest to the strongest. The registry also holds players for measuring only. */
export const LEVELS = ['beginner', 'easy', 'medium', 'skilled', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Fewer levels: in MOW a random bot is nearly as good as the weakest, in UNO luck blurs small steps. */
const FEWER: { readonly [game: string]: readonly Level[] } = {
  mow: ['easy', 'medium', 'skilled', 'hard'],
  uno: ['beginner', 'easy', 'medium', 'hard'],
};

export const levelsOf = (game: string): readonly Level[] => FEWER[game] ?? LEVELS;

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
