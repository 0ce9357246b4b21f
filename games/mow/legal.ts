import { NOBODY, type Seat, type Move } from '@tischlein/kit';
import * as sets from './sets.ts';
import type { Card } from './sets.ts';
import * as cell from './layout.ts';
import type { MowState, MowVariant } from './layout.ts';
import * as moves from './moves.ts';
import { PLACES } from './cards.ts';
import { refused, type MowRefused } from './facts.ts';
import { ENDS } from './notation.ts';

export const waitingFor = ({ cells }: MowState): Seat =>
  cells[cell.OVER] === 1 ? NOBODY : cells[cell.TURN]!;

export function legal(state: MowState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  if (seat !== cells[cell.TURN] || cells[cell.OVER] === 1) return 0;
  const herd = cell.servedHerd(cells);
  const taken = cells[herd]!;
  const hand = cell.handOf(seat);
  // MOW-11: numbers below or above all of the herd; MOW-33 keeps the fly-free ones out.
  const fits =
    taken === 0 ? sets.EMPTY_HERD : sets.fitsBetween(cell.lowOf(taken), cell.highOf(taken));
  const yellow = variant.packets === 2;
  const mad = yellow && cell.has(cells, herd + cell.HERD_CARDS, sets.MAD);
  let count = 0;
  for (let word = 0; word < 2; word++) {
    const fitting = cells[hand + word]! & sets.FITS[fits + word]!;
    count = addGreen(word, mad ? fitting & ~sets.FLY_FREE[word]! : fitting, into, count);
  }
  if (yellow)
    for (let word = 2; word < sets.WORDS; word++) {
      const fitting = cells[hand + word]! & sets.FITS[fits + word]!;
      count = addYellow(word, mad ? fitting & ~sets.FLY_FREE[word]! : fitting, state, into, count);
    }
  if (taken === 0) {
    if (count === 0) into[count++] = moves.PASS;
    return count;
  }
  count = greenSpecials(cells, hand, herd, into, count);
  if (yellow) count = yellowSpecials(state, hand, herd, into, count);
  into[count++] = moves.TAKE;
  return count;
}

/** A slowpoke and a calf with their place, the arrow with green specials (MOW-23), a name with yellow ones (MOW-34). */
export function possible({ packets, seats }: MowVariant, move: Move): boolean {
  if (move === moves.TAKE || move === moves.PASS) return true;
  const card = moves.CARD[move]!;
  const { packet, kind } = sets.cow(card);
  if (packet === 'yellow' && packets === 1) return false;
  const wantsPlace = card === sets.SLOW || card === sets.CALF;
  if (wantsPlace !== moves.AT[move]! >= 0) return false;
  const isSpecial = kind !== 'cow';
  if (moves.FLIP[move] === 1) return isSpecial && packet === 'green';
  const named = moves.NAMED[move]!;
  return named < 0 || (isSpecial && packet === 'yellow' && named < seats);
}

function addGreen(word: number, fits: number, into: Int32Array, count: number): number {
  const plain = sets.PLAIN[word]!;
  for (let rest = fits; rest !== 0; rest &= rest - 1) {
    // Not `rest & -rest`: negating bit 31 alone leaves the 32-bit range.
    const bit = 31 - Math.clz32(rest & ~(rest - 1));
    // Written with the arrow as well, and overwritten where the cow has none: asking would be a wrong guess too often.
    withArrow(moves.ADD[word * 32 + bit]!, into, count);
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
    const plain = moves.ADD[word * 32 + bit]!;
    if ((sets.PLAIN[word]! >>> bit) & 1) into[count++] = plain;
    else count = withPointer(plain, state, into, count);
  }
  return count;
}

/** MOW-23: whoever plays a green special may flip the arrow. */
function withArrow(plain: number, into: Int32Array, count: number): number {
  into[count] = plain;
  into[count + 1] = moves.flipped(plain);
  return count + 2;
}

/** MOW-34: whoever plays a yellow special may name another player as the next. */
function withPointer(plain: number, state: MowState, into: Int32Array, count: number): number {
  const seat = state.cells[cell.TURN];
  into[count++] = plain;
  for (let next = 0; next < state.variant.seats; next++)
    if (next !== seat) into[count++] = moves.naming(plain, next);
  return count;
}

/** MOW-21, MOW-33: a number cow stands at its own number. */
export const isCowAt = (cells: Int32Array, herd: number, place: number): boolean => {
  const card = cells[herd + cell.HERD_PLACES + place]! - 1;
  return card >= 0 && sets.COW_NUMBER[card] === place;
};

/** MOW-22: the missing numbers between the ends, as a mask. */
export const gapsOf = (taken: number): number =>
  ~taken & ((1 << cell.highOf(taken)) - 1) & ~((1 << cell.lowOf(taken)) - 1);

/** MOW-30: at that end (0 = low, 1 = high) lies a fly-free cow. */
function calfFits(cells: Int32Array, herd: number, end: number): boolean {
  const place = end === 0 ? cell.lowOf(cells[herd]!) : cell.highOf(cells[herd]!);
  const card = cells[herd + cell.HERD_PLACES + place]! - 1;
  return sets.FLIES[card] === 0;
}

/** MOW-33: an 8 lies in the herd, and it is a number cow. */
const madFits = (cells: Int32Array, herd: number): boolean => isCowAt(cells, herd, 8);

const GREEN_WORD = sets.SLOW >> 5;
const GREEN_SPECIALS =
  (1 << (sets.ACRO7 & 31)) | (1 << (sets.ACRO9 & 31)) | (1 << (sets.SLOW & 31));

