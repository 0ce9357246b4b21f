import type { Move, Reader, Seat } from '@tischlein/kit';
import { told, type UwoTold } from './facts.ts';
import { countsOf } from './clocks.ts';
import type { Rest } from './editions.ts';
import { SQUARE_NAMES, squaresOf } from './field.ts';
import { KNOCKED_OUT } from './ground.ts';
import { KINDS, type Kind } from './cards.ts';
import { CLOCK, DECK_COUNT, ENERGY_LEFT, FIRST_OUT, HELD, TURN, type UwoState } from './layout.ts';
import { KIND, typeOf } from './moves.ts';
import { tellEnd, tellOut } from './tell-end.ts';
import { owesForTurn } from './turn.ts';
import { lowestCards } from './piles.ts';

/** What ended the turn, then what happens at its end, in the order of UWO-45. */
export function tellTurnEnd(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): UwoTold[] {
  const { cells } = before;
  const type = typeOf(move);
  const energy = cells[ENERGY_LEFT + seat]!;
  const deck = lowestCards(cells, seat, cells[DECK_COUNT + seat]!);
  const facts: UwoTold[] = [];

  if (type === 'burn') facts.push(told('UWO-42', { seat, energy }));
  else if (type === 'end') facts.push(told('UWO-10', { seat }));
  else {
    const under = KINDS[KIND[move]!]!;
    const card = deck.shift()!;
    deck.push(under);
    facts.push(
      told('UWO-14', reader === seat ? { seat, shown: 'yes', under, card } : { seat, shown: 'no' }),
    );
  }
  if (type !== 'burn' && owesForTurn(before)) facts.push(told('UWO-41', { seat }));
  facts.push(
    ...tellOut(before, after),
    ...tellUp(before, after, 'turnEnds'),
    ...tellRefill(before, seat, after, reader, deck),
    ...tellEnd(after),
  );
  if (cells[FIRST_OUT] !== 0 && after.cells[FIRST_OUT] === 0)
    facts.push(told('UWO-44', { seat: after.cells[TURN]! }));
  return [...facts, ...tellUp(before, after, 'turnBegins')];
}

/** UWO-25: the creatures that are up again at this end of a turn, or at the beginning of the next. */
function tellUp({ cells }: UwoState, after: UwoState, counts: Rest['counts']): UwoTold[] {
  const squares = squaresOf(cells[KNOCKED_OUT]! & ~after.cells[KNOCKED_OUT]!)
    .filter((square) => countsOf(cells[CLOCK + square]!) === counts)
    .map((square) => SQUARE_NAMES[square]!);
  return squares.length > 0 ? [told('UWO-25', { squares })] : [];
}

/** UWO-11: only who draws sees the cards. */
function tellRefill(
  { cells }: UwoState,
  seat: Seat,
  after: UwoState,
  reader: Reader,
  deck: readonly Kind[],
): UwoTold[] {
  const number = after.cells[HELD + seat]! - cells[HELD + seat]!;
  if (number === 0) return [];
  if (reader !== seat) return [told('UWO-11', { seat, number, shown: 'no' })];
  return [told('UWO-11', { seat, number, shown: 'yes', cards: deck.slice(0, number) })];
}
