import { MoveTable, type Move } from '@tischlein/kit';
import { KINDS, LONGEST, LONGEST_RIDE } from './cards.ts';
import * as field from './field.ts';
import { formatMove, parseMove, PLAIN_MOVES, type UwoMove } from './notation.ts';

/** Every square of a rider's way, the start first (UWO-51). */
type Path = readonly field.Square[];

type Near = (from: field.Square, to: field.Square) => boolean;
const beside: Near = (from, to) => field.distance(from, to) === 1;
const touching: Near = (from, to) =>
  beside(from, to) || (field.distance(from, to) === 2 && field.directionTo(from, to) < 0);
const within: Near = (from, to) => field.distance(from, to) <= 2;
const anywhere: Near = () => true;

/** Every path of this many steps, each to a square next to the one before. */
function paths(steps: number, near: Near): Path[] {
  const nearby = field.SQUARE_NAMES.map((_, from) =>
    field.SQUARE_NAMES.flatMap((_name, to) => (near(from, to) ? [to] : [])),
  );
  let found: Path[] = field.SQUARE_NAMES.map((_, start) => [start]);
  for (let step = 0; step < steps; step++)
    found = found.flatMap((path) => nearby[path.at(-1)!]!.map((to) => [...path, to]));
  return found;
}

const straightSteps = (path: Path): boolean =>
  path.every((square, i) => i === 0 || beside(path[i - 1]!, square));
const entersTwice = (path: Path): boolean => new Set(path).size < path.length;
const isRide = (path: Path): boolean =>
  path.length <= LONGEST_RIDE + 1 && straightSteps(path) && !entersTwice(path);

/** Every path a rider could ever take, by start and then by length, so that a start's paths stand in one row. */
const RIDES: readonly Path[] = [1, 2, 3]
  .flatMap((steps) => paths(steps, beside))
  .filter(isRide)
  .sort((a, b) => a[0]! - b[0]! || a.length - b.length);

/**
 * Paths with faults can be written down too, so that they are refused with the reason. All of them would be far too
 * many: the longer a path, the nearer to each other its squares must be.
 */
const FAULTY_RIDES: readonly Path[] = [
  ...paths(1, anywhere),
  ...paths(2, within),
  ...paths(3, touching),
  ...paths(LONGEST_RIDE + 1, beside).filter((path) => !entersTwice(path)),
].filter((path) => !isRide(path));

const TYPES = [
  ...PLAIN_MOVES,
  'swap',
  'blast',
  'morf',
  'walk',
  'attack',
  'ride',
] as const satisfies readonly UwoMove['type'][];

const pairs = (type: 'walk' | 'attack'): UwoMove[] =>
  field.SQUARE_NAMES.flatMap((from) => field.SQUARE_NAMES.map((to) => ({ type, from, to })));
const ride = (path: Path): UwoMove => ({
  type: 'ride',
  path: path.map((square) => field.SQUARE_NAMES[square]!),
});

/** Every move that can be written, for all options. What can not be made, `refuse` explains. */
const WRITTEN: readonly UwoMove[] = [
  ...PLAIN_MOVES.map((type) => ({ type })),
  ...KINDS.map((kind) => ({ type: 'swap' as const, kind })),
  ...field.SQUARE_NAMES.map((square) => ({ type: 'blast' as const, square })),
  ...KINDS.flatMap((kind) =>
    field.SQUARE_NAMES.map((square) => ({ type: 'morf' as const, kind, square })),
  ),
  ...pairs('walk'),
  ...pairs('attack'),
  ...RIDES.map(ride),
  ...FAULTY_RIDES.map(ride),
];
export const MOVES = new MoveTable(WRITTEN, { parse: parseMove, format: formatMove });

/** Where each kind of move begins in the table. */
export const END: Move = 0;
export const BURN: Move = 1;
export const MISS_IT: Move = 2;
export const FALL: Move = 3;
export const STOP: Move = 4;
const SWAP: Move = 5;
const BLAST: Move = SWAP + KINDS.length;
const MORF: Move = BLAST + field.SQUARE_COUNT;
const WALK: Move = MORF + KINDS.length * field.SQUARE_COUNT;
const ATTACK: Move = WALK + field.SQUARE_COUNT * field.SQUARE_COUNT;
const RIDE: Move = ATTACK + field.SQUARE_COUNT * field.SQUARE_COUNT;

export const swap = (kind: number): Move => SWAP + kind;
export const blast = (square: field.Square): Move => BLAST + square;
export const morf = (kind: number, square: field.Square): Move =>
  MORF + kind * field.SQUARE_COUNT + square;
const walk = (from: field.Square, to: field.Square): Move => WALK + from * field.SQUARE_COUNT + to;
export const attack = (from: field.Square, to: field.Square): Move =>
  ATTACK + from * field.SQUARE_COUNT + to;

