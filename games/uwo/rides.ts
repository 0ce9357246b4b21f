import { directionTo, distance, SQUARE_NAMES, SQUARE_COUNT, type Square } from './field.ts';
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

/** The rides of one start as bits in two words, in the order of the table of moves. */
export const RIDES_IN_WORD = 28;

const fromEach: readonly (readonly Path[])[] = SQUARE_NAMES.map((_, start) =>
  RIDES.filter((path) => path[0] === start),
);

function wordsOf(start: Square, belongs: (path: Path) => boolean): number[] {
  const words = [0, 0];
  fromEach[start]!.forEach((path, i) => {
    if (belongs(path)) words[Math.floor(i / RIDES_IN_WORD)]! |= 1 << (i % RIDES_IN_WORD);
  });
  return words;
}

const byStartAndSquare = (belongs: (path: Path, square: Square) => boolean): Int32Array =>
  Int32Array.from(
    SQUARE_NAMES.flatMap((_, start) =>
      SQUARE_NAMES.flatMap((_name, square) => wordsOf(start, (path) => belongs(path, square))),
    ),
  );

/** By (start × 4 + steps) × 2: the rides of up to that many steps. */
export const RIDES_WITHIN = Int32Array.from(
  SQUARE_NAMES.flatMap((_, start) =>
    [0, 1, 2, 3].flatMap((steps) => wordsOf(start, (path) => path.length <= steps + 1)),
  ),
);

/** By (start × 30 + square) × 2: the rides that end there, and those that end there or pass over it. */
export const RIDES_TO = byStartAndSquare((path, square) => path.at(-1) === square);
export const RIDES_BY = byStartAndSquare((path, square) => path.indexOf(square) > 0);

/** By start: every square a ride can come to. */
export const RIDDEN = Int32Array.from(SQUARE_NAMES, (_, start) =>
  SQUARE_NAMES.reduce((set, _name, square) => {
    const words = 2 * (start * SQUARE_COUNT + square);
    return RIDES_BY[words] === 0 && RIDES_BY[words + 1] === 0 ? set : set | (1 << square);
  }, 0),
);
