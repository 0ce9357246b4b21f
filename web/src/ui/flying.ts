import type { Spot } from './spots.ts';

/** A card on its way over the table, face down. */
export interface Flying {
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
  /** Whose card it is, for games whose card backs show it. */
  readonly seat?: number;
}

/** The most cards that are shown flying one by one. */
const MAX = 4;
const APART_MS = 60;

/** Cards that leave one after the other; none if one of the places is not on the page. */
export function flyingCards(
  count: number,
  from: Spot | null | undefined,
  to: Spot | null | undefined,
  after = 0,
): Flying[] {
  if (!from || !to) return [];
  return Array.from({ length: Math.min(count, MAX) }, (_, i) => ({
    from,
    to,
    delay: after + i * APART_MS,
  }));
}
