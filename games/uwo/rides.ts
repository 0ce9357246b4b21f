import { directionTo, distance, SQUARE_NAMES, type Square } from './field.ts';

/** Every square of a rider's way, the start first (UWO-51). */
export type Path = readonly Square[];
export const LONGEST_RIDE = 3;

type Near = (from: Square, to: Square) => boolean;
const beside: Near = (from, to) => distance(from, to) === 1;
const touching: Near = (from, to) =>
  beside(from, to) || (distance(from, to) === 2 && directionTo(from, to) < 0);

/** Every path of so many steps, each to a square near the one before. */
function paths(steps: number, near: Near): Path[] {
  const nearby = SQUARE_NAMES.map((_, from) =>
    SQUARE_NAMES.flatMap((_name, to) => (near(from, to) ? [to] : [])),
  );
  let found: Path[] = SQUARE_NAMES.map((_, start) => [start]);
  for (let step = 0; step < steps; step++)
    found = found.flatMap((path) => nearby[path.at(-1)!]!.map((to) => [...path, to]));
  return found;
}

const crookedSteps = (path: Path): number =>
  path.filter((square, i) => i > 0 && !beside(path[i - 1]!, square)).length;
export const straightSteps = (path: Path): boolean => crookedSteps(path) === 0;
export const entersTwice = (path: Path): boolean => new Set(path).size < path.length;

const SHORT = [1, 2, 3];

/** Every path a rider could ever take, by start and then by length, so that a start's paths stand in one row. */
export const RIDES: readonly Path[] = SHORT.flatMap((steps) => paths(steps, beside))
  .filter((path) => !entersTwice(path))
  .sort((a, b) => a[0]! - b[0]! || a.length - b.length);

/**
 * Paths with one fault can be written down too, so that they are refused with the reason: a single step to
 * anywhere, a square entered twice, one diagonal step, one step too many.
 */
export const FAULTY_RIDES: readonly Path[] = [
  ...paths(1, (from, to) => !beside(from, to)),
  ...SHORT.flatMap((steps) => paths(steps, beside)).filter(entersTwice),
  ...[2, 3]
    .flatMap((steps) => paths(steps, touching))
    .filter((path) => crookedSteps(path) === 1 && !entersTwice(path)),
  ...paths(LONGEST_RIDE + 1, beside).filter((path) => !entersTwice(path)),
];
