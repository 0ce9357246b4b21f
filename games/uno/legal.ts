import { NOBODY, type Citation, type Move, type Seat } from '@tischlein/kit';
import * as bag from './bag.ts';
import * as cards from './cards.ts';
import type { Kind } from './cards.ts';
import * as cell from './layout.ts';
import type { UnoState, UnoVariant } from './layout.ts';
import * as moves from './moves.ts';
import { refused } from './facts.ts';

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
  const word = bag.wordOf(kind);
  const bit = bag.bitOf(kind);
  let mask = 0;
  for (let seat = 0; seat < variant.seats; seat++)
    if ((cells[cell.handOf(seat) + word]! & bit) !== 0) mask |= 1 << seat;
  return mask;
}

const ifAnyTime = (state: UnoState, seat: Seat): number =>
  seat >= 0 && (anyTime(state, seat, 0) | anyTime(state, seat, 1)) !== 0 ? 1 << seat : 0;

export function legal(state: UnoState, seat: Seat, into: Int32Array): number {
  const { cells, variant } = state;
  if (cells[cell.WINNERS] !== 0) return 0;
  if (cells[cell.CHOICE] !== 0) return seat === cells[cell.TURN] ? choices(state, seat, into) : 0;
  let count = calls(cells, seat, into);
  const low = mayLay(state, seat, 0);
  const high = mayLay(state, seat, 1);
  if (seat === cells[cell.TURN]) {
    if (cells[cell.SITS] !== 0) into[count++] = moves.SIT;
    else if (cells[cell.PENDING] !== 0) into[count++] = moves.TAKE;
    else if (cells[cell.DRAWN] !== 0) into[count++] = moves.PASS;
    else if (variant.drawAnyway || (low | high) === 0) into[count++] = moves.DRAW;
  }
  return layings(state, seat, low, high, into, count);
}

/** Black cards with a wish, all others without; cards that are dealt; choices that some house rule gives (UNO-8b, UNO-13a). */
export function possible(variant: UnoVariant, move: Move): boolean {
  const { copies, seats, swaps, unoCards, unoGives, zeroSwap } = variant;
  const isDealt = (kind: Kind): boolean =>
    copies[kind]! > 0 && (kind !== cards.UNO_CARD || unoCards);
  if (move < moves.PLAYS) {
    const kind = moves.KIND[move]!;
    const wishes = kind === cards.WILD || kind === cards.WILD_FOUR;
    return isDealt(kind) && wishes === moves.WISH[move]! > 0;
  }
  if (move >= moves.HAND) return unoGives && isDealt(move - moves.HAND);
  if (move >= moves.GIVE) return unoGives && move - moves.GIVE < seats;
  if (move >= moves.SWAP_LEFT) return swaps;
  return move !== moves.KEEP || unoGives || zeroSwap === 'choice';
}

/** UNO-11, UNO-12 */
function calls(cells: Int32Array, seat: Seat, into: Int32Array): number {
  let count = 0;
  if (((cells[cell.OWES_UNO]! >> seat) & 1) !== 0) into[count++] = moves.CALL_UNO;
  if (((cells[cell.OWES_UNO_UNO]! >> seat) & 1) !== 0) into[count++] = moves.CALL_UNO_UNO;
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
    return variant.fendOff ? out | (held & bag.FENDS[2 * cells[cell.PENDING_KIND]! + w]!) : out;
  const fits = held & bag.FITS[bag.fitsAt(cells[cell.OPEN]!, cells[cell.COLOR]!) + w]!;
  if (cells[cell.DRAWN] === 0 || variant.drawAnyway) return fits;
  return cells[cell.DRAWN] === cell.NOTHING_DRAWN
    ? out
    : out | (fits & only(cells[cell.DRAWN]! - 1, w));
}

const mayLayKind = (state: UnoState, seat: Seat, kind: Kind): boolean =>
  (mayLay(state, seat, bag.wordOf(kind)) & bag.bitOf(kind)) !== 0;

