import { LONGEST } from './cards.ts';
import {
  COLUMNS,
  distanceToEdge,
  HIGHEST,
  SQUARE_COUNT,
  SQUARE_NAMES,
  type Square,
  type Squares,
} from './field.ts';
import { walk } from './moves.ts';

/** Squares of one column are five bits apart, since a square's bit is counted along the rows. */
const UP_A_COLUMN = 0b100001000010000100001;
const DOWN_A_COLUMN = 0b10000100001000010000100000000000 | 0;

/** By (steps × 30 + square) × 4 + direction: the bit at which a walk of that many steps, or the field, is over. */
const STOPS = new Int32Array((LONGEST + 1) * SQUARE_COUNT * 4);
for (let steps = 0; steps <= LONGEST; steps++)
  SQUARE_NAMES.forEach((_, square) => {
    const [up, right, down, left] = [0, 1, 2, 3].map((direction) =>
      Math.min(steps, distanceToEdge(square, direction)),
    );
    const first = (steps * SQUARE_COUNT + square) * 4;
    STOPS[first] = 1 << (COLUMNS * up!);
    STOPS[first + 1] = 1 << right!;
    STOPS[first + 2] = HIGHEST >>> (COLUMNS * down!);
    STOPS[first + 3] = HIGHEST >>> left!;
  });

/** How many bits lie below the lowest one. */
const below = (word: number): number => 31 - Math.clz32(word & -word);
/** A fifth of a multiple of five up to 25. */
const fifth = (bits: number): number => (bits * 13) >> 6;

/**
 * UWO-15: in each direction up to the first who stands in the way. How far that is differs with every creature and every
 * move, so nothing here asks: all squares up to the longest walk are written, and those beyond its end are
 * overwritten by what comes next.
 */
export function walks(
  from: Square,
  steps: number,
  all: Squares,
  into: Int32Array,
  count: number,
): number {
  const stops = (steps * SQUARE_COUNT + from) * 4;
  const stay = walk(from, from);
  const up = fifth(below(((all >>> (from + COLUMNS)) & UP_A_COLUMN) | STOPS[stops]!));
  const right = below((all >>> (from + 1)) | STOPS[stops + 1]!);
  const down = fifth(
    Math.clz32(((all << (31 + COLUMNS - from)) & DOWN_A_COLUMN) | STOPS[stops + 2]!),
  );
  const left = Math.clz32((all << (32 - from)) | STOPS[stops + 3]!);
  let n = count;
  for (let i = 0; i < steps; i++) into[n + i] = stay + COLUMNS * (i + 1);
  n += up;
  for (let i = 0; i < steps; i++) into[n + i] = stay + i + 1;
  n += right;
  for (let i = 0; i < steps; i++) into[n + i] = stay - COLUMNS * (i + 1);
  n += down;
  for (let i = 0; i < steps; i++) into[n + i] = stay - i - 1;
  return n + left;
}
