import type { Result } from '@tischlein/kit';
import { OVER, TOTALS, type MowState } from './layout.ts';

/** MOW-36: fewest flies win; equal totals share the win. */
export function result({ cells, variant }: MowState): Result | null {
  if (cells[OVER] === 0) return null;
  const scores = Array.from(cells.subarray(TOTALS, TOTALS + variant.seats));
  const fewest = Math.min(...scores);
  return { winners: scores.flatMap((flies, seat) => (flies === fewest ? [seat] : [])), scores };
}
