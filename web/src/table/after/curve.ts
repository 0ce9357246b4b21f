import type { CoursePoint } from '../hints/messages.ts';

export const WIDTH = 300;
export const HEIGHT = 100;

export const xAt = (ply: number, of: number): number => (of === 0 ? 0 : (ply / of) * WIDTH);

/** One seat's chances as the path of a line, left to right, high is good. */
export const pathOf = (points: readonly CoursePoint[], seat: number): string =>
  points
    .map(({ ply, of, chances }, i) => {
      const [x, y] = [xAt(ply, of), HEIGHT * (1 - chances[seat]!)];
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

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

/** What one move did to a seat's chance. */
export interface Swing {
  readonly ply: number;
  readonly change: number;
}

const MAX_SWINGS = 3;
/** Less is noise, or nothing to talk about. */
const MIN_SWING = 0.05;

/** The moves that changed a seat's chance most, in their order. A point stands before the move that follows it. */
export const swingsOf = (points: readonly CoursePoint[], seat: number): Swing[] =>
  points
    .slice(1)
    .map(({ ply, chances }, i) => ({ ply, change: chances[seat]! - points[i]!.chances[seat]! }))
    .filter(({ change }) => Math.abs(change) >= MIN_SWING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_SWINGS)
    .sort((a, b) => a.ply - b.ply);
