import type { Seat } from '@tischlein/kit';
import { DYNAMITE, enemyOf, LONGEST, RIDER } from './cards.ts';
import type { CardNumbers } from './catalogue.ts';

/** UWO-1: columns a–e, rows 1–6. A square is a number from 0 (a1) along the rows to 29 (e6). */
export type Square = number;
/** Squares as bits: a set of them is one 32-bit word. */
export type Squares = number;

export const COLUMN_NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROW_NAMES = ['1', '2', '3', '4', '5', '6'] as const;
export const COLUMNS = COLUMN_NAMES.length;
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
export const highest = (set: Squares): Square => 31 - Math.clz32(set);

/** Up and right count the squares upwards, down and left downwards. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const UPWARDS = 2;

/** The next square by direction × 30 + square, or −1 beyond the edge. */
const NEXT = Int8Array.from(
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

const rayOf = (square: Square, direction: number, reach: number): Squares =>
  RAYS[(reach * DIRECTIONS.length + direction) * SQUARE_COUNT + square]!;

/** By reach × 30 + square: all squares within that reach in the row and the column. */
export const CROSS = Int32Array.from({ length: (LONGEST + 1) * SQUARE_COUNT }, (_, i) => {
  const first =
    Math.floor(i / SQUARE_COUNT) * DIRECTIONS.length * SQUARE_COUNT + (i % SQUARE_COUNT);
  return DIRECTIONS.reduce((set, _step, d) => set | RAYS[first + d * SQUARE_COUNT]!, 0);
});

/** The first taken square one meets within reach, or −1. */
export function firstMet(square: Square, direction: number, reach: number, taken: Squares): Square {
  const met = rayOf(square, direction, reach) & taken;
  if (met === 0) return -1;
  return direction < UPWARDS ? lowest(met) : highest(met);
}

/** Of the set those that are the first one meets within reach, at most one in each direction. */
function nearest(square: Square, reach: number, set: Squares): Squares {
  const up = rayOf(square, 0, reach) & set;
  const right = rayOf(square, 1, reach) & set;
  const down = rayOf(square, 2, reach) & set;
  const left = rayOf(square, 3, reach) & set;
  return (up & -up) | (right & -right) | highestOf(down) | highestOf(left);
}
/** Only the highest square of a set; nothing of nothing. */
const highestOf = (set: Squares): Squares => (HIGHEST >>> Math.clz32(set)) & set;
export const HIGHEST = 1 << 31;

const FIELD = (1 << SQUARE_COUNT) - 1;
const FIRST_COLUMN = SQUARE_NAMES.reduce(
  (set, _, i) => (column(i) === 0 ? set | (1 << i) : set),
  0,
);
const LAST_COLUMN = FIRST_COLUMN << (COLUMNS - 1);

/** The squares with one of the set next to them in their row or column. */
export function besideAny(set: Squares): Squares {
  const within = set & FIELD;
  const along = (within << COLUMNS) | (within >> COLUMNS);
  const across = ((within & ~LAST_COLUMN) << 1) | ((within & ~FIRST_COLUMN) >> 1);
  return (along | across) & FIELD;
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

/** How many squares lie between a square and the edge in that direction. */
export function distanceToEdge(square: Square, direction: number): number {
  let squares = 0;
  for (let to = NEXT[direction * SQUARE_COUNT + square]!; to >= 0; squares++)
    to = NEXT[direction * SQUARE_COUNT + to]!;
  return squares;
}

/** How many squares apart, along the rows and columns. */
export const distance = (from: Square, to: Square): number =>
  Math.abs(column(to) - column(from)) + Math.abs(row(to) - row(from));

/** UWO-1: where each side starts; with an army of 8 the field's corners stay empty. */
const CORNERS = (1 << at(0, 0)) | (1 << at(4, 0)) | (1 << at(0, 5)) | (1 << at(4, 5));
const START: readonly Squares[] = [0, ROWS - 2].map((first) => 0x3ff << (first * COLUMNS));
export const startOf = (seat: number, army: number): Squares =>
  army === 8 ? START[seat]! & ~CORNERS : START[seat]!;

/**
 * Who stands where: the first cells of every state. A view has them too, so the same code answers the rules and
 * whoever looks at a view.
 */
export interface Ground {
  readonly cells: Int32Array;
  readonly variant: CardNumbers;
}

/** By square: the form on top + 1 (0 = nobody there). */
export const TOP = 0;
/** By seat: the squares of its creatures. Then: where somebody is knocked out. */
export const ARMIES = TOP + SQUARE_COUNT;
export const KNOCKED_OUT = ARMIES + 2;
export const GROUND_SIZE = KNOCKED_OUT + 1;

export const formAt = (cells: Int32Array, square: Square): number => cells[TOP + square]! - 1;
export const isKnockedOut = (cells: Int32Array, square: Square): boolean =>
  has(cells[KNOCKED_OUT]!, square);
export const taken = (cells: Int32Array): Squares => cells[ARMIES]! | cells[ARMIES + 1]!;
/** Of a square somebody stands on. */
export const ownerOf = (cells: Int32Array, square: Square): Seat =>
  has(cells[ARMIES]!, square) ? 0 : 1;

/** The same field after something happened to it, for those who think ahead. */
function changed({ cells, variant }: Ground, change: (cells: Int32Array) => void): Ground {
  const after = cells.slice();
  change(after);
  return { cells: after, variant };
}

export const without = (ground: Ground, gone: Squares): Ground =>
  changed(ground, (cells) => {
    for (let rest = gone; rest !== 0; rest &= rest - 1) cells[TOP + lowest(rest)] = 0;
    for (const set of [ARMIES, ARMIES + 1, KNOCKED_OUT]) cells[set]! &= ~gone;
  });

export const moved = (ground: Ground, from: Square, to: Square): Ground =>
  changed(ground, (cells) => {
    cells[TOP + to] = cells[TOP + from]!;
    cells[TOP + from] = 0;
    for (const set of [ARMIES, ARMIES + 1, KNOCKED_OUT])
      if (has(cells[set]!, from)) cells[set]! ^= (1 << from) | (1 << to);
  });

export const morfed = (ground: Ground, at: Square, form: number): Ground =>
  changed(ground, (cells) => {
    cells[TOP + at] = form + 1;
  });

export const knockedOut = (ground: Ground, squares: Squares): Ground =>
  changed(ground, (cells) => {
    cells[KNOCKED_OUT]! |= squares & taken(cells);
  });

/** UWO-20, UWO-25: a shield keeps its kinds off, but not while its bearer is knocked out. */
export const canBeHit = ({ cells, variant }: Ground, target: Square, by: number): boolean =>
  isKnockedOut(cells, target) || !has(variant.shield[formAt(cells, target)]!, by);

/** UWO-20: the same row or column, within reach, nobody between. */
export function inReach({ cells, variant }: Ground, from: Square, to: Square): boolean {
  const direction = directionTo(from, to);
  const reach = variant.reach[formAt(cells, from)]!;
  return direction >= 0 && firstMet(from, direction, reach, taken(cells)) === to;
}

/** Those of the set that a kind can hit. */
export function hittable(ground: Ground, set: Squares, by: number): Squares {
  let hit = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    if (canBeHit(ground, square, by)) hit |= 1 << square;
  }
  return hit;
}

/** UWO-20: all enemies the creature there meets, shielded or not. */
export function enemiesInReach({ cells, variant }: Ground, from: Square): Squares {
  const enemies = cells[ARMIES + enemyOf(ownerOf(cells, from))]!;
  return nearest(from, variant.reach[formAt(cells, from)]!, taken(cells)) & enemies;
}

/** UWO-20, UWO-25, UWO-54: whom the creature there can hit as things stand, one of them or with a blast all. */
export function targetsOf(ground: Ground, from: Square): Squares {
  const { cells } = ground;
  const form = formAt(cells, from);
  if (isKnockedOut(cells, from)) return 0;
  if (form === DYNAMITE) return blastTargets(ground, from, ownerOf(cells, from));
  return hittable(ground, enemiesInReach(ground, from), form);
}

/** UWO-54: the enemies a blast there would remove as things stand. */
export const blastTargets = (ground: Ground, centre: Square, seat: Seat): Squares =>
  hittable(ground, RING[centre]! & ground.cells[ARMIES + enemyOf(seat)]!, DYNAMITE);

/** UWO-54: all that a blast there removes of both sides, the dynamite too; shielded creatures stay. */
export const blown = (ground: Ground, centre: Square): Squares =>
  hittable(ground, RING[centre]! & taken(ground.cells), DYNAMITE) | (1 << centre);

/** UWO-51: where no rider of the seat may pass: friends, and enemies shielded against riders. */
export function closedToRiders(ground: Ground, seat: Seat): Squares {
  const enemies = ground.cells[ARMIES + enemyOf(seat)]!;
  return ground.cells[ARMIES + seat]! | (enemies & ~hittable(ground, enemies, RIDER));
}
