import { NOBODY, type Seat } from '@tischlein/kit';
import { has, bitOf, FENDS, FITS, fitsAt, lowestIn, SPLIT, wordOf } from './bag.ts';
import { FACE_OF, UNO_CARD, WILD, type Kind } from './cards.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';
import {
  CALL_UNO,
  CALL_UNO_UNO,
  DRAW,
  GIVE,
  HAND,
  KEEP,
  laying,
  PASS,
  SAYING_UNO,
  SAYING_UNO_UNO,
  SIT,
  SWAP_LEFT,
  SWAP_RIGHT,
  TAKE,
  WISHING,
} from './moves.ts';

export const waitingFor = ({ cells }: UnoState): Seat =>
  cells[cell.WINNERS] === 0 ? cells[cell.TURN]! : NOBODY;

export function reactors(state: UnoState): number {
  const { cells, variant } = state;
  let mask = cells[cell.OWES_UNO]! | cells[cell.OWES_UNO_UNO]!;
  if (variant.outOfTurn && cells[cell.WINNERS] === 0 && cells[cell.CHOICE] === 0) {
    if (variant.jumpIn) mask |= holders(state, cells[cell.OPEN]!);
    mask |=
      ifAnyTime(state, cells[cell.RUN_BY]! - 1) | ifAnyTime(state, cells[cell.DOUBLE_SKIP_BY]! - 1);
  }
  return mask & ~(1 << cells[cell.TURN]!);
}

/** A mask of the seats that hold such a card. */
function holders({ cells, variant }: UnoState, kind: Kind): number {
  const word = wordOf(kind);
  const bit = bitOf(kind);
  let mask = 0;
  for (let seat = 0; seat < variant.seats; seat++)
    if ((cells[cell.handOf(seat) + word]! & bit) !== 0) mask |= 1 << seat;
  return mask;
}

const ifAnyTime = (state: UnoState, seat: Seat): number =>
  seat >= 0 && (anyTime(state, seat, 0) | anyTime(state, seat, 1)) !== 0 ? 1 << seat : 0;

export function legal(state: UnoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  if (seat !== cells[cell.TURN] || isUnusual(cells)) return unusualMoves(state, seat, into);
  // Nine moves in ten are asked for here.
  const hand = cell.handOf(seat);
  const fits = fitsAt(cells[cell.OPEN]!, cells[cell.COLOR]!);
  const low = cells[hand]! & FITS[fits]!;
  const high = cells[hand + 1]! & FITS[fits + 1]!;
  let count = 0;
  if (variant.drawAnyway || (low | high) === 0) into[count++] = DRAW;
  return layings(state, seat, low, high, into, count);
}

/** The seat whose turn it is has more to see to than the open card. */
const isUnusual = (cells: Int32Array): boolean =>
  (cells[cell.WINNERS]! |
    cells[cell.CHOICE]! |
    cells[cell.OWES_UNO]! |
    cells[cell.OWES_UNO_UNO]! |
    cells[cell.SITS]! |
    cells[cell.PENDING]! |
    cells[cell.DRAWN]!) !==
  0;

function unusualMoves(state: UnoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  if (cells[cell.WINNERS] !== 0) return 0;
  if (cells[cell.CHOICE] !== 0) return seat === cells[cell.TURN] ? choices(state, seat, into) : 0;
  let count = 0;
  if ((((cells[cell.OWES_UNO]! | cells[cell.OWES_UNO_UNO]!) >> seat) & 1) !== 0)
    count = calls(cells, seat, into);
  const low = mayLay(state, seat, 0);
  const high = mayLay(state, seat, 1);
  if (seat === cells[cell.TURN]) {
    if (cells[cell.SITS] !== 0) into[count++] = SIT;
    else if (cells[cell.PENDING] !== 0) into[count++] = TAKE;
    else if (cells[cell.DRAWN] !== 0) into[count++] = PASS;
    else if (variant.drawAnyway || (low | high) === 0) into[count++] = DRAW;
  }
  return layings(state, seat, low, high, into, count);
}

/** UNO-11, UNO-12 */
function calls(cells: Int32Array, seat: Seat, into: Int32Array): number {
  let count = 0;
  if (((cells[cell.OWES_UNO]! >> seat) & 1) !== 0) into[count++] = CALL_UNO;
  if (((cells[cell.OWES_UNO_UNO]! >> seat) & 1) !== 0) into[count++] = CALL_UNO_UNO;
  return count;
}

/** Word `w` of the kinds this seat holds and may lay now. Not while a choice is open, not after the end. */
function mayLay(state: UnoState, seat: Seat, w: number): number {
  const { cells, variant } = state;
  const out = variant.outOfTurn ? anyTime(state, seat, w) : 0;
  if (seat !== cells[cell.TURN]) return out;
  const held = cells[cell.handOf(seat) + w]!;
  if (cells[cell.SITS] !== 0) return out | (held & only(cells[cell.OPEN]!, w));
  if (cells[cell.PENDING] !== 0)
    return variant.fendOff ? out | (held & FENDS[2 * cells[cell.PENDING_KIND]! + w]!) : out;
  const fits = held & FITS[fitsAt(cells[cell.OPEN]!, cells[cell.COLOR]!) + w]!;
  if (cells[cell.DRAWN] === 0 || variant.drawAnyway) return fits;
  return cells[cell.DRAWN] === cell.NOTHING_DRAWN
    ? out
    : out | (fits & only(cells[cell.DRAWN]! - 1, w));
}

