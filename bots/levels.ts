/** What a person is offered, from the mildest to the strongest. The registry also holds `random`, for measuring. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Iterations of the search where nobody says otherwise, so that a move stays under 300 ms with any house rules. */
const HARD_BUDGET: { readonly [game: string]: number } = {
  mow: 4000,
  uno: 4000,
  uwo: 3000,
};

/** At large tables rounds are long and hands are full. */
const FEW = 4;

/** The other levels do not count any. */
export function usualBudget(game: string, level: string, seats: number): number {
  const most = level === 'hard' ? (HARD_BUDGET[game] ?? 0) : 0;
  return seats > FEW ? most / 4 : most;
}
