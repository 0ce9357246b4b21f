import type { Citation, Move, Seat } from '@tischlein/kit';
import { told } from './facts.ts';
import { ROUND, TOTALS, TURN, type UnoState } from './layout.ts';
import { PASS, TAKE } from './moves.ts';
import { lastSum } from './tell-play.ts';
import { fewestPoints } from './play-round.ts';
import { result, seatsIn } from './result.ts';
import { roundEnded, waiting, type Telling } from './tell-changes.ts';

/** UNO-5a, UNO-14: whoever laid last, the earliest who still waited for the sum to be taken, or the fewest points. */
function winnersOf(before: UnoState, seat: Seat, move: Move): Seat[] {
  if (move === PASS) return seatsIn(fewestPoints(before));
  return move === TAKE ? [waiting(before).find((each) => each !== seat)!] : [seat];
}

/** UNO-14, UNO-15: how the round ended, who won it in a match, everybody's points, then the winners or who opens the next round. */
export function toldRound({ before, seat, move, after }: Telling): Citation[] {
  if (!roundEnded(before, after)) return [];
  const list: Citation[] = [];
  if (move === PASS) list.push(told('UNO-14', { what: 'stuck' }));
  else if (move !== TAKE) {
    const { sum, faces, taken } = lastSum(before, seat, move);
    if (sum > 0) list.push(told('UNO-15', { what: 'sum', seat: faces, number: taken }));
  }
  if (before.variant.match !== 'single')
    list.push(told('UNO-15', { what: 'round', seats: winnersOf(before, seat, move) }));
  for (let each = 0; each < before.variant.seats; each++) {
    const total = after.cells[TOTALS + each]!;
    const points = total - before.cells[TOTALS + each]!;
    if (points > 0) list.push(told('UNO-15', { what: 'points', seat: each, points, total }));
  }
  const ended = result(after);
  list.push(
    ended
      ? told('UNO-15', { what: 'won', seats: ended.winners })
      : told('UNO-0', { round: after.cells[ROUND]!, seat: after.cells[TURN]! }),
  );
  return list;
}