/** The open card again (UNO-1a, UNO-3b), or the next one of the own run (UNO-1b). */
function anyTime({ cells, variant }: UnoState, seat: Seat, w: number): number {
  const held = cells[cell.handOf(seat) + w]!;
  const open = cells[cell.OPEN]!;
  let kinds = 0;
  if (variant.jumpIn || cells[cell.DOUBLE_SKIP_BY] === seat + 1) kinds = only(open, w);
  if (cells[cell.RUN_BY] === seat + 1) kinds |= runsOn(open, cells[cell.RUN_STEP]!, w);
  return held & kinds;
}

const only = (kind: Kind, w: number): number => (bag.wordOf(kind) === w ? bag.bitOf(kind) : 0);

/** UNO-1b: the next number up or down as far as the direction is not set, and once it is, the equal card. */
function runsOn(open: Kind, step: number, w: number): number {
  let kinds = step === 0 ? 0 : only(open, w);
  if (step >= 0 && cards.FACE_OF[open] !== 9) kinds |= only(open + 1, w);
  if (step <= 0 && cards.FACE_OF[open] !== 0) kinds |= only(open - 1, w);
  return kinds;
}

/** Whether this card is the next one of the seat's run. */
export const isRunOn = ({ cells }: UnoState, seat: Seat, kind: Kind): boolean =>
  cells[cell.RUN_BY] === seat + 1 &&
  (runsOn(cells[cell.OPEN]!, cells[cell.RUN_STEP]!, bag.wordOf(kind)) & bag.bitOf(kind)) !== 0;

/** Of these two words of kinds each with its wishes, and with the call that is due (UNO-11, UNO-12). */
function layings(
  { cells, variant }: UnoState,
  seat: Seat,
  low: number,
  high: number,
  into: Int32Array,
  from: number,
): number {
  const held = cells[cell.handOf(seat) + cell.HELD]!;
  const call = held === 2 ? moves.SAYING_UNO : held === 1 ? moves.SAYING_UNO_UNO : 0;
  const swapsFirst = variant.swaps && held === 2;
  let count = from;
  // By `| 0` the compiler knows 32-bit numbers, of which it takes one away without asking for an overflow.
  let rest = low | 0;
  for (let first = 0; first <= bag.SPLIT; first += bag.SPLIT) {
    for (; rest !== 0; rest &= rest - 1) {
      const kind = first + bag.lowestIn(rest);
      if (kind >= cards.WILD) count = wishes(kind, call, into, count);
      else {
        into[count++] = moves.laying(kind);
        if (call !== 0 && !(swapsFirst && cards.FACE_OF[kind] === 0))
          into[count++] = moves.laying(kind) + call;
      }
    }
    rest = high | 0;
  }
  return count;
}

/** A black card with each wish (UNO-9, UNO-10), a UNO card without. */
function wishes(kind: Kind, call: number, into: Int32Array, count: number): number {
  const last = moves.laying(kind) + (kind === cards.UNO_CARD ? 0 : 4 * moves.WISHING);
  for (
    let move = last === moves.laying(kind) ? last : moves.laying(kind) + moves.WISHING;
    move <= last;
    move += moves.WISHING
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
    for (let kind = 0; kind <= cards.UNO_CARD; kind++)
      if (bag.has(cells, cell.handOf(seat), kind)) into[count++] = moves.HAND + kind;
    return count;
  }
  if (cells[cell.CHOICE] === cell.CHOOSE_GIVE) {
    for (let to = 0; to < variant.seats; to++) if (to !== seat) into[count++] = moves.GIVE + to;
    into[count++] = moves.KEEP;
    return count;
  }
  into[count++] = moves.SWAP_LEFT;
  into[count++] = moves.SWAP_RIGHT;
  if (variant.zeroSwap === 'choice') into[count++] = moves.KEEP;
  return count;
}

const notYourTurn = (cells: Int32Array): Citation =>
  refused('UNO-1', { why: 'turn', next: cells[cell.TURN]! });