/** By start × 4 + steps: behind the last of the start's rides of up to that many steps; [start × 4] is the first. */
export const RIDES_UP_TO = Int16Array.from({ length: field.SQUARE_COUNT * 4 }, (_, i) => {
  const start = i >> 2;
  const steps = i & 3;
  return (
    RIDE +
    RIDES.filter((path) => path[0]! < start || (path[0] === start && path.length <= steps + 1))
      .length
  );
});

/** Behind the last ride that is none against UWO-51. */
export const RIDES_END: Move = RIDE + RIDES.length;

const column = (of: (move: UwoMove) => number): Int8Array =>
  Int8Array.from({ length: MOVES.size }, (_, move) => of(MOVES.object(move)));

/** By move: what it is, its kind of card, and the squares it names: the only or first one, and the last. */
const TYPE = column(({ type }) => TYPES.indexOf(type));
export const typeOf = (move: Move): UwoMove['type'] => TYPES[TYPE[move]!]!;
export const KIND = column((move) => ('kind' in move ? KINDS.indexOf(move.kind) : -1));
export const FROM = column((move) => {
  if (move.type === 'ride') return field.squareOf(move.path[0]!);
  return field.squareOf('from' in move ? move.from : 'square' in move ? move.square : '');
});
export const TO = column((move) => {
  if (move.type === 'ride') return field.squareOf(move.path.at(-1)!);
  return field.squareOf('to' in move ? move.to : '');
});

/** By ride: how many steps it has, and what is wrong with its shape alone (UWO-51). */
export const STEPS = column((move) => (move.type === 'ride' ? move.path.length - 1 : 0));
const SOUND = 0;
export const CROOKED = 1;
export const TWICE = 2;
export const SHAPE = column((move) => {
  if (move.type !== 'ride') return SOUND;
  const path = move.path.map(field.squareOf);
  if (!straightSteps(path)) return CROOKED;
  return entersTwice(path) ? TWICE : SOUND;
});

/** Every square of a ride, the first and the last among them. */
export function pathOf(move: Move): readonly string[] {
  const ridden = MOVES.object(move);
  return ridden.type === 'ride' ? ridden.path : [];
}

/** The squares a ride passes over before its last one, as a set. */
export const PASSED = Int32Array.from({ length: MOVES.size }, (_, i) => {
  const move = MOVES.object(i);
  if (move.type !== 'ride') return 0;
  return move.path.slice(1, -1).reduce((set, square) => set | (1 << field.squareOf(square)), 0);
});

/** Squares of one column are five bits apart, since a square's bit is counted along the rows. */
const UP_A_COLUMN = 0b100001000010000100001;
const DOWN_A_COLUMN = 0b10000100001000010000100000000000 | 0;

/** By (steps × 30 + square) × 4 + direction: the bit at which a walk of that many steps, or the field, is over. */
const STOPS = new Int32Array((LONGEST + 1) * field.SQUARE_COUNT * 4);
for (let steps = 0; steps <= LONGEST; steps++)
  field.SQUARE_NAMES.forEach((_, square) => {
    const [up, right, down, left] = [0, 1, 2, 3].map((direction) =>
      Math.min(steps, field.distanceToEdge(square, direction)),
    );
    const first = (steps * field.SQUARE_COUNT + square) * 4;
    STOPS[first] = 1 << (field.COLUMNS * up!);
    STOPS[first + 1] = 1 << right!;
    STOPS[first + 2] = field.HIGHEST >>> (field.COLUMNS * down!);
    STOPS[first + 3] = field.HIGHEST >>> left!;
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
  from: field.Square,
  steps: number,
  all: field.Squares,
  into: Int32Array,
  count: number,
): number {
  const stops = (steps * field.SQUARE_COUNT + from) * 4;
  const stay = walk(from, from);
  const up = fifth(below(((all >>> (from + field.COLUMNS)) & UP_A_COLUMN) | STOPS[stops]!));
  const right = below((all >>> (from + 1)) | STOPS[stops + 1]!);
  const down = fifth(
    Math.clz32(((all << (31 + field.COLUMNS - from)) & DOWN_A_COLUMN) | STOPS[stops + 2]!),
  );
  const left = Math.clz32((all << (32 - from)) | STOPS[stops + 3]!);
  let n = count;
  for (let i = 0; i < steps; i++) into[n + i] = stay + field.COLUMNS * (i + 1);
  n += up;
  for (let i = 0; i < steps; i++) into[n + i] = stay + i + 1;
  n += right;
  for (let i = 0; i < steps; i++) into[n + i] = stay - field.COLUMNS * (i + 1);
  n += down;
  for (let i = 0; i < steps; i++) into[n + i] = stay - i - 1;
  return n + left;
}
