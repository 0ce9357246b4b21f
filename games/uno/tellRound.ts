import type { Citation } from '@tischlein/kit';
import { cite } from './cite.ts';
import { ROUND, TOTALS, TURN } from './layout.ts';
import { PASS, TAKE } from './moves.ts';
import { lastSum } from './tellLay.ts';
import { result } from './text.ts';
import { roundEnded, type Told } from './told.ts';

/** UNO-14, UNO-15: how the round ended, everybody's points, then the winners or who opens the next round. */
export function toldRound({ before, seat, move, after }: Told): Citation[] {
  if (!roundEnded(before, after)) return [];
  const list: Citation[] = [];
  if (move === PASS) list.push(cite('UNO-14', { what: 'stuck' }));
  else if (move !== TAKE) {
    const { sum, faces, taken } = lastSum(before, seat, move);
    if (sum > 0) list.push(cite('UNO-15', { what: 'sum', seat: faces, number: taken }));
  }
  for (let each = 0; each < before.variant.seats; each++) {
    const total = after.cells[TOTALS + each]!;
    const points = total - before.cells[TOTALS + each]!;
    if (points > 0) list.push(cite('UNO-15', { what: 'points', seat: each, points, total }));
  }
  const ended = result(after);
  list.push(
    ended
      ? cite('UNO-15', { what: 'won', seats: ended.winners })
      : cite('UNO-0', { round: after.cells[ROUND]!, seat: after.cells[TURN]! }),
  );
  return list;
}
