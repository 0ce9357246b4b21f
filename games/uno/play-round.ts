import type { Random, Seat } from '@tischlein/kit';
import { pointsIn } from './bag.ts';
import { dealRound } from './deal.ts';
import {
  FINISHERS,
  handOf,
  MOMENT,
  MOST_ROUNDS,
  ROUND,
  TOTALS,
  WINNERS,
  type UnoState,
} from './layout.ts';

/** UNO-14: nobody can go on, so the fewest points in hand win, shared on a tie. */
export const endStuckRound = (state: UnoState, random: Random): void =>
  endRound(state, fewestPoints(state), random);

export function fewestPoints({ cells, variant }: UnoState): number {
  let fewest = Infinity;
  let winners = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const points = pointsIn(cells, handOf(seat), variant.points);
    if (points < fewest) winners = 0;
    if (points <= fewest) winners |= 1 << seat;
    fewest = Math.min(fewest, points);
  }
  return winners;
}

/** UNO-15: the points of the round onto the totals; then the end, or a new round. `winners` is a mask. */
export function endRound(state: UnoState, winners: number, random: Random): void {
  const { cells, variant } = state;
  score(state, winners);
  const decided = variant.match === 'single' ? winners : matchWinners(state);
  if (decided === 0) {
    const winner = 31 - Math.clz32(winners & -winners);
    const round = Math.min(cells[ROUND]! + 1, MOST_ROUNDS);
    dealRound(state, round, (winner + 1) % variant.seats, random);
    return;
  }
  cells[WINNERS] = decided;
  for (const moment of MOMENT) cells[moment] = 0;
  cells.fill(0, FINISHERS, FINISHERS + variant.seats);
}

/** `penalty`: everybody's own points; else the winners get what is in all other hands. */
function score({ cells, variant }: UnoState, winners: number): void {
  const penalty = variant.match === 'penalty';
  let all = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const own = pointsIn(cells, handOf(seat), variant.points);
    all += own;
    if (penalty) cells[TOTALS + seat]! += own;
    else if (((winners >> seat) & 1) !== 0) cells[TOTALS + seat]! -= own;
  }
  if (penalty) return;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((winners >> seat) & 1) !== 0) cells[TOTALS + seat]! += all;
}

/** Once somebody has reached the target: the highest total in `collect`, the lowest in `penalty`; 0 before. */
export function matchWinners({ cells, variant }: UnoState): number {
  const sign = variant.match === 'penalty' ? -1 : 1;
  let best = -Infinity;
  let winners = 0;
  let reached = false;
  for (let seat: Seat = 0; seat < variant.seats; seat++) {
    const total = cells[TOTALS + seat]!;
    reached ||= total >= variant.target;
    if (sign * total > best) winners = 0;
    if (sign * total >= best) winners |= 1 << seat;
    best = Math.max(best, sign * total);
  }
  return reached ? winners : 0;
}
