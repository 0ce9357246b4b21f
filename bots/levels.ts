/** What a person is offered, from the mildest to the strongest. The registry also holds `random`, for measuring. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Iterations of the search where nobody says otherwise, so that a move stays under 300 ms (of UNO up to four seats, with
 * any house rules); the other levels do not count any. Tables that people wait at go by the clock.
 */
const HARD_BUDGET: { readonly [game: string]: number } = {
  mow: 4000,
  uno: 4000,
  uwo: 3000,
};

export const usualBudget = (game: string, level: string): number =>
  level === 'hard' ? (HARD_BUDGET[game] ?? 0) : 0;
