import type { Citation, Move, Reader, Seat } from '@tischlein/kit';
import { namesOf } from './field.ts';
import { KINDS } from './kinds.ts';
import {
  DECK_COUNT,
  ENERGY_LEFT,
  FIRST_OUT,
  HELD,
  KNOCKED_OUT,
  PAID,
  TURN,
  type UwoState,
} from './layout.ts';
import { KIND, typeOf } from './moves.ts';
import { cite } from './refuse-reasons.ts';
import { lowestCards } from './view.ts';

/** What ended the turn, then what happens at its end, in the order of UWO-45. */
export function tellTurnEnd(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): Citation[] {
  const { cells } = before;
  const energy = cells[ENERGY_LEFT + seat]!;
  const type = typeOf(move);
  const shown = reader === seat ? 'yes' : 'no';
  const under = KINDS[KIND[move]!];
  const deck = lowestCards(cells, seat, cells[DECK_COUNT + seat]!);
  const told: Citation[] = [];

  if (type === 'burn') told.push(cite('UWO-42', { seat, energy }));
  else if (type === 'end') told.push(cite('UWO-10', { seat }));
  else {
    const card = deck.shift()!;
    deck.push(under!);
    told.push(cite('UWO-14', { seat, shown, ...(reader === seat && { under: under!, card }) }));
  }
  if (type !== 'burn' && cells[PAID] === 0 && energy > 0) told.push(cite('UWO-41', { seat }));
  const squares = namesOf(cells[KNOCKED_OUT]! & ~after.cells[KNOCKED_OUT]!);
  if (squares.length > 0) told.push(cite('UWO-25', { squares }));
  const number = after.cells[HELD + seat]! - cells[HELD + seat]!;
  if (number > 0) {
    const cards = deck.slice(0, number);
    told.push(cite('UWO-11', { seat, number, shown, ...(reader === seat && { cards }) }));
  }
  if (cells[FIRST_OUT] !== 0 && after.cells[FIRST_OUT] === 0)
    told.push(cite('UWO-44', { seat: after.cells[TURN]! }));
  return told;
}
