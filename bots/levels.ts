import type { Bot } from '@tischlein/kit';
import type { Taste } from './search/index.ts';

/** What a person is offered, from the mildest to the strongest. The registry also holds `random`, for measuring. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** At large tables rounds are long and hands are full. */
const FEW = 4;

/** What the search of a level may spend; the other levels do not count. */
export function budgetOf(most: number, level: string, seats: number): number {
  if (level !== 'hard') return 0;
  return seats > FEW ? most / 4 : most;
}

/** Who sits down where nobody said which bot. */
export const USUAL_LEVEL = 'medium';

/** The players of one game. */
export interface GameBots {
  /** What its search is told beyond the rules. */
  readonly taste: Taste;
  readonly levels: { readonly [level: string]: Bot };
}
