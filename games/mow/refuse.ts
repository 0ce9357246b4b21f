import type { Move, Seat } from '@tischlein/kit';
import { PLACES } from './cards.ts';
import { refused, type MowRefused } from './facts.ts';
import { cow, FLIES, MAD, STARTERS, type Card } from './sets.ts';
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
import { AT, CARD, FLIP, NAMED, PASS, TAKE } from './moves.ts';
import { ENDS } from './notation.ts';

export function refuse(state: MowState, seat: Seat, move: Move): MowRefused | null {
  const { cells } = state;
  if (cells[OVER] === 1) return refused('MOW-36', {});
  if (seat !== cells[TURN]) return refused('MOW-10', { why: 'turn', next: cells[TURN]! });
  const lying = cells[servedHerd(cells)] !== 0;
  if (move === TAKE) return lying ? null : refused('MOW-12', {});
  if (move === PASS) return refusePass(cells, seat, lying);
  return (
    refuseCard(state, seat, move) ?? refuseVariant(state, seat, move) ?? refusePlace(cells, move)
  );
}

/** MOW-37: only a player who must start a herd and can not may pass. */
function refusePass(cells: Int32Array, seat: Seat, lying: boolean): MowRefused | null {
  if (lying) return refused('MOW-37', { why: 'herd' });
  const starter = STARTERS.some((word, w) => (word & cells[handOf(seat) + w]!) !== 0);
  return starter ? refused('MOW-37', { why: 'starter' }) : null;
}

function refuseCard({ cells, variant }: MowState, seat: Seat, move: Move): MowRefused | null {
  const card = CARD[move]!;
  const { code, packet } = cow(card);
  if (packet === 'yellow' && variant.packets === 1)
    return refused('MOW-2', { card: code, seats: variant.seats });
  return has(cells, handOf(seat), card) ? null : refused('MOW-10', { why: 'hand', card: code });
}

/** The arrow belongs to green specials (MOW-23), the pointer to yellow ones (MOW-34). */
function refuseVariant({ variant }: MowState, seat: Seat, move: Move): MowRefused | null {
  const { code, packet, kind } = cow(CARD[move]!);
  if (FLIP[move] === 1 && (kind === 'cow' || packet === 'yellow'))
    return refused('MOW-23', { card: code });
  const next = NAMED[move]!;
  if (next < 0) return null;
  if (kind === 'cow' || packet === 'green') return refused('MOW-34', { why: 'card', card: code });
  if (next >= variant.seats) return refused('MOW-34', { why: 'nobody', number: next });
  return next === seat ? refused('MOW-34', { why: 'self' }) : null;
}

function refusePlace(cells: Int32Array, move: Move): MowRefused | null {
  const card = CARD[move]!;
  const herd = servedHerd(cells);
  const { code, kind, number } = cow(card);
  const start = cells[herd] === 0;
  switch (kind) {
    case 'acrobat':
      if (start) return refused('MOW-21', { why: 'start', card: code });
      return isCowAt(cells, herd, number!)
        ? null
        : refused('MOW-21', { why: 'cow', card: code, number: number! });
    case 'slowpoke':
      if (AT[move] === -1) return refused('MOW-22', { why: 'place' });
      if (start) return refused('MOW-22', { why: 'start' });
      return (gapsOf(cells[herd]!) >> AT[move]!) & 1
        ? null
        : refused('MOW-22', { why: 'gap', number: AT[move]! });
    case 'calf':
      if (AT[move] === -1) return refused('MOW-30', { why: 'place' });
      if (start) return refused('MOW-30', { why: 'start' });
      return calfFits(cells, herd, AT[move]!)
        ? null
        : refused('MOW-30', { why: 'end', end: ENDS[AT[move]!]! });
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
  const low = lowOf(cells[herd]!);
  const high = highOf(cells[herd]!);
  if (number >= low && number <= high) {
    const open = OPEN[(low > 0 ? 1 : 0) + (high < PLACES - 1 ? 2 : 0)]!;
    return refused('MOW-11', { card: cow(card).code, low, high, open });
  }
  if (FLIES[card] === 0 && has(cells, herd + HERD_CARDS, MAD))
    return refused('MOW-33', { why: 'flyFree', card: cow(card).code });
  return null;
}
