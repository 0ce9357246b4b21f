import type { Citation, Seat, Move } from '@tischlein/kit';
import {
  CODES,
  UNO_CARD,
  BLACK,
  COLOR_OF,
  COLORS,
  DRAW_TWO,
  FACE_OF,
  isNumber,
  OF_FOURS,
  OF_UNO_CARDS,
  SKIP,
  WILD,
  WILD_FOUR,
  type Kind,
} from './cards.ts';
import { refused } from './facts.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';
import { mayLayKind } from './legal.ts';
import {
  CALL_UNO,
  CALL_UNO_UNO,
  DRAW,
  KEEP,
  KIND,
  PASS,
  PLAYS,
  SIT,
  SWAP_LEFT,
  SWAP_RIGHT,
  TAKE,
  CALL,
  SAYING_UNO,
  SAYING_UNO_UNO,
  WISH,
  GIVE,
  HAND,
} from './moves.ts';
import { has } from './bag.ts';

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
    return refused('UNO-3a', { why: 'sit', under: CODES[cells[cell.OPEN]!]! });
  return refused(cell.sumClause(cells), {
    why: variant.fendOff ? 'answer' : 'take',
    sum: cells[cell.PENDING]!,
  });
}

/** Clause and reason for every move that is not legal. Facts are of the own hand or of the table. */
export function refuse(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (cells[cell.WINNERS] !== 0) return refused('UNO-15', {});
  const isPlay = move < PLAYS;
  if (isPlay && KIND[move] === UNO_CARD && !variant.unoCards)
    return refused('UNO-8', { card: 'u' });
  if (cells[cell.CHOICE] !== 0) return refuseChoice(state, seat, move);
  if (move === CALL_UNO)
    return owes(cells, cell.OWES_UNO, seat) ? null : noDuty('UNO-11', cells, seat);
  if (move === CALL_UNO_UNO)
    return owes(cells, cell.OWES_UNO_UNO, seat) ? null : noDuty('UNO-12', cells, seat);
  if (isPlay) return refuseLay(state, seat, move);
  if (seat !== cells[cell.TURN]) return notYourTurn(cells);
  if (move === DRAW) return refuseDraw(state, seat);
  if (move === PASS) {
    if (cells[cell.SITS] !== 0 || cells[cell.PENDING] !== 0) return mustAnswer(state);
    return cells[cell.DRAWN] === 0 ? refused('UNO-6', { why: 'pass' }) : null;
  }
  if (move === TAKE) return cells[cell.PENDING] === 0 ? refused('UNO-5', { why: 'none' }) : null;
  if (move === SIT) {
    if (cells[cell.SITS] !== 0) return null;
    return variant.skipBack ? refused('UNO-3a', { why: 'none' }) : refused('UNO-3', {});
  }
  return noChoice(move);
}

const owes = (cells: Int32Array, duties: number, seat: Seat): boolean =>
  ((cells[duties]! >> seat) & 1) !== 0;

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
  const cards = CODES.filter((_, kind) => mayLayKind(state, seat, kind));
  return cards.length === 0 ? null : refused('UNO-6', { why: 'canLay', cards });
}

/** Giving and swapping come right after the card that allows them. */
function noChoice(move: Move): Citation {
  if (move === SWAP_LEFT || move === SWAP_RIGHT) return refused('UNO-13a', { why: 'none' });
  return move === KEEP ? refused('UNO-16', { why: 'none' }) : refused('UNO-8b', { why: 'none' });
}

/** Why a card may not be laid: not there, not now, a wrong wish, or a wrong call. */
function refuseLay(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells } = state;
  const kind = KIND[move]!;
  const card = CODES[kind]!;
  const may = mayLayKind(state, seat, kind);
  if (!may && seat !== cells[cell.TURN]) return refuseOutOfTurn(state, seat, kind);
  if (!has(cells, cell.handOf(seat), kind)) return refused('UNO-1', { why: 'hand', card });
  const names = kind === WILD || kind === WILD_FOUR;
  if (names !== (WISH[move] !== 0))
    return refused('UNO-9', { why: names ? 'wish' : 'noWish', card });
  if (!may) return refuseOnTurn(state, kind);
  return refuseCall(state, seat, kind, CALL[move]!);
}

function refuseOutOfTurn(state: UnoState, seat: Seat, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = CODES[kind]!;
  const open = cells[cell.OPEN]!;
  if (cells[cell.LAID_BY] === seat + 1 && has(cells, cell.handOf(seat), kind)) {
    const reason = refuseGoingOn(state, seat, kind);
    if (reason) return reason;
  }
  if (!variant.jumpIn) return notYourTurn(cells);
  return kind === open
    ? refused('UNO-1', { why: 'hand', card })
    : refused('UNO-1a', { card, under: CODES[open]!, next: cells[cell.TURN]! });
}

/** Somebody who has just laid may not go on: a card that is not next (UNO-1b), or a chance that is gone (UNO-1b, UNO-3b). */
function refuseGoingOn({ cells, variant }: UnoState, seat: Seat, kind: Kind): Citation | null {
  const card = CODES[kind]!;
  const top = cell.topOf(cells);
  const under = CODES[top]!;
  if (cells[cell.RUN_BY] === seat + 1 && isNumber(kind))
    return refused('UNO-1b', { why: 'next', card, under, step: cells[cell.RUN_STEP]! });
  if (variant.doubleSkip && kind === top && FACE_OF[kind] === SKIP)
    return refused('UNO-3b', { card, next: cells[cell.TURN]! });
  const neighbour = COLOR_OF[kind] === COLOR_OF[top] && Math.abs(kind - top) <= 1;
  return variant.runs && isNumber(kind) && isNumber(top) && neighbour
    ? refused('UNO-1b', { why: 'closed', card, under })
    : null;
}

