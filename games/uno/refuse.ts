import type { Citation, Move, Seat } from '@tischlein/kit';
import { CODES, UNO_CARD } from './cards.ts';
import { refused } from './facts.ts';
import { mustAnswer, noDuty, notYourTurn } from './refuse-reasons.ts';
import {
  CHOICE,
  DRAWN,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  SITS,
  TURN,
  WINNERS,
  type UnoState,
} from './layout.ts';
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
} from './moves.ts';
import { refuseChoice } from './refuse-choice.ts';
import { refuseLay } from './refuse-play.ts';

/** Clause and reason for every move that is not legal. Facts are of the own hand or of the table. */
export function refuse(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (cells[WINNERS] !== 0) return refused('UNO-15', {});
  const isPlay = move < PLAYS;
  if (isPlay && KIND[move] === UNO_CARD && !variant.unoCards)
    return refused('UNO-8', { card: 'u' });
  if (cells[CHOICE] !== 0) return refuseChoice(state, seat, move);
  if (move === CALL_UNO) return owes(cells, OWES_UNO, seat) ? null : noDuty('UNO-11', cells, seat);
  if (move === CALL_UNO_UNO)
    return owes(cells, OWES_UNO_UNO, seat) ? null : noDuty('UNO-12', cells, seat);
  if (isPlay) return refuseLay(state, seat, move);
  if (seat !== cells[TURN]) return notYourTurn(cells);
  if (move === DRAW) return refuseDraw(state, seat);
  if (move === PASS) {
    if (cells[SITS] !== 0 || cells[PENDING] !== 0) return mustAnswer(state);
    return cells[DRAWN] === 0 ? refused('UNO-6', { why: 'pass' }) : null;
  }
  if (move === TAKE) return cells[PENDING] === 0 ? refused('UNO-5', { why: 'none' }) : null;
  if (move === SIT) {
    if (cells[SITS] !== 0) return null;
    return variant.skipBack ? refused('UNO-3a', { why: 'none' }) : refused('UNO-3', {});
  }
  return noChoice(move);
}

const owes = (cells: Int32Array, duties: number, seat: Seat): boolean =>
  ((cells[duties]! >> seat) & 1) !== 0;

/** UNO-6, UNO-6a */
function refuseDraw(state: UnoState, seat: Seat): Citation | null {
  const { cells, variant } = state;
  if (cells[SITS] !== 0 || cells[PENDING] !== 0) {
    if (!variant.drawAnyway) return mustAnswer(state);
    const why = cells[SITS] !== 0 ? 'sit' : 'sum';
    return refused('UNO-6a', { why, sum: cells[PENDING]! });
  }
  if (cells[DRAWN] !== 0) return refused('UNO-6', { why: 'once' });
  if (variant.drawAnyway) return null;
  const cards = CODES.filter((_, kind) => mayLayKind(state, seat, kind));
  return cards.length === 0 ? null : refused('UNO-6', { why: 'canLay', cards });
}

/** Giving and swapping come right after the card that allows them. */
function noChoice(move: Move): Citation {
  if (move === SWAP_LEFT || move === SWAP_RIGHT) return refused('UNO-13a', { why: 'none' });
  return move === KEEP ? refused('UNO-16', { why: 'none' }) : refused('UNO-8b', { why: 'none' });
}
