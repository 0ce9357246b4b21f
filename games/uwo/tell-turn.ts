import type { Citation, Move, Reader, Seat } from '@tischlein/kit';
import { cite } from './cite.ts';
import { countsOf } from './clocks.ts';
import type { Rest } from './editions.ts';
import { SQUARE_NAMES, squaresOf } from './field.ts';
import { KNOCKED_OUT } from './ground.ts';
import { KINDS, type Kind } from './kinds.ts';
import {
  CLOCK,
  DECK_COUNT,
  ENERGY_LEFT,
  FIRST_OUT,
  HELD,
  PAID,
  TURN,
  type UwoState,
} from './layout.ts';
import { KIND, typeOf } from './moves.ts';
import { tellEnd, tellOut } from './tell-end.ts';
import { lowestCards } from './piles.ts';

/** What ended the turn, then what happens at its end, in the order of UWO-45. */
export function tellTurnEnd(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): Citation[] {
  const { cells } = before;
  const type = typeOf(move);
  const energy = cells[ENERGY_LEFT + seat]!;
  const shown = reader === seat ? 'yes' : 'no';
  const deck = lowestCards(cells, seat, cells[DECK_COUNT + seat]!);
  const told: Citation[] = [];

  if (type === 'burn') told.push(cite('UWO-42', { seat, energy }));
  else if (type === 'end') told.push(cite('UWO-10', { seat }));
  else {
    const under = KINDS[KIND[move]!]!;
    const card = deck.shift()!;
    deck.push(under);
    told.push(cite('UWO-14', { seat, shown, ...(reader === seat && { under, card }) }));
  }
  if (type !== 'burn' && cells[PAID] === 0 && energy > 0) told.push(cite('UWO-41', { seat }));
  told.push(
    ...tellOut(before, after),
    ...tellUp(before, after, 'turnEnds'),
    ...tellRefill(before, seat, after, reader, deck),
    ...tellEnd(after),
  );
  if (cells[FIRST_OUT] !== 0 && after.cells[FIRST_OUT] === 0)
    told.push(cite('UWO-44', { seat: after.cells[TURN]! }));
  return [...told, ...tellUp(before, after, 'turnBegins')];
}

/** UWO-25: who is up again by this end of a turn, or by the beginning of the next. */
function tellUp({ cells }: UwoState, after: UwoState, counts: Rest['counts']): Citation[] {
  const squares = squaresOf(cells[KNOCKED_OUT]! & ~after.cells[KNOCKED_OUT]!)
    .filter((square) => countsOf(cells[CLOCK + square]!) === counts)
    .map((square) => SQUARE_NAMES[square]!);
  return squares.length > 0 ? [cite('UWO-25', { squares })] : [];
}

/** UWO-11: only who draws sees the cards. */
function tellRefill(
  { cells }: UwoState,
  seat: Seat,
  after: UwoState,
  reader: Reader,
  deck: readonly Kind[],
): Citation[] {
  const number = after.cells[HELD + seat]! - cells[HELD + seat]!;
  if (number === 0) return [];
  if (reader !== seat) return [cite('UWO-11', { seat, number, shown: 'no' })];
  return [cite('UWO-11', { seat, number, shown: 'yes', cards: deck.slice(0, number) })];
}
