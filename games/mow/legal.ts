import { NOBODY, type Seat } from '@tischlein/kit';
import {
  ACRO7,
  ACRO9,
  CALF,
  COW_NUMBER,
  EMPTY_HERD,
  FITS,
  fitsBetween,
  FLIES,
  FLY_FREE,
  MAD,
  PLAIN,
  SLOW,
  WORDS,
} from './sets.ts';
import {
  handOf,
  has,
  HERD_CARDS,
  HERD_PLACES,
  highOf,
  lowOf,
  OVER,
  servedHerd,
  TURN,
  type MowState,
} from './layout.ts';
import { ADD, calfAt, flipped, naming, PASS, slowAt, TAKE } from './moves.ts';

export const waitingFor = ({ cells }: MowState): Seat =>
  cells[OVER] === 1 ? NOBODY : cells[TURN]!;

export function legal(state: MowState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  if (seat !== cells[TURN] || cells[OVER] === 1) return 0;
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  const hand = handOf(seat);
  // MOW-11: numbers below or above all of the herd; MOW-33 keeps the fly-free ones out.
  const fits = taken === 0 ? EMPTY_HERD : fitsBetween(lowOf(taken), highOf(taken));
  const yellow = variant.packets === 2;
  const mad = yellow && has(cells, herd + HERD_CARDS, MAD);
  let count = 0;
  for (let word = 0; word < 2; word++) {
    const fitting = cells[hand + word]! & FITS[fits + word]!;
    count = addGreen(word, mad ? fitting & ~FLY_FREE[word]! : fitting, into, count);
  }
  if (yellow)
    for (let word = 2; word < WORDS; word++) {
      const fitting = cells[hand + word]! & FITS[fits + word]!;
      count = addYellow(word, mad ? fitting & ~FLY_FREE[word]! : fitting, state, into, count);
    }
  if (taken === 0) {
    if (count === 0) into[count++] = PASS;
    return count;
  }
  count = greenSpecials(cells, hand, herd, into, count);
  if (yellow) count = yellowSpecials(state, hand, herd, into, count);
  into[count++] = TAKE;
  return count;
}

function addGreen(word: number, fits: number, into: Int32Array, count: number): number {
  const plain = PLAIN[word]!;
  for (let rest = fits; rest !== 0; rest &= rest - 1) {
    // Not `rest & -rest`: negating bit 31 alone leaves the 32-bit range.
    const bit = 31 - Math.clz32(rest & ~(rest - 1));
    // Written with the arrow as well, and overwritten where the cow has none: asking would be a wrong guess too often.
    withArrow(ADD[word * 32 + bit]!, into, count);
    count += 2 - ((plain >>> bit) & 1);
  }
  return count;
}

function addYellow(
  word: number,
  fits: number,
  state: MowState,
  into: Int32Array,
  count: number,
): number {
  for (let rest = fits; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & ~(rest - 1));
    const plain = ADD[word * 32 + bit]!;
    if ((PLAIN[word]! >>> bit) & 1) into[count++] = plain;
    else count = withPointer(plain, state, into, count);
  }
  return count;
}

/** MOW-23: whoever plays a green special may flip the arrow. */
function withArrow(plain: number, into: Int32Array, count: number): number {
  into[count] = plain;
  into[count + 1] = flipped(plain);
  return count + 2;
}

/** MOW-34: whoever plays a yellow special may name another player as the next. */
function withPointer(plain: number, state: MowState, into: Int32Array, count: number): number {
  const seat = state.cells[TURN];
  into[count++] = plain;
  for (let next = 0; next < state.variant.seats; next++)
    if (next !== seat) into[count++] = naming(plain, next);
  return count;
}

/** MOW-21, MOW-33: a number cow stands at its own number. */
export const isCowAt = (cells: Int32Array, herd: number, place: number): boolean => {
  const card = cells[herd + HERD_PLACES + place]! - 1;
  return card >= 0 && COW_NUMBER[card] === place;
};

/** MOW-22: the missing numbers between the ends, as a mask. */
export const gapsOf = (taken: number): number =>
  ~taken & ((1 << highOf(taken)) - 1) & ~((1 << lowOf(taken)) - 1);

/** MOW-30: at that end (0 = low, 1 = high) lies a fly-free cow. */
export function calfFits(cells: Int32Array, herd: number, end: number): boolean {
  const place = end === 0 ? lowOf(cells[herd]!) : highOf(cells[herd]!);
  const card = cells[herd + HERD_PLACES + place]! - 1;
  return FLIES[card] === 0;
}

/** MOW-33: an 8 lies in the herd, and it is a number cow. */
export const madFits = (cells: Int32Array, herd: number): boolean => isCowAt(cells, herd, 8);

const GREEN_WORD = SLOW >> 5;
const GREEN_SPECIALS = (1 << (ACRO7 & 31)) | (1 << (ACRO9 & 31)) | (1 << (SLOW & 31));

function greenSpecials(
  cells: Int32Array,
  hand: number,
  herd: number,
  into: Int32Array,
  count: number,
): number {
  if ((cells[hand + GREEN_WORD]! & GREEN_SPECIALS) === 0) return count;
  if (has(cells, hand, ACRO7) && isCowAt(cells, herd, 7))
    count = withArrow(ADD[ACRO7]!, into, count);
  if (has(cells, hand, ACRO9) && isCowAt(cells, herd, 9))
    count = withArrow(ADD[ACRO9]!, into, count);
  if (has(cells, hand, SLOW))
    for (let gaps = gapsOf(cells[herd]!); gaps !== 0; gaps &= gaps - 1)
      count = withArrow(slowAt(lowOf(gaps)), into, count);
  return count;
}

function yellowSpecials(
  state: MowState,
  hand: number,
  herd: number,
  into: Int32Array,
  count: number,
): number {
  const { cells } = state;
  if (has(cells, hand, CALF))
    for (let end = 0; end < 2; end++)
      if (calfFits(cells, herd, end)) count = withPointer(calfAt(end), state, into, count);
  if (has(cells, hand, MAD) && madFits(cells, herd))
    count = withPointer(ADD[MAD]!, state, into, count);
  return count;
}
