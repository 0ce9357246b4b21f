/** Iterations of the search where nobody says otherwise; the other levels do not count any. */
const HARD_BUDGET: { readonly [game: string]: number } = { mow: 2000 };

export const usualBudget = (game: string, level: string): number =>
  level === 'hard' ? (HARD_BUDGET[game] ?? 0) : 0;
