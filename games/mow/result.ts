import type { Result } from '@tischlein/kit';
import { OVER, TOTALS, type MowState } from './layout.ts';
import { fliesOf } from './questions.ts';
import type { MowView } from './view.ts';

/** MOW-36: fewest flies win; equal totals share the win. */
export function result({ cells, variant }: MowState): Result | null {
  if (cells[OVER] === 0) return null;
  const scores = Array.from(cells.subarray(TOTALS, TOTALS + variant.seats));
  const fewest = Math.min(...scores);
  return { winners: scores.flatMap((flies, seat) => (flies === fewest ? [seat] : [])), scores };
}

/** Fewer flies lead. */
export const standing = ({ totals, stables }: MowView): number[] =>
  stables.map((stable, seat) => -totals[seat]! - fliesOf(stable));
