import { LONGEST } from './kinds.ts';

/** UWO-1: columns a–e, rows 1–6. A square is a number from 0 (a1) along the rows to 29 (e6). */
export type Square = number;
/** Squares as bits: a set of them is one 32-bit word. */
export type Squares = number;

export const COLUMN_NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROW_NAMES = ['1', '2', '3', '4', '5', '6'] as const;
const COLUMNS = COLUMN_NAMES.length;
const ROWS = ROW_NAMES.length;
export const SQUARE_COUNT = COLUMNS * ROWS;

export const SQUARE_NAMES: readonly string[] = ROW_NAMES.flatMap((row) =>
  COLUMN_NAMES.map((column) => column + row),
);
/** The square of a name, or −1 where there is none. */
export const squareOf = (name: string): Square => SQUARE_NAMES.indexOf(name);

const column = (square: Square): number => square % COLUMNS;
export const row = (square: Square): number => Math.floor(square / COLUMNS);
const at = (c: number, r: number): Square =>
  c >= 0 && c < COLUMNS && r >= 0 && r < ROWS ? r * COLUMNS + c : -1;

export function squaresOf(set: Squares): Square[] {
  const squares: Square[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) squares.push(lowest(rest));
  return squares;
}
export const has = (set: Squares, square: Square): boolean => ((set >> square) & 1) !== 0;
export function countOf(set: Squares): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
export const namesOf = (set: Squares): string[] =>
  squaresOf(set).map((square) => SQUARE_NAMES[square]!);

/** The lowest and the highest square of a set that is not empty. */
export const lowest = (set: Squares): Square => 31 - Math.clz32(set & -set);
const highest = (set: Squares): Square => 31 - Math.clz32(set);

/** Up and right count the squares upwards, down and left downwards. */
export const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const UPWARDS = 2;

/** The next square by direction × 30 + square, or −1 beyond the edge. */
export const NEXT = Int8Array.from(
  DIRECTIONS.flatMap(([c, r]) =>
    SQUARE_NAMES.map((_, square) => at(column(square) + c, row(square) + r)),
  ),
);

/** By (reach × 4 + direction) × 30 + square: the squares within that reach. */
const RAYS = new Int32Array((LONGEST + 1) * DIRECTIONS.length * SQUARE_COUNT);
for (let reach = 1; reach <= LONGEST; reach++)
  for (let direction = 0; direction < DIRECTIONS.length; direction++)
    for (let square = 0; square < SQUARE_COUNT; square++) {
      let ray = 0;
      let end: Square = square;
      for (let steps = 0; steps < reach && end >= 0; steps++) {
        end = NEXT[direction * SQUARE_COUNT + end]!;
        if (end >= 0) ray |= 1 << end;
      }
      RAYS[(reach * DIRECTIONS.length + direction) * SQUARE_COUNT + square] = ray;
    }

/** By reach × 30 + square: all squares within that reach in the row and the column. */
export const CROSS = Int32Array.from({ length: (LONGEST + 1) * SQUARE_COUNT }, (_, i) => {
  const first =
    Math.floor(i / SQUARE_COUNT) * DIRECTIONS.length * SQUARE_COUNT + (i % SQUARE_COUNT);
  return DIRECTIONS.reduce((set, _step, d) => set | RAYS[first + d * SQUARE_COUNT]!, 0);
});

/** The first taken square one meets within reach, or −1. */
export function firstMet(square: Square, direction: number, reach: number, taken: Squares): Square {
  const met = RAYS[(reach * DIRECTIONS.length + direction) * SQUARE_COUNT + square]! & taken;
  if (met === 0) return -1;
  return direction < UPWARDS ? lowest(met) : highest(met);
}

/** The squares around each square, up to 8 (UWO-54). */
export const RING = Int32Array.from(SQUARE_NAMES, (_, square) => {
  let ring = 0;
  for (let c = -1; c <= 1; c++)
    for (let r = -1; r <= 1; r++) {
      const beside = at(column(square) + c, row(square) + r);
      if (beside >= 0 && beside !== square) ring |= 1 << beside;
    }
  return ring;
});

/** The direction of the straight line from one square to another, or −1 where there is none. */
export function directionTo(from: Square, to: Square): number {
  const across = column(to) - column(from);
  const along = row(to) - row(from);
  if ((across === 0) === (along === 0)) return -1;
  return DIRECTIONS.findIndex(([c, r]) => c === Math.sign(across) && r === Math.sign(along));
}

/** How many squares apart, along the rows and columns. */
export const distance = (from: Square, to: Square): number =>
  Math.abs(column(to) - column(from)) + Math.abs(row(to) - row(from));

/** UWO-1: where each side starts; with an army of 8 the field's corners stay empty. */
const CORNERS = (1 << at(0, 0)) | (1 << at(4, 0)) | (1 << at(0, 5)) | (1 << at(4, 5));
const START: readonly Squares[] = [0, ROWS - 2].map((first) => 0x3ff << (first * COLUMNS));
export const startOf = (seat: number, army: number): Squares =>
  army === 8 ? START[seat]! & ~CORNERS : START[seat]!;
