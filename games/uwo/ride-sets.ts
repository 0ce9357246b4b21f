import { SQUARE_COUNT, SQUARE_NAMES, type Square } from './field.ts';
import { RIDES, type Path } from './rides.ts';

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
