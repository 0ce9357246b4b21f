import type { Move, Random, Seat } from '@tischlein/kit';
import {
  ACRO7,
  ACRO9,
  ADD_NUMBER,
  CALF,
  DRAWS,
  FOUR_FLIES,
  MAD,
  ONE_FLY,
  TWO_FLIES,
  WORDS,
} from './sets.ts';
import { dealRound, drawTo } from './deal.ts';
import {
  bitsByByte,
  DIRECTION,
  handOf,
  HERD_CARDS,
  HERD_PLACES,
  highOf,
  knownOf,
  lowOf,
  MUST_START,
  OPENER,
  OVER,
  PASSES,
  PILE_COUNT,
  pour,
  put,
  remove,
  ROUND,
  SERVED,
  servedHerd,
  stableOf,
  sumOfBytes,
  TOTALS,
  TURN,
  type MowState,
} from './layout.ts';
import { AT, CARD, FLIP, NAMED, PASS, TAKE } from './moves.ts';

export function play(state: MowState, seat: Seat, move: Move, random: Random): void {
  if (move === TAKE) take(state, seat, random);
  else if (move === PASS) pass(state, random);
  else add(state, seat, move);
}

/** MOW-10: one cow into the herd, then draw, then the next player. */
function add(state: MowState, seat: Seat, move: Move): void {
  const { cells } = state;
  const card = CARD[move]!;
  if (ADD_NUMBER[card]! >= 0) addByNumber(cells, seat, card);
  else addSpecial(cells, seat, card, AT[move]!);
  for (let draws = DRAWS[card]!; draws > 0; draws--) drawTo(cells, seat);
  if (FLIP[move] === 1) cells[DIRECTION] = -cells[DIRECTION]!;
  cells[MUST_START] = 0;
  cells[PASSES] = 0;
  if (NAMED[move]! >= 0) cells[TURN] = NAMED[move]!;
  else next(state);
}

/** The usual case alone and short, so that it is put into its caller: no such card is there twice. */
function addByNumber(cells: Int32Array, seat: Seat, card: number): void {
  const herd = servedHerd(cells);
  const number = ADD_NUMBER[card]!;
  const word = card >> 5;
  const bit = 1 << card;
  cells[handOf(seat) + word]! &= ~bit;
  cells[knownOf(seat) + word]! &= ~bit;
  cells[herd + HERD_CARDS + word]! |= bit;
  cells[herd]! |= 1 << number;
  cells[herd + HERD_PLACES + number] = card + 1;
}

function addSpecial(cells: Int32Array, seat: Seat, card: number, at: number): void {
  const herd = servedHerd(cells);
  const set = herd + HERD_CARDS;
  remove(cells, handOf(seat), card);
  remove(cells, knownOf(seat), card);
  put(cells, set, card);
  // An acrobat takes no place of its own: it stands on the cow that is there (MOW-21).
  if (card === ACRO7 || card === ACRO9) return;
  if (card === MAD) {
    const eight = cells[herd + HERD_PLACES + 8]! - 1;
    remove(cells, set, eight);
    put(cells, handOf(seat), eight);
    put(cells, knownOf(seat), eight);
  }
  const place = placeOf(cells[herd]!, card, at);
  cells[herd]! |= 1 << place;
  cells[herd + HERD_PLACES + place] = card + 1;
}

function placeOf(taken: number, card: number, at: number): number {
  if (card === CALF) return at === 0 ? lowOf(taken) - 1 : highOf(taken) + 1;
  return card === MAD ? 8 : at;
}

/** MOW-10 clockwise or not (MOW-23); for two the players alternate and the herds go round (MOW-40, MOW-42). */
function next({ cells, variant }: MowState): void {
  const step = cells[DIRECTION]!;
  if (variant.herds === 1) cells[TURN] = around(cells[TURN]! + step, variant.seats);
  else {
    cells[TURN] = 1 - cells[TURN]!;
    cells[SERVED] = around(cells[SERVED]! + step, variant.herds);
  }
}

const around = (n: number, count: number): number => (n < 0 ? count - 1 : n === count ? 0 : n);

/** MOW-12, MOW-41: the herd into the stable; the pile used up, that ends the round (MOW-35, MOW-43). */
function take(state: MowState, seat: Seat, random: Random): void {
  const { cells } = state;
  const herd = servedHerd(cells);
  pour(cells, herd + HERD_CARDS, stableOf(seat));
  for (let rest = cells[herd]!; rest !== 0; rest &= rest - 1)
    cells[herd + HERD_PLACES + lowOf(rest)] = 0;
  cells[herd] = 0;
  cells[PASSES] = 0;
  if (cells[PILE_COUNT] === 0) endRound(state, random);
  else cells[MUST_START] = 1;
}

/** MOW-37, MOW-38: when everybody in a row has passed, the round ends. */
function pass(state: MowState, random: Random): void {
  const { cells, variant } = state;
  cells[MUST_START] = 0;
  cells[PASSES]! += 1;
  if (cells[PASSES] === variant.seats) endRound(state, random);
  else next(state);
}

/** Counting stops here, far beyond any game, so that every position that can be reached can be written. */
export const MOST_FLIES = 1_000_000;
export const MOST_ROUNDS = 100_000;

/** MOW-35, MOW-36: hands into the stables, flies onto the totals; then the end, or a new round (MOW-3). */
function endRound(state: MowState, random: Random): void {
  const { cells, variant } = state;
  let most = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    pour(cells, handOf(seat), stableOf(seat));
    cells.fill(0, knownOf(seat), knownOf(seat) + WORDS);
    const total = cells[TOTALS + seat]! + fliesIn(cells, stableOf(seat));
    cells[TOTALS + seat] = Math.min(total, MOST_FLIES);
    if (cells[TOTALS + seat]! > cells[TOTALS + most]!) most = seat;
  }
  cells[MUST_START] = 0;
  cells[PASSES] = 0;
  if (isDecided(state)) cells[OVER] = 1;
  else {
    cells[ROUND] = Math.min(cells[ROUND]! + 1, MOST_ROUNDS);
    cells[OPENER] = most;
    dealRound(state, random);
  }
}

/** MOW-36: all agreed rounds have been played, or somebody has reached the limit. */
export function isDecided({ cells, variant }: MowState): boolean {
  if (variant.rounds > 0) return cells[ROUND]! >= variant.rounds;
  for (let seat = 0; seat < variant.seats; seat++)
    if (cells[TOTALS + seat]! >= variant.limit) return true;
  return false;
}

/** MOW-13: each fly counts one. All flies of the game fit into a byte, so the bytes of all words are added up first. */
export function fliesIn(cells: Int32Array, set: number): number {
  let flies = 0;
  for (let w = 0; w < WORDS; w++) {
    const cards = cells[set + w]!;
    if (cards === 0) continue;
    flies += bitsByByte(cards & ONE_FLY[w]!) + 2 * bitsByByte(cards & TWO_FLIES[w]!);
    flies += 4 * bitsByByte(cards & FOUR_FLIES[w]!);
  }
  return sumOfBytes(flies);
}