/** A call that is not owed: it never was, or it has been made already. */
function noDuty(clause: 'UNO-11' | 'UNO-12', cells: Int32Array, seat: Seat): Citation {
  const held = cells[cell.handOf(seat) + cell.HELD]!;
  const called =
    clause === 'UNO-11'
      ? held === 1 && cells[cell.LAID_BY] === seat + 1
      : cells.subarray(cell.FINISHERS, cell.FINISHERS + cells[cell.FINISHED]!).includes(seat);
  return refused(clause, { why: called ? 'called' : 'none', held });
}

/** Who faces a skip or a sum answers that first. */
function mustAnswer({ cells, variant }: UnoState): Citation {
  if (cells[cell.SITS] !== 0)
    return refused('UNO-3a', { why: 'sit', under: cards.CODES[cells[cell.OPEN]!]! });
  return refused(cell.sumClause(cells), {
    why: variant.fendOff ? 'answer' : 'take',
    sum: cells[cell.PENDING]!,
  });
}

/** Clause and reason for every move that is not legal. Facts are of the own hand or of the table. */
export function refuse(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (cells[cell.WINNERS] !== 0) return refused('UNO-15', {});
  const isPlay = move < moves.PLAYS;
  if (isPlay && moves.KIND[move] === cards.UNO_CARD && !variant.unoCards)
    return refused('UNO-8', { card: 'u' });
  if (cells[cell.CHOICE] !== 0) return refuseChoice(state, seat, move);
  if (move === moves.CALL_UNO)
    return owes(cells, cell.OWES_UNO, seat) ? null : noDuty('UNO-11', cells, seat);
  if (move === moves.CALL_UNO_UNO)
    return owes(cells, cell.OWES_UNO_UNO, seat) ? null : noDuty('UNO-12', cells, seat);
  if (isPlay) return refuseLay(state, seat, move);
  if (seat !== cells[cell.TURN]) return notYourTurn(cells);
  if (move === moves.DRAW) return refuseDraw(state, seat);
  if (move === moves.PASS) {
    if (cells[cell.SITS] !== 0 || cells[cell.PENDING] !== 0) return mustAnswer(state);
    return cells[cell.DRAWN] === 0 ? refused('UNO-6', { why: 'pass' }) : null;
  }
  if (move === moves.TAKE)
    return cells[cell.PENDING] === 0 ? refused('UNO-5', { why: 'none' }) : null;
  if (move === moves.SIT) {
    if (cells[cell.SITS] !== 0) return null;
    return variant.skipBack ? refused('UNO-3a', { why: 'none' }) : refused('UNO-3', {});
  }
  return noChoice(move);
}

const owes = (cells: Int32Array, duties: number, seat: Seat): boolean =>
  ((cells[duties]! >> seat) & 1) !== 0;

const kindsToLay = (state: UnoState, seat: Seat): string[] =>
  cards.CODES.filter((_, kind) => mayLayKind(state, seat, kind));

/** UNO-6, UNO-6a */
function refuseDraw(state: UnoState, seat: Seat): Citation | null {
  const { cells, variant } = state;
  if (cells[cell.SITS] !== 0 || cells[cell.PENDING] !== 0) {
    if (!variant.drawAnyway) return mustAnswer(state);
    const why = cells[cell.SITS] !== 0 ? 'sit' : 'sum';
    return refused('UNO-6a', { why, sum: cells[cell.PENDING]! });
  }
  if (cells[cell.DRAWN] !== 0) return refused('UNO-6', { why: 'once' });
  if (variant.drawAnyway) return null;
  const able = kindsToLay(state, seat);
  return able.length === 0 ? null : refused('UNO-6', { why: 'canLay', cards: able });
}

/** Giving and swapping come right after the card that allows them. */
function noChoice(move: Move): Citation {
  if (move === moves.SWAP_LEFT || move === moves.SWAP_RIGHT)
    return refused('UNO-13a', { why: 'none' });
  return move === moves.KEEP
    ? refused('UNO-16', { why: 'none' })
    : refused('UNO-8b', { why: 'none' });
}

