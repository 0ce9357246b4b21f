import type { Citation, JsonObject, Seat } from '@tischlein/kit';
import { CODES, SUM_KINDS } from './cards.ts';
import {
  FINISHED,
  FINISHERS,
  handOf,
  HELD,
  LAID_BY,
  OPEN,
  PENDING,
  PENDING_KIND,
  SITS,
  TURN,
  type UnoState,
} from './layout.ts';

export const cite = (clause: string, facts: JsonObject): Citation => ({ clause, facts });

export const notYourTurn = (cells: Int32Array): Citation =>
  cite('UNO-1', { why: 'turn', next: cells[TURN]! });

/** A call that is not owed: never was, or no more, since it has been made. */
export function noDuty(clause: 'UNO-11' | 'UNO-12', cells: Int32Array, seat: Seat): Citation {
  const held = cells[handOf(seat) + HELD]!;
  const called =
    clause === 'UNO-11'
      ? held === 1 && cells[LAID_BY] === seat + 1
      : cells.subarray(FINISHERS, FINISHERS + cells[FINISHED]!).includes(seat);
  return cite(clause, { why: called ? 'called' : 'none', held });
}

/** The clause a sum comes from: draw twos, wild draw fours or UNO cards. */
export const sumClause = (cells: Int32Array): string =>
  ({ d: 'UNO-5', wd: 'UNO-10', u: 'UNO-8a' })[SUM_KINDS[cells[PENDING_KIND]!] ?? 'd'];

/** Who faces a skip or a sum answers that first. */
export function mustAnswer({ cells, variant }: UnoState): Citation {
  if (cells[SITS] !== 0) return cite('UNO-3a', { why: 'sit', under: CODES[cells[OPEN]!]! });
  return cite(sumClause(cells), { why: variant.fendOff ? 'answer' : 'take', sum: cells[PENDING]! });
}
