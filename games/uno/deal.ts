import { shuffle, type Random, type Seat } from '@tischlein/kit';
import { COLOR_OF, isNumber } from './cards.ts';
import { HAND_SIZE } from './deck.ts';
import {
  COLOR,
  DIRECTION,
  intoHand,
  LAID,
  LAID_BY,
  LAID_COUNT,
  OPEN,
  PILE,
  PILE_COUNT,
  ROUND,
  SEEN_BOTTOM,
  TOTALS,
  TURN,
  type UnoState,
} from './layout.ts';

/** A fresh game: seat 0 opens its first round (UNO-0). */
export function deal(state: UnoState, random: Random): void {
  const { cells, variant } = state;
  cells.fill(0, TOTALS, TOTALS + variant.seats);
  dealRound(state, 1, 0, random);
}

/** UNO-1, UNO-8, UNO-15: seven to everybody from the full fresh deck. Totals stay. */
export function dealRound(state: UnoState, round: number, opener: Seat, random: Random): void {
  const { cells, variant } = state;
  const { deck } = variant;
  cells.fill(0, 0, TOTALS);
  cells.fill(0, TOTALS + variant.seats);
  cells.set(deck, PILE);
  shuffle(cells, PILE, deck.length, random);
  let left = deck.length;
  for (let i = 0; i < HAND_SIZE; i++)
    for (let seat = 0; seat < variant.seats; seat++) intoHand(cells, seat, cells[PILE + --left]!);
  cells.fill(0, PILE + left, PILE + deck.length);
  cells[PILE_COUNT] = left;
  cells[ROUND] = round;
  cells[TURN] = opener;
  cells[DIRECTION] = 1;
  openFirst(cells);
}

/** No card has been laid or drawn since the deal. */
export const isFreshDeal = ({ cells, variant }: UnoState): boolean =>
  cells[LAID_BY] === 0 && cells[PILE_COUNT] === variant.deck.length - variant.seats * HAND_SIZE - 1;

/** UNO-0: the first number card is opened; all before it goes under the pile, for everybody to see. */
function openFirst(cells: Int32Array): void {
  const top = PILE + cells[PILE_COUNT]! - 1;
  while (!isNumber(cells[top]!)) {
    const under = cells[top]!;
    cells.copyWithin(PILE + 1, PILE, top);
    cells[PILE] = under;
    cells[SEEN_BOTTOM]! += 1;
  }
  const first = cells[top]!;
  cells[top] = 0;
  cells[PILE_COUNT]! -= 1;
  cells[LAID] = first;
  cells[LAID_COUNT] = 1;
  cells[OPEN] = first;
  cells[COLOR] = COLOR_OF[first]!;
}
