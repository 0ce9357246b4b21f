import type { Citation, Move, Seat } from '@tischlein/kit';
import { has } from './bag.ts';
import {
  bitOf,
  CODES,
  COLORS,
  DRAW_TWO,
  FACE_OF,
  FENDS,
  isNumber,
  OF_FOURS,
  OF_UNO_CARDS,
  UNO_CARD,
  WILD,
  WILD_FOUR,
  wordOf,
  type Kind,
} from './cards.ts';
import { cite, mustAnswer, notYourTurn } from './cite.ts';
import {
  COLOR,
  DRAWN,
  handOf,
  HELD,
  NOTHING_DRAWN,
  OPEN,
  PENDING,
  PENDING_KIND,
  RUN_BY,
  RUN_STEP,
  SITS,
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
  if (!has(cells, handOf(seat), kind)) return cite('UNO-1', { why: 'hand', card });
  const names = kind === WILD || kind === WILD_FOUR;
  if (names !== (WISH[move] !== 0)) return cite('UNO-9', { why: names ? 'wish' : 'noWish', card });
  if (!may) return refuseOnTurn(state, kind);
  return refuseCall(state, seat, kind, CALL[move]!);
}

function refuseOutOfTurn({ cells, variant }: UnoState, seat: Seat, kind: Kind): Citation {
  const card = CODES[kind]!;
  const open = cells[OPEN]!;
  if (cells[RUN_BY] === seat + 1 && isNumber(kind) && has(cells, handOf(seat), kind))
    return cite('UNO-1b', { card, under: CODES[open]!, step: cells[RUN_STEP]! });
  if (!variant.jumpIn) return notYourTurn(cells);
  return kind === open
    ? cite('UNO-1', { why: 'hand', card })
    : cite('UNO-1a', { card, under: CODES[open]!, next: cells[TURN]! });
}

/** The seat holds the card and it is its turn. */
function refuseOnTurn(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const card = CODES[kind]!;
  if (cells[SITS] !== 0) {
    if (kind === WILD) return cite('UNO-9', { why: 'sit', card });
    if (kind === WILD_FOUR) return cite('UNO-10', { why: 'sit', card });
    return mustAnswer(state);
  }
  if (cells[PENDING] !== 0) return refuseFending(state, kind);
  if (cells[DRAWN] !== 0 && !variant.drawAnyway && cells[DRAWN] !== kind + 1) {
    if (cells[DRAWN] === NOTHING_DRAWN) return cite('UNO-6', { why: 'nothing', card });
    return cite('UNO-6', { why: 'drawn', card, target: CODES[cells[DRAWN]! - 1]! });
  }
  const under = CODES[cells[OPEN]!]!;
  return cite('UNO-1', { why: 'match', card, under, color: COLORS[cells[COLOR]!]! });
}

/** UNO-5, UNO-10, UNO-8a, UNO-18: what does not fend off this sum. */
function refuseFending(state: UnoState, kind: Kind): Citation {
  const { cells, variant } = state;
  const sum = cells[PENDING]!;
  const card = CODES[kind]!;
  const sumKind = cells[PENDING_KIND]!;
  if ((FENDS[2 * sumKind + wordOf(kind)]! & bitOf(kind)) !== 0)
    return cite('UNO-18', { card, sum });
  if (kind === WILD) return cite('UNO-9', { why: 'take', card, sum });
  const unoCard = kind === UNO_CARD && variant.unoDrawsFour;
  if (sumKind === OF_UNO_CARDS || unoCard) return cite('UNO-8a', { why: 'fend', card, sum });
  if (sumKind === OF_FOURS && FACE_OF[kind] === DRAW_TWO)
    return cite('UNO-5', { why: 'four', card, sum });
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
    if (held !== 2) return cite('UNO-11', { why: 'none', held });
    if (variant.swaps && FACE_OF[kind] === 0) return cite('UNO-11', { why: 'choice' });
  }
  if (call === SAYING_UNO_UNO && held !== 1) return cite('UNO-12', { why: 'none', held });
  return null;
}
