import { CARD, citer, NUMBER, type Citer, type FactTable } from '@tischlein/kit';

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  takesNone: { flies: NUMBER },
  takesFewer: { flies: NUMBER, instead: NUMBER },
  takesNow: { flies: NUMBER },
  sheds: { card: CARD, flies: NUMBER },
  keeps: { card: CARD },
  fits: { more: NUMBER, less: NUMBER },
  closes: { more: NUMBER, less: NUMBER },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
