import { shuffle, type Random } from '@tischlein/kit';
import { deckOf } from './sets.ts';
import {
  DIRECTION,
  handOf,
  HANDS,
  MUST_START,
  OPENER,
  OVER,
  PASSES,
  PILE,
  PILE_COUNT,
  put,
  ROUND,
  SERVED,
  SIZE,
  TOTALS,
  TURN,
  type MowState,
} from './layout.ts';

const HAND_SIZE = 5;
const DECKS = [new Int32Array(0), deckOf(1), deckOf(2)];

/** A fresh game: seat 0 opens its first round (MOW-3). */
export function deal({ variant, cells }: MowState, random: Random): void {
  cells.fill(0, TOTALS, TOTALS + variant.seats);
  cells[ROUND] = 1;
  cells[OPENER] = 0;
  cells[OVER] = 0;
  dealRound({ variant, cells }, random);
}

/** MOW-3: from the full fresh deck, five to each, clockwise, herd 0. ROUND and OPENER are set by the caller. */
export function dealRound({ variant, cells }: MowState, random: Random): void {
  cells.fill(0, HANDS, SIZE);
  const deck = DECKS[variant.packets]!;
  cells.set(deck, PILE);
  shuffle(cells, PILE, deck.length, random);
  cells[PILE_COUNT] = deck.length;
  for (let i = 0; i < HAND_SIZE; i++)
    for (let seat = 0; seat < variant.seats; seat++) drawTo(cells, seat);
  cells[TURN] = cells[OPENER]!;
  cells[DIRECTION] = 1;
  cells[SERVED] = 0;
  cells[MUST_START] = 0;
  cells[PASSES] = 0;
}

/** The top card of the pile into a hand; nothing where the pile is used up. */
export function drawTo(cells: Int32Array, seat: number): void {
  const count = cells[PILE_COUNT]!;
  if (count === 0) return;
  cells[PILE_COUNT] = count - 1;
  put(cells, handOf(seat), cells[PILE + count - 1]!);
  cells[PILE + count - 1] = 0;
}