/** Why a card may not be laid: not there, not now, a wrong wish, or a wrong call. */
function refuseLay(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells } = state;
  const kind = moves.KIND[move]!;
  const card = cards.CODES[kind]!;
  const may = mayLayKind(state, seat, kind);
  if (!may && seat !== cells[cell.TURN]) return refuseOutOfTurn(state, seat, kind);
  if (!bag.has(cells, cell.handOf(seat), kind)) return refused('UNO-1', { why: 'hand', card });
  const names = kind === cards.WILD || kind === cards.WILD_FOUR;
  if (names !== (moves.WISH[move] !== 0))
    return refused('UNO-9', { why: names ? 'wish' : 'noWish', card });
  if (!may) return refuseOnTurn(state, seat, kind);
  return refuseCall(state, seat, kind, moves.CALL[move]!);
}

function refuseOutOfTurn(state: UnoState, seat: Seat, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = cards.CODES[kind]!;
  const open = cells[cell.OPEN]!;
  if (cells[cell.LAID_BY] === seat + 1 && bag.has(cells, cell.handOf(seat), kind)) {
    const reason = refuseGoingOn(state, seat, kind);
    if (reason) return reason;
  }
  if (!variant.jumpIn) return notYourTurn(cells);
  return kind === open
    ? refused('UNO-1', { why: 'hand', card })
    : refused('UNO-1a', { card, under: cards.CODES[open]!, next: cells[cell.TURN]! });
}

/** Somebody who has just laid may not go on: a card that is not next (UNO-1b), or a chance that is gone (UNO-1b, UNO-3b). */
function refuseGoingOn({ cells, variant }: UnoState, seat: Seat, kind: Kind): Citation | null {
  const card = cards.CODES[kind]!;
  const top = cell.topOf(cells);
  const under = cards.CODES[top]!;
  if (cells[cell.RUN_BY] === seat + 1 && cards.isNumber(kind))
    return refused('UNO-1b', { why: 'next', card, under, step: cells[cell.RUN_STEP]! });
  if (variant.doubleSkip && kind === top && cards.FACE_OF[kind] === cards.SKIP)
    return refused('UNO-3b', { card, next: cells[cell.TURN]! });
  const neighbour = cards.COLOR_OF[kind] === cards.COLOR_OF[top] && Math.abs(kind - top) <= 1;
  return variant.runs && cards.isNumber(kind) && cards.isNumber(top) && neighbour
    ? refused('UNO-1b', { why: 'closed', card, under })
    : null;
}

/** The seat holds the card and it is its turn. */
function refuseOnTurn(state: UnoState, seat: Seat, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = cards.CODES[kind]!;
  if (cells[cell.SITS] !== 0) {
    if (kind === cards.WILD) return refused('UNO-9', { why: 'sit', card });
    if (kind === cards.WILD_FOUR) return refused('UNO-10', { why: 'sit', card });
    return mustAnswer(state);
  }
  if (cells[cell.PENDING] !== 0) return refuseFending(state, kind);
  if (cells[cell.DRAWN] !== 0 && !variant.drawAnyway && cells[cell.DRAWN] !== kind + 1) {
    if (cells[cell.DRAWN] === cell.NOTHING_DRAWN) return refused('UNO-6', { why: 'nothing', card });
    return refused('UNO-6', { why: 'drawn', card, target: cards.CODES[cells[cell.DRAWN]! - 1]! });
  }
  const open = cells[cell.OPEN]!;
  const why = cards.COLOR_OF[open] === cards.BLACK ? 'wished' : 'match';
  return refused('UNO-1', {
    why,
    card,
    under: cards.CODES[open]!,
    color: cards.COLORS[cells[cell.COLOR]!]!,
    onlyDraw: cells[cell.DRAWN] === 0 && kindsToLay(state, seat).length === 0 ? 'yes' : 'no',
  });
}