export const mayLayKind = (state: UnoState, seat: Seat, kind: Kind): boolean =>
  (mayLay(state, seat, wordOf(kind)) & bitOf(kind)) !== 0;

/** The open card again (UNO-1a, UNO-3b), or the next one of the own run (UNO-1b). */
function anyTime({ cells, variant }: UnoState, seat: Seat, w: number): number {
  const held = cells[cell.handOf(seat) + w]!;
  const open = cells[cell.OPEN]!;
  let kinds = 0;
  if (variant.jumpIn || cells[cell.DOUBLE_SKIP_BY] === seat + 1) kinds = only(open, w);
  if (cells[cell.RUN_BY] === seat + 1) kinds |= runsOn(open, cells[cell.RUN_STEP]!, w);
  return held & kinds;
}

const only = (kind: Kind, w: number): number => (wordOf(kind) === w ? bitOf(kind) : 0);

/** UNO-1b: the next number up or down as far as the direction is not set, and once it is, the equal card. */
function runsOn(open: Kind, step: number, w: number): number {
  let kinds = step === 0 ? 0 : only(open, w);
  if (step >= 0 && FACE_OF[open] !== 9) kinds |= only(open + 1, w);
  if (step <= 0 && FACE_OF[open] !== 0) kinds |= only(open - 1, w);
  return kinds;
}

/** Whether this card is the next one of the seat's run. */
export const isRunOn = ({ cells }: UnoState, seat: Seat, kind: Kind): boolean =>
  cells[cell.RUN_BY] === seat + 1 &&
  (runsOn(cells[cell.OPEN]!, cells[cell.RUN_STEP]!, wordOf(kind)) & bitOf(kind)) !== 0;

/** Each card with every wish, and with the call that is due after it (UNO-11, UNO-12). */
function layings(
  state: UnoState,
  seat: Seat,
  low: number,
  high: number,
  into: Int32Array,
  count: number,
): number {
  if (state.cells[cell.handOf(seat) + cell.HELD]! <= 2)
    return layingsAndCalls(state, seat, low, high, into, count);
  // By `| 0` the compiler knows 32-bit numbers, of which it takes one away without asking for an overflow.
  for (let rest = low | 0; rest !== 0; rest &= rest - 1) into[count++] = laying(lowestIn(rest));
  for (let rest = high | 0; rest !== 0; rest &= rest - 1) {
    const kind = SPLIT + lowestIn(rest);
    if (kind < WILD) into[count++] = laying(kind);
    else count = wishes(kind, 0, into, count);
  }
  return count;
}

function layingsAndCalls(
  { cells, variant }: UnoState,
  seat: Seat,
  low: number,
  high: number,
  into: Int32Array,
  count: number,
): number {
  const call = cells[cell.handOf(seat) + cell.HELD] === 1 ? SAYING_UNO_UNO : SAYING_UNO;
  const swapsFirst = variant.swaps && call === SAYING_UNO;
  let rest = low | 0;
  for (let from = 0; from <= SPLIT; from += SPLIT) {
    for (; rest !== 0; rest &= rest - 1) {
      const kind = from + lowestIn(rest);
      if (kind >= WILD) count = wishes(kind, call, into, count);
      else {
        into[count++] = laying(kind);
        if (!(swapsFirst && FACE_OF[kind] === 0)) into[count++] = laying(kind) + call;
      }
    }
    rest = high | 0;
  }
  return count;
}

/** A black card with each wish (UNO-9, UNO-10), a UNO card without. */
function wishes(kind: Kind, call: number, into: Int32Array, count: number): number {
  const last = laying(kind) + (kind === UNO_CARD ? 0 : 4 * WISHING);
  for (
    let move = last === laying(kind) ? last : laying(kind) + WISHING;
    move <= last;
    move += WISHING
  ) {
    into[count++] = move;
    if (call !== 0) into[count++] = move + call;
  }
  return count;
}

/** UNO-16: what the layer of a UNO card (UNO-8b) or of a zero (UNO-13a) has to choose. */
function choices({ cells, variant }: UnoState, seat: Seat, into: Int32Array): number {
  let count = 0;
  if (cells[cell.CHOICE] === cell.CHOOSE_HAND) {
    for (let kind = 0; kind <= UNO_CARD; kind++)
      if (has(cells, cell.handOf(seat), kind)) into[count++] = HAND + kind;
    return count;
  }
  if (cells[cell.CHOICE] === cell.CHOOSE_GIVE) {
    for (let to = 0; to < variant.seats; to++) if (to !== seat) into[count++] = GIVE + to;
    into[count++] = KEEP;
    return count;
  }
  into[count++] = SWAP_LEFT;
  into[count++] = SWAP_RIGHT;
  if (variant.zeroSwap === 'choice') into[count++] = KEEP;
  return count;
}
