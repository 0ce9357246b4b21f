import { listOf, type Seat } from '@tischlein/kit';
import { KINDS, type Kind } from './cards.ts';
import { deckCell, handCell } from './layout.ts';

/** A heap of cards as a list in the order of the kinds. */
export function kindsIn(count: (kind: number) => number): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let i = count(kind); i > 0; i--) kinds.push(KINDS[kind]!);
  return kinds;
}

export const handOf = (cells: Int32Array, seat: Seat): Kind[] =>
  kindsIn((kind) => cells[handCell(seat, kind)]!);

/** This many cards from the bottom of a deck, in the order of drawing: the lowest last. */
export const lowestCards = (cells: Int32Array, seat: Seat, count: number): Kind[] =>
  listOf(count, (i) => KINDS[cells[deckCell(seat, count - 1 - i)]! - 1]!);
