import { CARD, citer, NUMBER, SEAT, type Citer, type FactTable } from '@tischlein/kit';

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  wins: {},
  calls: {},
  passesOn: { cards: NUMBER },
  strikes: { next: SEAT, cards: NUMBER, left: NUMBER },
  stops: { next: SEAT, left: NUMBER },
  sheds: {},
  keeps: { card: CARD },
  fits: { more: NUMBER, less: NUMBER },
  fewer: { cards: NUMBER, instead: NUMBER },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
