import { directionTo, distance, SQUARE_NAMES, type Square } from './field.ts';
import { LONGEST_RIDE } from './cards.ts';

/** Every square of a rider's way, the start first (UWO-51). */
export type Path = readonly Square[];

type Near = (from: Square, to: Square) => boolean;
const beside: Near = (from, to) => distance(from, to) === 1;
const touching: Near = (from, to) =>
  beside(from, to) || (distance(from, to) === 2 && directionTo(from, to) < 0);
const within: Near = (from, to) => distance(from, to) <= 2;
const anywhere: Near = () => true;

/** Every path of this many steps, each to a square next to the one before. */
function paths(steps: number, near: Near): Path[] {
  const nearby = SQUARE_NAMES.map((_, from) =>
    SQUARE_NAMES.flatMap((_name, to) => (near(from, to) ? [to] : [])),
  );
  let found: Path[] = SQUARE_NAMES.map((_, start) => [start]);
  for (let step = 0; step < steps; step++)
    found = found.flatMap((path) => nearby[path.at(-1)!]!.map((to) => [...path, to]));
  return found;
}

export const straightSteps = (path: Path): boolean =>
  path.every((square, i) => i === 0 || beside(path[i - 1]!, square));
export const entersTwice = (path: Path): boolean => new Set(path).size < path.length;
const isRide = (path: Path): boolean =>
  path.length <= LONGEST_RIDE + 1 && straightSteps(path) && !entersTwice(path);

/** Every path a rider could ever take, by start and then by length, so that a start's paths stand in one row. */
export const RIDES: readonly Path[] = [1, 2, 3]
  .flatMap((steps) => paths(steps, beside))
  .filter(isRide)
  .sort((a, b) => a[0]! - b[0]! || a.length - b.length);

/**
 * Paths with faults can be written down too, so that they are refused with the reason. All of them would be far too
 * many: the longer a path, the nearer to each other its squares must be.
 */
export const FAULTY_RIDES: readonly Path[] = [
  ...paths(1, anywhere),
  ...paths(2, within),
  ...paths(3, touching),
  ...paths(LONGEST_RIDE + 1, beside).filter((path) => !entersTwice(path)),
].filter((path) => !isRide(path));
