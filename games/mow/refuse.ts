import type { Citation, Move, Seat } from '@tischlein/kit';
import { cow, FLIES, MAD, STARTERS, type Card } from './cards.ts';
import {
  handOf,
  has,
  HERD_CARDS,
  highOf,
  lowOf,
  OVER,
  servedHerd,
  TURN,
  type MowState,
} from './layout.ts';
import { calfFits, gapsOf, isCowAt, madFits } from './legal.ts';
import { AT, CARD, ENDS, FLIP, NAMED, PASS, PLACES, TAKE } from './moves.ts';

const cite = (clause: string, facts: Citation['facts']): Citation => ({ clause, facts });

export function refuse(state: MowState, seat: Seat, move: Move): Citation | null {
  const { cells } = state;
  if (cells[OVER] === 1) return cite('MOW-36', {});
  if (seat !== cells[TURN]) return cite('MOW-10', { why: 'turn', next: cells[TURN]! });
  const lying = cells[servedHerd(cells)] !== 0;
  if (move === TAKE) return lying ? null : cite('MOW-12', {});
  if (move === PASS) return refusePass(cells, seat, lying);
  return (
    refuseCard(state, seat, move) ?? refuseVariant(state, seat, move) ?? refusePlace(cells, move)
  );
}

/** MOW-37: passing is for who must start a herd and can not. */
function refusePass(cells: Int32Array, seat: Seat, lying: boolean): Citation | null {
  if (lying) return cite('MOW-37', { why: 'herd' });
  const starter = STARTERS.some((word, w) => (word & cells[handOf(seat) + w]!) !== 0);
  return starter ? cite('MOW-37', { why: 'starter' }) : null;
}

function refuseCard({ cells, variant }: MowState, seat: Seat, move: Move): Citation | null {
  const card = CARD[move]!;
  const { code, packet } = cow(card);
  if (packet === 'yellow' && variant.packets === 1)
    return cite('MOW-2', { card: code, seats: variant.seats });
  return has(cells, handOf(seat), card) ? null : cite('MOW-10', { why: 'hand', card: code });
}

/** The arrow belongs to green specials (MOW-23), the pointer to yellow ones (MOW-34). */
function refuseVariant({ variant }: MowState, seat: Seat, move: Move): Citation | null {
  const { code, packet, kind } = cow(CARD[move]!);
  if (FLIP[move] === 1 && (kind === 'cow' || packet === 'yellow'))
    return cite('MOW-23', { card: code });
  const next = NAMED[move]!;
  if (next < 0) return null;
  if (kind === 'cow' || packet === 'green') return cite('MOW-34', { why: 'card', card: code });
  if (next >= variant.seats) return cite('MOW-34', { why: 'nobody', number: next });
  return next === seat ? cite('MOW-34', { why: 'self' }) : null;
}

function refusePlace(cells: Int32Array, move: Move): Citation | null {
  const card = CARD[move]!;
  const herd = servedHerd(cells);
  const { code, kind, number } = cow(card);
  const start = cells[herd] === 0;
  switch (kind) {
    case 'acrobat':
      if (start) return cite('MOW-21', { why: 'start', card: code });
      return isCowAt(cells, herd, number!)
        ? null
        : cite('MOW-21', { why: 'cow', card: code, number });
    case 'slowpoke':
      if (AT[move] === -1) return cite('MOW-22', { why: 'place' });
      if (start) return cite('MOW-22', { why: 'start' });
      return (gapsOf(cells[herd]!) >> AT[move]!) & 1
        ? null
        : cite('MOW-22', { why: 'gap', number: AT[move]! });
    case 'calf':
      if (AT[move] === -1) return cite('MOW-30', { why: 'place' });
      if (start) return cite('MOW-30', { why: 'start' });
      return calfFits(cells, herd, AT[move]!)
        ? null
        : cite('MOW-30', { why: 'end', end: ENDS[AT[move]!]! });
    case 'mad':
      if (start) return cite('MOW-33', { why: 'start' });
      return madFits(cells, herd) ? null : cite('MOW-33', { why: 'eight' });
    default:
      return start ? null : refuseNumber(cells, herd, card, number!);
  }
}

/** MOW-11 by the number; MOW-33 while the mad cow lies there. */
function refuseNumber(
  cells: Int32Array,
  herd: number,
  card: Card,
  number: number,
): Citation | null {
  const low = lowOf(cells[herd]!);
  const high = highOf(cells[herd]!);
  if (number >= low && number <= high) {
    const open = (low > 0 ? 'low' : '') + (high < PLACES - 1 ? 'high' : '');
    return cite('MOW-11', { card: cow(card).code, low, high, open: open || 'none' });
  }
  if (FLIES[card] === 0 && has(cells, herd + HERD_CARDS, MAD))
    return cite('MOW-33', { why: 'flyFree', card: cow(card).code });
  return null;
}
