import type { JsonObject, Move, Reader, Seat } from '@tischlein/kit';
import { countOf } from './bag.ts';
import { CODES } from './cards.ts';
import { handOf, HELD, ROUND, WINNERS, type UnoState } from './layout.ts';

/** What is being told, and to whom. */
export interface Told {
  readonly before: UnoState;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: UnoState;
  readonly reader: Reader;
}

export const roundEnded = (before: UnoState, after: UnoState): boolean =>
  after.cells[WINNERS] !== 0 || after.cells[ROUND] !== before.cells[ROUND];

/** How many cards a seat drew, with their faces for the drawer. `lost` cards left the hand by the move itself. */
export function cardsDrawn(told: Told, seat: Seat, lost: number, due: number): JsonObject {
  const { before, after, reader } = told;
  if (roundEnded(before, after)) return { number: due, shown: 'no' };
  const hand = handOf(seat);
  const number = after.cells[hand + HELD]! - before.cells[hand + HELD]! + lost;
  if (reader !== seat || number === 0) return { number, shown: 'no' };
  const cards = CODES.flatMap((code, kind) => {
    const more = countOf(after.cells, hand, kind) - countOf(before.cells, hand, kind);
    return Array.from({ length: Math.max(0, more) }, () => code);
  });
  return { number, shown: 'yes', cards };
}
