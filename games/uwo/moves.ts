import { MoveTable, type Move } from '@tischlein/kit';
import { SQUARE_COUNT, SQUARE_NAMES, squareOf, type Square } from './field.ts';
import { KINDS } from './cards.ts';
import { formatMove, parseMove, PLAIN_MOVES, type UwoMove } from './notation.ts';
import { entersTwice, FAULTY_RIDES, RIDES, straightSteps, type Path } from './rides.ts';

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
  SQUARE_NAMES.flatMap((from) => SQUARE_NAMES.map((to) => ({ type, from, to })));
const ride = (path: Path): UwoMove => ({
  type: 'ride',
  path: path.map((square) => SQUARE_NAMES[square]!),
});

/** Every move that can be written, for all options. What can not be made, `refuse` explains. */
const WRITTEN: readonly UwoMove[] = [
  ...PLAIN_MOVES.map((type) => ({ type })),
  ...KINDS.map((kind) => ({ type: 'swap' as const, kind })),
  ...SQUARE_NAMES.map((square) => ({ type: 'blast' as const, square })),
  ...KINDS.flatMap((kind) =>
    SQUARE_NAMES.map((square) => ({ type: 'morf' as const, kind, square })),
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
const MORF: Move = BLAST + SQUARE_COUNT;
const WALK: Move = MORF + KINDS.length * SQUARE_COUNT;
const ATTACK: Move = WALK + SQUARE_COUNT * SQUARE_COUNT;
const RIDE: Move = ATTACK + SQUARE_COUNT * SQUARE_COUNT;

export const swap = (kind: number): Move => SWAP + kind;
export const blast = (square: Square): Move => BLAST + square;
export const morf = (kind: number, square: Square): Move => MORF + kind * SQUARE_COUNT + square;
export const walk = (from: Square, to: Square): Move => WALK + from * SQUARE_COUNT + to;
export const attack = (from: Square, to: Square): Move => ATTACK + from * SQUARE_COUNT + to;

/** By start × 4 + steps: behind the last of the start's rides of up to that many steps; [start × 4] is the first. */
export const RIDES_UP_TO = Int16Array.from({ length: SQUARE_COUNT * 4 }, (_, i) => {
  const start = i >> 2;
  const steps = i & 3;
  return (
    RIDE +
    RIDES.filter((path) => path[0]! < start || (path[0] === start && path.length <= steps + 1))
      .length
  );
});

const column = (of: (move: UwoMove) => number): Int8Array =>
  Int8Array.from({ length: MOVES.size }, (_, move) => of(MOVES.object(move)));

/** By move: what it is, its kind of card, and the squares it names: the only or first one, and the last. */
const TYPE = column(({ type }) => TYPES.indexOf(type));
export const typeOf = (move: Move): UwoMove['type'] => TYPES[TYPE[move]!]!;
export const KIND = column((move) => ('kind' in move ? KINDS.indexOf(move.kind) : -1));
export const FROM = column((move) => {
  if (move.type === 'ride') return squareOf(move.path[0]!);
  return squareOf('from' in move ? move.from : 'square' in move ? move.square : '');
});
export const TO = column((move) => {
  if (move.type === 'ride') return squareOf(move.path.at(-1)!);
  return squareOf('to' in move ? move.to : '');
});

/** By ride: how many steps it has, and what is wrong with its shape alone (UWO-51). */
export const STEPS = column((move) => (move.type === 'ride' ? move.path.length - 1 : 0));
const SOUND = 0;
export const CROOKED = 1;
export const TWICE = 2;
export const SHAPE = column((move) => {
  if (move.type !== 'ride') return SOUND;
  const path = move.path.map(squareOf);
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
  return move.path.slice(1, -1).reduce((set, square) => set | (1 << squareOf(square)), 0);
});
