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
