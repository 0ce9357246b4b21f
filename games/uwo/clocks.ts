import type { Seat } from '@tischlein/kit';
import type { Rest } from './editions.ts';
import { lowest } from './field.ts';
import { KNOCKED_OUT } from './ground.ts';
import { CLOCK } from './layout.ts';

/** A clock is how many turns are to be counted × 4, + 2 where it counts beginnings, + the seat whose turns count. */
export type KnockOutClock = number;
const ONE = 4;
const BEGINNINGS = 2;

export const clockOf = (until: Seat, counts: Rest['counts'], turns: number): KnockOutClock =>
  turns * ONE + (counts === 'turnBegins' ? BEGINNINGS : 0) + until;
export const turnsOf = (clock: KnockOutClock): number => clock >> 2;
export const untilOf = (clock: KnockOutClock): Seat => clock & 1;
export const countsOf = (clock: KnockOutClock): Rest['counts'] =>
  (clock & BEGINNINGS) !== 0 ? 'turnBegins' : 'turnEnds';

/** UWO-50, UWO-52: until the next turn of that side; the end of a turn that still goes on is counted besides. */
export function clockFor(rest: Rest, actor: Seat, victim: Seat, turn: Seat): KnockOutClock {
  const until = rest.until === 'actor' ? actor : victim;
  return clockOf(until, rest.counts, rest.counts === 'turnEnds' && until === turn ? 2 : 1);
}

/** A new knock-out replaces the old clock. */
export function knockOut(cells: Int32Array, square: number, clock: KnockOutClock): void {
  cells[CLOCK + square] = clock;
  cells[KNOCKED_OUT]! |= 1 << square;
}

/** One turn of the seat ends or begins: clocks that count it come nearer to 0, and at 0 the creature is up again. */
export function countTurn(cells: Int32Array, seat: Seat, counts: Rest['counts']): void {
  const counted = clockOf(seat, counts, 0);
  for (let rest = cells[KNOCKED_OUT]!; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const clock = cells[CLOCK + square]!;
    if ((clock & (ONE - 1)) !== counted) continue;
    const left = clock - ONE;
    if (left >= ONE) cells[CLOCK + square] = left;
    else {
      cells[CLOCK + square] = 0;
      cells[KNOCKED_OUT]! &= ~(1 << square);
    }
  }
}
