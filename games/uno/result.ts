import type { Result, Seat } from '@tischlein/kit';
import { TOTALS, WINNERS, type UnoState } from './layout.ts';
import type { UnoView } from './view.ts';

export const seatsIn = (mask: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (((mask >> seat) & 1) !== 0) seats.push(seat);
  return seats;
};

/** UNO-15: the totals are the scores. */
export function result({ cells, variant }: UnoState): Result | null {
  if (cells[WINNERS] === 0) return null;
  const scores = Array.from(cells.subarray(TOTALS, TOTALS + variant.seats));
  return { winners: seatsIn(cells[WINNERS]!), scores };
}

/** Fewer cards lead. */
export const standing = ({ held }: UnoView): number[] => held.map((cards) => -cards);