/** UNO-5, UNO-10, UNO-8a, UNO-18: what does not fend off this sum. */
function refuseFending(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const sum = cells[cell.PENDING]!;
  const card = cards.CODES[kind]!;
  const sumKind = cells[cell.PENDING_KIND]!;
  if (kind === cards.WILD) return refused('UNO-9', { why: 'take', card, sum });
  const unoCard = kind === cards.UNO_CARD && variant.unoDrawsFour;
  const drawCard = unoCard || kind === cards.WILD_FOUR || cards.FACE_OF[kind] === cards.DRAW_TWO;
  if (!variant.fendOff) return drawCard ? refused('UNO-18', { card, sum }) : mustAnswer(state);
  if (sumKind === cards.OF_UNO_CARDS || unoCard)
    return refused('UNO-8a', { why: 'fend', card, sum });
  if (sumKind === cards.OF_FOURS && cards.FACE_OF[kind] === cards.DRAW_TWO)
    return refused('UNO-5', { why: 'four', card, sum });
  return mustAnswer(state);
}

/** UNO-11, UNO-12: a call only where it is due, and after the choice where one follows. */
function refuseCall(
  { cells, variant }: UnoState,
  seat: Seat,
  kind: Kind,
  call: number,
): Citation | null {
  const held = cells[cell.handOf(seat) + cell.HELD]!;
  if (call === moves.SAYING_UNO) {
    if (held === 1) return refused('UNO-12', { why: 'last', held });
    if (held !== 2) return refused('UNO-11', { why: 'none', held });
    if (variant.swaps && cards.FACE_OF[kind] === 0) return refused('UNO-11', { why: 'choice' });
  }
  if (call === moves.SAYING_UNO_UNO && held !== 1) return refused('UNO-12', { why: 'none', held });
  return null;
}

/** UNO-16: while a choice is open only the chooser moves, and only to choose. */
function refuseChoice(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (move === moves.CALL_UNO)
    return seat === cells[cell.TURN]
      ? refused('UNO-11', { why: 'choice' })
      : noDuty('UNO-11', cells, seat);
  if (move === moves.CALL_UNO_UNO) return noDuty('UNO-12', cells, seat);
  if (seat !== cells[cell.TURN]) {
    const jumps = variant.jumpIn && move < moves.PLAYS && moves.KIND[move] === cells[cell.OPEN];
    return jumps
      ? refused('UNO-16', { why: 'jumpIn', next: cells[cell.TURN]! })
      : notYourTurn(cells);
  }
  if (cells[cell.CHOICE] === cell.CHOOSE_SWAP) return refuseSwap(state, move);
  if (move >= moves.HAND) return refuseHand(cells, seat, move - moves.HAND);
  if (move >= moves.GIVE) return refuseGive(state, seat, move - moves.GIVE);
  if (move === moves.KEEP)
    return cells[cell.CHOICE] === cell.CHOOSE_GIVE ? null : refused('UNO-8b', { why: 'two' });
  return move === moves.SWAP_LEFT || move === moves.SWAP_RIGHT
    ? refused('UNO-13a', { why: 'none' })
    : refused('UNO-16', { why: 'give' });
}

function refuseSwap({ variant }: UnoState, move: Move): Citation | null {
  if (move === moves.SWAP_LEFT || move === moves.SWAP_RIGHT) return null;
  if (move === moves.KEEP) return variant.zeroSwap === 'choice' ? null : refused('UNO-13a-2', {});
  return move >= moves.GIVE
    ? refused('UNO-8b', { why: 'none' })
    : refused('UNO-16', { why: 'swap' });
}

function refuseGive({ cells, variant }: UnoState, seat: Seat, to: Seat): Citation | null {
  if (cells[cell.CHOICE] !== cell.CHOOSE_GIVE) return refused('UNO-8b', { why: 'two' });
  if (to >= variant.seats) return refused('UNO-8b', { why: 'nobody', number: to });
  return to === seat ? refused('UNO-8b', { why: 'self' }) : null;
}

function refuseHand(cells: Int32Array, seat: Seat, kind: Kind): Citation | null {
  if (cells[cell.CHOICE] === cell.CHOOSE_GIVE) return refused('UNO-8b', { why: 'whom' });
  return bag.has(cells, cell.handOf(seat), kind)
    ? null
    : refused('UNO-8b', { why: 'hand', card: cards.CODES[kind]! });
}