function greenSpecials(
  cells: Int32Array,
  hand: number,
  herd: number,
  into: Int32Array,
  count: number,
): number {
  if ((cells[hand + GREEN_WORD]! & GREEN_SPECIALS) === 0) return count;
  if (cell.has(cells, hand, sets.ACRO7) && isCowAt(cells, herd, 7))
    count = withArrow(moves.ADD[sets.ACRO7]!, into, count);
  if (cell.has(cells, hand, sets.ACRO9) && isCowAt(cells, herd, 9))
    count = withArrow(moves.ADD[sets.ACRO9]!, into, count);
  if (cell.has(cells, hand, sets.SLOW))
    for (let gaps = gapsOf(cells[herd]!); gaps !== 0; gaps &= gaps - 1)
      count = withArrow(moves.slowAt(cell.lowOf(gaps)), into, count);
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
  if (cell.has(cells, hand, sets.CALF))
    for (let end = 0; end < 2; end++)
      if (calfFits(cells, herd, end)) count = withPointer(moves.calfAt(end), state, into, count);
  if (cell.has(cells, hand, sets.MAD) && madFits(cells, herd))
    count = withPointer(moves.ADD[sets.MAD]!, state, into, count);
  return count;
}

export function refuse(state: MowState, seat: Seat, move: Move): MowRefused | null {
  const { cells } = state;
  if (cells[cell.OVER] === 1) return refused('MOW-36', {});
  if (seat !== cells[cell.TURN]) return refused('MOW-10', { why: 'turn', next: cells[cell.TURN]! });
  const lying = cells[cell.servedHerd(cells)] !== 0;
  if (move === moves.TAKE) return lying ? null : refused('MOW-12', {});
  if (move === moves.PASS) return refusePass(cells, seat, lying);
  return (
    refuseCard(state, seat, move) ?? refuseVariant(state, seat, move) ?? refusePlace(cells, move)
  );
}

/** MOW-37: only a player who must start a herd and can not may pass. */
function refusePass(cells: Int32Array, seat: Seat, lying: boolean): MowRefused | null {
  if (lying) return refused('MOW-37', { why: 'herd' });
  const starter = sets.STARTERS.some((word, w) => (word & cells[cell.handOf(seat) + w]!) !== 0);
  return starter ? refused('MOW-37', { why: 'starter' }) : null;
}

function refuseCard({ cells, variant }: MowState, seat: Seat, move: Move): MowRefused | null {
  const card = moves.CARD[move]!;
  const { code, packet } = sets.cow(card);
  if (packet === 'yellow' && variant.packets === 1)
    return refused('MOW-2', { card: code, seats: variant.seats });
  return cell.has(cells, cell.handOf(seat), card)
    ? null
    : refused('MOW-10', { why: 'hand', card: code });
}

/** The arrow belongs to green specials (MOW-23), the pointer to yellow ones (MOW-34). */
function refuseVariant({ variant }: MowState, seat: Seat, move: Move): MowRefused | null {
  const { code, packet, kind } = sets.cow(moves.CARD[move]!);
  if (moves.FLIP[move] === 1 && (kind === 'cow' || packet === 'yellow'))
    return refused('MOW-23', { card: code });
  const next = moves.NAMED[move]!;
  if (next < 0) return null;
  if (kind === 'cow' || packet === 'green') return refused('MOW-34', { why: 'card', card: code });
  if (next >= variant.seats) return refused('MOW-34', { why: 'nobody', number: next });
  return next === seat ? refused('MOW-34', { why: 'self' }) : null;
}

function refusePlace(cells: Int32Array, move: Move): MowRefused | null {
  const card = moves.CARD[move]!;
  const herd = cell.servedHerd(cells);
  const { code, kind, number } = sets.cow(card);
  const start = cells[herd] === 0;
  switch (kind) {
    case 'acrobat':
      if (start) return refused('MOW-21', { why: 'start', card: code });
      return isCowAt(cells, herd, number!)
        ? null
        : refused('MOW-21', { why: 'cow', card: code, number: number! });
    case 'slowpoke':
      if (moves.AT[move] === -1) return refused('MOW-22', { why: 'place' });
      if (start) return refused('MOW-22', { why: 'start' });
      return (gapsOf(cells[herd]!) >> moves.AT[move]!) & 1
        ? null
        : refused('MOW-22', { why: 'gap', number: moves.AT[move]! });
    case 'calf':
      if (moves.AT[move] === -1) return refused('MOW-30', { why: 'place' });
      if (start) return refused('MOW-30', { why: 'start' });
      return calfFits(cells, herd, moves.AT[move]!)
        ? null
        : refused('MOW-30', { why: 'end', end: ENDS[moves.AT[move]!]! });
    case 'mad':
      if (start) return refused('MOW-33', { why: 'start' });
      return madFits(cells, herd) ? null : refused('MOW-33', { why: 'eight' });
    default:
      return start ? null : refuseNumber(cells, herd, card, number!);
  }
}

const OPEN = ['none', 'low', 'high', 'lowhigh'] as const;

/** MOW-11 by the number; MOW-33 while the mad cow lies there. */
function refuseNumber(
  cells: Int32Array,
  herd: number,
  card: Card,
  number: number,
): MowRefused | null {
  const low = cell.lowOf(cells[herd]!);
  const high = cell.highOf(cells[herd]!);
  if (number >= low && number <= high) {
    const open = OPEN[(low > 0 ? 1 : 0) + (high < PLACES - 1 ? 2 : 0)]!;
    return refused('MOW-11', { card: sets.cow(card).code, low, high, open });
  }
  if (sets.FLIES[card] === 0 && cell.has(cells, herd + cell.HERD_CARDS, sets.MAD))
    return refused('MOW-33', { why: 'flyFree', card: sets.cow(card).code });
  return null;
}
