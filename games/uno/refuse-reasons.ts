import type { Citation, Seat } from '@tischlein/kit';
import { CODES } from './cards.ts';
import { refused } from './facts.ts';
import {
  FINISHED,
  FINISHERS,
  handOf,
  HELD,
  LAID_BY,
  OPEN,
  PENDING,
  SITS,
  sumClause,
  TURN,
  type UnoState,
} from './layout.ts';

export const notYourTurn = (cells: Int32Array): Citation =>
  refused('UNO-1', { why: 'turn', next: cells[TURN]! });

/** A call that is not owed: it never was, or it has been made already. */
export function noDuty(clause: 'UNO-11' | 'UNO-12', cells: Int32Array, seat: Seat): Citation {
  const held = cells[handOf(seat) + HELD]!;
  const called =
    clause === 'UNO-11'
      ? held === 1 && cells[LAID_BY] === seat + 1
      : cells.subarray(FINISHERS, FINISHERS + cells[FINISHED]!).includes(seat);
  return refused(clause, { why: called ? 'called' : 'none', held });
}

/** Who faces a skip or a sum answers that first. */
export function mustAnswer({ cells, variant }: UnoState): Citation {
  if (cells[SITS] !== 0) return refused('UNO-3a', { why: 'sit', under: CODES[cells[OPEN]!]! });
  return refused(sumClause(cells), {
    why: variant.fendOff ? 'answer' : 'take',
    sum: cells[PENDING]!,
  });
}
