import { NOBODY, type Seat } from '@tischlein/kit';
import { countTurn } from './clocks.ts';
import { refill } from './deal.ts';
import { pay } from './energy.ts';
import { enemyOf, ENERGY } from './cards.ts';
import {
  ACTED,
  ENERGY_LEFT,
  FIRST_OUT,
  MORFED,
  PAID,
  MOST_QUIET,
  QUIET,
  STIRRED,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';

/** UWO-45 says the order. */
export function endTurn(state: UwoState): void {
  const { cells, variant } = state;
  const seat = cells[TURN]!;
  if (owesForTurn(state)) pay(cells, seat, 1);
  countTurn(cells, seat, 'turnEnds');
  refill(cells, seat);
  if (cells[STIRRED] === 0) cells[QUIET] = Math.min(cells[QUIET]! + 1, MOST_QUIET);
  const { quietTurns } = variant;
  if (quietTurns > 0 && cells[QUIET]! >= quietTurns) {
    cells[WAITING] = NOBODY;
    return;
  }
  const next = nextSeat(cells, seat);
  cells[TURN] = next;
  cells[WAITING] = next;
  cells[MORFED] = 0;
  cells[ACTED] = 0;
  cells[PAID] = 0;
  cells[STIRRED] = 0;
  countTurn(cells, next, 'turnBegins');
}

/** UWO-41: nothing was paid in this turn, or, by some editions, nobody acted. */
export function owesForTurn({ cells, variant }: UwoState): boolean {
  const isPaid = cells[PAID] === 1 && (cells[ACTED] === 1 || variant.edition.morfPaysTheTurn);
  return !isPaid && cells[ENERGY_LEFT + cells[TURN]!]! > 0;
}

/** UWO-61: a morf or a removal; the count begins anew. */
export function stir(cells: Int32Array): void {
  cells[STIRRED] = 1;
  cells[QUIET] = 0;
}

/** UWO-43, UWO-44: a side without energy waits; when both are without, both get it back. */
function nextSeat(cells: Int32Array, seat: Seat): Seat {
  const enemy = enemyOf(seat);
  if (cells[ENERGY_LEFT + enemy]! > 0) return enemy;
  if (cells[ENERGY_LEFT + seat]! > 0) return seat;
  const first = cells[FIRST_OUT]! - 1;
  cells[ENERGY_LEFT] = ENERGY;
  cells[ENERGY_LEFT + 1] = ENERGY;
  cells[FIRST_OUT] = 0;
  return first;
}
