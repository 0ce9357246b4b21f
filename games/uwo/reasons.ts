import { CARD, citer, NUMBER, TEXT, type Citer, type FactTable } from '@tischlein/kit';

/** Why a move is better than another one: what the coach may name, each a feature of the position. */
export const REASONS = {
  wins: {},
  removes: { more: NUMBER, less: NUMBER },
  saves: { square: TEXT },
  safe: { square: TEXT, card: CARD, attacker: CARD },
  aims: { more: NUMBER, less: NUMBER },
  attacks: { target: CARD, square: TEXT },
  energy: { more: NUMBER, less: NUMBER },
  keeps: { card: CARD },
} as const satisfies FactTable;

export const reason: Citer<typeof REASONS> = citer(REASONS);
