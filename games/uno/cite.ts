import type { Citation, JsonObject, Seat } from '@tischlein/kit';
import { CODES, SUM_KINDS } from './cards.ts';
import { handOf, HELD, OPEN, PENDING, PENDING_KIND, SITS, TURN, type UnoState } from './layout.ts';

export const cite = (clause: string, facts: JsonObject): Citation => ({ clause, facts });

export const notYourTurn = (cells: Int32Array): Citation =>
  cite('UNO-1', { why: 'turn', next: cells[TURN]! });

export const noDuty = (clause: 'UNO-11' | 'UNO-12', cells: Int32Array, seat: Seat): Citation =>
  cite(clause, { why: 'none', held: cells[handOf(seat) + HELD]! });

/** The clause a sum comes from: draw twos, wild draw fours or UNO cards. */
export const sumClause = (cells: Int32Array): string =>
  ({ d: 'UNO-5', wd: 'UNO-10', u: 'UNO-8a' })[SUM_KINDS[cells[PENDING_KIND]!] ?? 'd'];

/** Who faces a skip or a sum answers that first. */
export function mustAnswer({ cells }: UnoState): Citation {
  if (cells[SITS] !== 0) return cite('UNO-3a', { why: 'sit', under: CODES[cells[OPEN]!]! });
  return cite(sumClause(cells), { why: 'take', sum: cells[PENDING]! });
}
