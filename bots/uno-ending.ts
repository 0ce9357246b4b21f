import type { Seat, State } from '@tischlein/kit';
import {
  DRAWN,
  intoHand,
  PENDING,
  PILE,
  PILE_COUNT,
  SEEN_BOTTOM,
  SITS,
  TURN,
  type UnoState,
} from '@tischlein/games/uno';
import type { Ending } from './search/index.ts';

/** Rules under which hands change, somebody moves out of turn, or the last card is not the end: nothing is sure. */
const isSettled = ({ variant }: UnoState): boolean =>
  !variant.memory && !variant.outOfTurn && !variant.plainFinish && !variant.drawTwoComeback;

/**
 * The last cards of a round: a win before anybody else has a free turn. The other one of two may answer a sum or a skip
 * with every card not seen yet; a card the seat would have to draw itself is no help.
 */
function worstCase(world: State, seat: Seat): boolean {
  const state = world as UnoState;
  if (!isSettled(state)) return false;
  const { cells, variant } = state;
  const other = (seat + 1) % variant.seats;
  for (let place = 0; place < cells[PILE_COUNT]!; place++)
    intoHand(cells, other, cells[PILE + place]!);
  cells.fill(0, PILE, PILE + cells[PILE_COUNT]!);
  cells[PILE_COUNT] = 0;
  cells[SEEN_BOTTOM] = 0;
  return true;
}

function isUncertain({ cells, variant }: State, seat: Seat): boolean {
  if (cells[TURN] === seat) return cells[DRAWN] !== 0;
  return variant.seats > 2 || (cells[PENDING] === 0 && cells[SITS] === 0);
}

export const unoEnding: Ending = { worstCase, isUncertain, minValue: 1 };
