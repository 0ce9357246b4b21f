import type { Line } from '../../ui/LineChart.svelte';
import type { Review } from '@tischlein/coach';

/** Each seat's chance to win, from 0 to 1, after `ply` of `of` moves. */
export interface CoursePoint {
  readonly ply: number;
  readonly of: number;
  readonly chances: readonly number[];
}

/** While it is being computed a curve grows from the left: nothing is drawn beyond the first gap. */
export const pointsOf = (review: Review | null): CoursePoint[] =>
  (review?.curve ?? [])
    .filter(({ ply }, i) => ply === i)
    .map(({ ply, chances }) => ({ ply, of: review!.plies, chances }));

const COLORS = ['poppy', 'lake', 'leaf', 'plum', 'muted'] as const;
const DASHES = [[], [9, 3], [2, 3], [9, 3, 2, 3], [5, 2]] as const;

/** A colour per seat, and dashes: lines can be told apart without colour, too. */
export const lookOf = (seat: number) => ({
  color: COLORS[seat % COLORS.length]!,
  dash: DASHES[seat] ?? [1, 4],
});

/** The same as a style sheet has it; a game may have colours of its own for its sides. */
export function strokeOf(seat: number): { readonly color: string; readonly dash: string } {
  const { color, dash } = lookOf(seat);
  return { color: `var(--seat-${seat}, var(--${color}))`, dash: dash.join(' ') };
}

/** A line per seat over the whole game; the one that stands out lies on top. */
export const linesOf = (points: readonly CoursePoint[], seat: number | null): Line[] =>
  (points[0]?.chances ?? [])
    .map((_, i) => i)
    .toSorted((a, b) => Number(a === seat) - Number(b === seat))
    .map((one) => ({
      points: points.map(({ ply, chances }) => [ply, chances[one]!]),
      ...strokeOf(one),
      ...(one === seat && { weight: 'bold' as const }),
    }));

export interface Journey {
  readonly first: number;
  readonly last: number;
  readonly best: ChanceAt;
  readonly worst: ChanceAt;
}
interface ChanceAt {
  readonly ply: number;
  readonly chance: number;
}

/** Where one seat's line begins and ends, and where it is highest and lowest, the end among them. */
export function journeyOf(points: readonly CoursePoint[], seat: number): Journey | null {
  const moments = points.map(({ ply, chances }) => ({ ply, chance: chances[seat]! }));
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = (better: (a: number, b: number) => boolean): ChanceAt =>
    moments.reduce((best, next) => (better(next.chance, best.chance) ? next : best));
  return {
    first: first.chance,
    last: last.chance,
    best: most((a, b) => a > b),
    worst: most((a, b) => a < b),
  };
}

/** The chances at a move, or at the nearest one before it that was computed. */
export const pointAt = (points: readonly CoursePoint[], ply: number): CoursePoint | null =>
  points.findLast((point) => point.ply <= ply) ?? null;