/** The seat holds the card and it is its turn. */
function refuseOnTurn(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = CODES[kind]!;
  if (cells[cell.SITS] !== 0) {
    if (kind === WILD) return refused('UNO-9', { why: 'sit', card });
    if (kind === WILD_FOUR) return refused('UNO-10', { why: 'sit', card });
    return mustAnswer(state);
  }
  if (cells[cell.PENDING] !== 0) return refuseFending(state, kind);
  if (cells[cell.DRAWN] !== 0 && !variant.drawAnyway && cells[cell.DRAWN] !== kind + 1) {
    if (cells[cell.DRAWN] === cell.NOTHING_DRAWN) return refused('UNO-6', { why: 'nothing', card });
    return refused('UNO-6', { why: 'drawn', card, target: CODES[cells[cell.DRAWN]! - 1]! });
  }
  const open = cells[cell.OPEN]!;
  const why = COLOR_OF[open] === BLACK ? 'wished' : 'match';
  return refused('UNO-1', { why, card, under: CODES[open]!, color: COLORS[cells[cell.COLOR]!]! });
}

/** UNO-5, UNO-10, UNO-8a, UNO-18: what does not fend off this sum. */
function refuseFending(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const sum = cells[cell.PENDING]!;
  const card = CODES[kind]!;
  const sumKind = cells[cell.PENDING_KIND]!;
  if (kind === WILD) return refused('UNO-9', { why: 'take', card, sum });
  const unoCard = kind === UNO_CARD && variant.unoDrawsFour;
  const drawCard = unoCard || kind === WILD_FOUR || FACE_OF[kind] === DRAW_TWO;
  if (!variant.fendOff) return drawCard ? refused('UNO-18', { card, sum }) : mustAnswer(state);
  if (sumKind === OF_UNO_CARDS || unoCard) return refused('UNO-8a', { why: 'fend', card, sum });
  if (sumKind === OF_FOURS && FACE_OF[kind] === DRAW_TWO)
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
  if (call === SAYING_UNO) {
    if (held === 1) return refused('UNO-12', { why: 'last', held });
    if (held !== 2) return refused('UNO-11', { why: 'none', held });
    if (variant.swaps && FACE_OF[kind] === 0) return refused('UNO-11', { why: 'choice' });
  }
  if (call === SAYING_UNO_UNO && held !== 1) return refused('UNO-12', { why: 'none', held });
  return null;
}

/** UNO-16: while a choice is open only the chooser moves, and only to choose. */
function refuseChoice(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (move === CALL_UNO)
    return seat === cells[cell.TURN]
      ? refused('UNO-11', { why: 'choice' })
      : noDuty('UNO-11', cells, seat);
  if (move === CALL_UNO_UNO) return noDuty('UNO-12', cells, seat);
  if (seat !== cells[cell.TURN]) {
    const jumps = variant.jumpIn && move < PLAYS && KIND[move] === cells[cell.OPEN];
    return jumps
      ? refused('UNO-16', { why: 'jumpIn', next: cells[cell.TURN]! })
      : notYourTurn(cells);
  }
  if (cells[cell.CHOICE] === cell.CHOOSE_SWAP) return refuseSwap(state, move);
  if (move >= HAND) return refuseHand(cells, seat, move - HAND);
  if (move >= GIVE) return refuseGive(state, seat, move - GIVE);
  if (move === KEEP)
    return cells[cell.CHOICE] === cell.CHOOSE_GIVE ? null : refused('UNO-8b', { why: 'two' });
  return move === SWAP_LEFT || move === SWAP_RIGHT
    ? refused('UNO-13a', { why: 'none' })
    : refused('UNO-16', { why: 'give' });
}

function refuseSwap({ variant }: UnoState, move: Move): Citation | null {
  if (move === SWAP_LEFT || move === SWAP_RIGHT) return null;
  if (move === KEEP) return variant.zeroSwap === 'choice' ? null : refused('UNO-13a-2', {});
  return move >= GIVE ? refused('UNO-8b', { why: 'none' }) : refused('UNO-16', { why: 'swap' });
}

function refuseGive({ cells, variant }: UnoState, seat: Seat, to: Seat): Citation | null {
  if (cells[cell.CHOICE] !== cell.CHOOSE_GIVE) return refused('UNO-8b', { why: 'two' });
  if (to >= variant.seats) return refused('UNO-8b', { why: 'nobody', number: to });
  return to === seat ? refused('UNO-8b', { why: 'self' }) : null;
}

function refuseHand(cells: Int32Array, seat: Seat, kind: Kind): Citation | null {
  if (cells[cell.CHOICE] === cell.CHOOSE_GIVE) return refused('UNO-8b', { why: 'whom' });
  return has(cells, cell.handOf(seat), kind)
    ? null
    : refused('UNO-8b', { why: 'hand', card: CODES[kind]! });
}
