import { shuffle, type Random, type Seat } from '@tischlein/kit';
import type { Kind } from './cards.ts';
import {
  intoHand,
  LAID,
  LAID_COUNT,
  openCards,
  OWES_UNO,
  OWES_UNO_UNO,
  PILE,
  PILE_COUNT,
  SEEN_BOTTOM,
  type UnoState,
} from './layout.ts';
import { rememberSeen } from './memory.ts';

/** There was nothing to draw (UNO-14). */
export const NO_CARD: Kind = -1;

/** One card from the pile into a hand; if all saw it going under the pile, all know who holds it (UNO-0). */
export function drawOne(state: UnoState, seat: Seat, random: Random): Kind {
  const { cells } = state;
  if (cells[PILE_COUNT] === 0 && !reshuffle(cells, random)) return NO_CARD;
  const left = cells[PILE_COUNT]! - 1;
  const kind = cells[PILE + left]!;
  cells[PILE + left] = 0;
  cells[PILE_COUNT] = left;
  intoHand(cells, seat, kind);
  if (left < cells[SEEN_BOTTOM]!) {
    cells[SEEN_BOTTOM] = left;
    if (state.variant.memory) rememberSeen(state, seat, kind);
  }
  return kind;
}

/** Draws this many cards, or what there is (UNO-14). Whoever gets one owes no call any more (UNO-11, UNO-12). */
export function drawCards(state: UnoState, seat: Seat, count: number, random: Random): void {
  let drawn = 0;
  while (drawn < count && drawOne(state, seat, random) !== NO_CARD) drawn += 1;
  if (drawn === 0) return;
  const owesNothing = ~(1 << seat);
  state.cells[OWES_UNO]! &= owesNothing;
  state.cells[OWES_UNO_UNO]! &= owesNothing;
}

/** UNO-14: all laid cards but the open one, and UNO cards lying on it, become the pile. Answers whether there were any. */
function reshuffle(cells: Int32Array, random: Random): boolean {
  const stay = openCards(cells);
  const count = cells[LAID_COUNT]! - stay;
  if (count === 0) return false;
  cells.copyWithin(PILE, LAID, LAID + count);
  cells.copyWithin(LAID, LAID + count, LAID + count + stay);
  cells.fill(0, LAID + stay, LAID + count + stay);
  cells[LAID_COUNT] = stay;
  cells[PILE_COUNT] = count;
  shuffle(cells, PILE, count, random);
  return true;
}
