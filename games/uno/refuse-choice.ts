import type { Citation, Move, Seat } from '@tischlein/kit';
import { has } from './bag.ts';
import { CODES, type Kind } from './cards.ts';
import { CHOICE, CHOOSE_GIVE, CHOOSE_SWAP, handOf, OPEN, TURN, type UnoState } from './layout.ts';
import {
  CALL_UNO,
  CALL_UNO_UNO,
  GIVE,
  HAND,
  KEEP,
  KIND,
  PLAYS,
  SWAP_LEFT,
  SWAP_RIGHT,
} from './moves.ts';
import { refused } from './facts.ts';
import { noDuty, notYourTurn } from './refuse-reasons.ts';

/** UNO-16: while a choice is open only the chooser moves, and only to choose. */
export function refuseChoice(state: UnoState, seat: Seat, move: Move): Citation | null {
  const { cells, variant } = state;
  if (move === CALL_UNO)
    return seat === cells[TURN]
      ? refused('UNO-11', { why: 'choice' })
      : noDuty('UNO-11', cells, seat);
  if (move === CALL_UNO_UNO) return noDuty('UNO-12', cells, seat);
  if (seat !== cells[TURN]) {
    const jumps = variant.jumpIn && move < PLAYS && KIND[move] === cells[OPEN];
    return jumps ? refused('UNO-16', { why: 'jumpIn', next: cells[TURN]! }) : notYourTurn(cells);
  }
  if (cells[CHOICE] === CHOOSE_SWAP) return refuseSwap(state, move);
  if (move >= HAND) return refuseHand(cells, seat, move - HAND);
  if (move >= GIVE) return refuseGive(state, seat, move - GIVE);
  if (move === KEEP)
    return cells[CHOICE] === CHOOSE_GIVE ? null : refused('UNO-8b', { why: 'two' });
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
  if (cells[CHOICE] !== CHOOSE_GIVE) return refused('UNO-8b', { why: 'two' });
  if (to >= variant.seats) return refused('UNO-8b', { why: 'nobody', number: to });
  return to === seat ? refused('UNO-8b', { why: 'self' }) : null;
}

function refuseHand(cells: Int32Array, seat: Seat, kind: Kind): Citation | null {
  if (cells[CHOICE] === CHOOSE_GIVE) return refused('UNO-8b', { why: 'whom' });
  return has(cells, handOf(seat), kind)
    ? null
    : refused('UNO-8b', { why: 'hand', card: CODES[kind]! });
}
