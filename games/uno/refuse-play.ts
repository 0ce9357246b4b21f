import type { Citation, Move, Seat } from '@tischlein/kit';
import { has } from './bag.ts';
import {
  BLACK,
  CODES,
  COLOR_OF,
  COLORS,
  DRAW_TWO,
  FACE_OF,
  isNumber,
  OF_FOURS,
  OF_UNO_CARDS,
  SKIP,
  UNO_CARD,
  WILD,
  WILD_FOUR,
  type Kind,
} from './cards.ts';
import { refused } from './facts.ts';
import { mustAnswer, notYourTurn } from './refuse-reasons.ts';
import {
  COLOR,
  DRAWN,
  handOf,
  HELD,
  LAID_BY,
  NOTHING_DRAWN,
  OPEN,
  PENDING,
  PENDING_KIND,
  RUN_BY,
  RUN_STEP,
  SITS,
  topOf,
  TURN,
  type UnoState,
} from './layout.ts';
import { mayLayKind } from './legal.ts';
import { CALL, KIND, SAYING_UNO, SAYING_UNO_UNO, WISH } from './moves.ts';

/** Why a card may not be laid: not there, not now, a wrong wish, or a wrong call. */
export function refuseLay(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells } = state;
  const kind = KIND[move]!;
  const card = CODES[kind]!;
  const may = mayLayKind(state, seat, kind);
  if (!may && seat !== cells[TURN]) return refuseOutOfTurn(state, seat, kind);
  if (!has(cells, handOf(seat), kind)) return refused('UNO-1', { why: 'hand', card });
  const names = kind === WILD || kind === WILD_FOUR;
  if (names !== (WISH[move] !== 0))
    return refused('UNO-9', { why: names ? 'wish' : 'noWish', card });
  if (!may) return refuseOnTurn(state, kind);
  return refuseCall(state, seat, kind, CALL[move]!);
}

function refuseOutOfTurn(state: UnoState, seat: Seat, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = CODES[kind]!;
  const open = cells[OPEN]!;
  if (cells[LAID_BY] === seat + 1 && has(cells, handOf(seat), kind)) {
    const reason = refuseGoingOn(state, seat, kind);
    if (reason) return reason;
  }
  if (!variant.jumpIn) return notYourTurn(cells);
  return kind === open
    ? refused('UNO-1', { why: 'hand', card })
    : refused('UNO-1a', { card, under: CODES[open]!, next: cells[TURN]! });
}

/** Somebody who has just laid may not go on: a card that is not next (UNO-1b), or a chance that is gone (UNO-1b, UNO-3b). */
function refuseGoingOn({ cells, variant }: UnoState, seat: Seat, kind: Kind): Citation | null {
  const card = CODES[kind]!;
  const top = topOf(cells);
  const under = CODES[top]!;
  if (cells[RUN_BY] === seat + 1 && isNumber(kind))
    return refused('UNO-1b', { why: 'next', card, under, step: cells[RUN_STEP]! });
  if (variant.doubleSkip && kind === top && FACE_OF[kind] === SKIP)
    return refused('UNO-3b', { card, next: cells[TURN]! });
  const neighbour = COLOR_OF[kind] === COLOR_OF[top] && Math.abs(kind - top) <= 1;
  return variant.runs && isNumber(kind) && isNumber(top) && neighbour
    ? refused('UNO-1b', { why: 'closed', card, under })
    : null;
}

/** The seat holds the card and it is its turn. */
function refuseOnTurn(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = CODES[kind]!;
  if (cells[SITS] !== 0) {
    if (kind === WILD) return refused('UNO-9', { why: 'sit', card });
    if (kind === WILD_FOUR) return refused('UNO-10', { why: 'sit', card });
    return mustAnswer(state);
  }
  if (cells[PENDING] !== 0) return refuseFending(state, kind);
  if (cells[DRAWN] !== 0 && !variant.drawAnyway && cells[DRAWN] !== kind + 1) {
    if (cells[DRAWN] === NOTHING_DRAWN) return refused('UNO-6', { why: 'nothing', card });
    return refused('UNO-6', { why: 'drawn', card, target: CODES[cells[DRAWN]! - 1]! });
  }
  const open = cells[OPEN]!;
  const why = COLOR_OF[open] === BLACK ? 'wished' : 'match';
  return refused('UNO-1', { why, card, under: CODES[open]!, color: COLORS[cells[COLOR]!]! });
}

/** UNO-5, UNO-10, UNO-8a, UNO-18: what does not fend off this sum. */
function refuseFending(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const sum = cells[PENDING]!;
  const card = CODES[kind]!;
  const sumKind = cells[PENDING_KIND]!;
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
  const held = cells[handOf(seat) + HELD]!;
  if (call === SAYING_UNO) {
    if (held === 1) return refused('UNO-12', { why: 'last', held });
    if (held !== 2) return refused('UNO-11', { why: 'none', held });
    if (variant.swaps && FACE_OF[kind] === 0) return refused('UNO-11', { why: 'choice' });
  }
  if (call === SAYING_UNO_UNO && held !== 1) return refused('UNO-12', { why: 'none', held });
  return null;
}
