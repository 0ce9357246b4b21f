import { placesBy, shuffle, type Random, type Move, type Seat, type Result } from '@tischlein/kit';
import * as sets from './sets.ts';
import * as cell from './layout.ts';
import type { MowState } from './layout.ts';
import * as moves from './moves.ts';
import { fliesOf } from './language.ts';
import type { MowView } from './fields.ts';

const HAND_SIZE = 5;
const DECKS = [new Int32Array(0), sets.deckOf(1), sets.deckOf(2)];

/** A fresh game: seat 0 opens its first round (MOW-3). */
export function deal({ variant, cells }: MowState, random: Random): void {
  cells.fill(0, cell.TOTALS, cell.TOTALS + variant.seats);
  cells[cell.ROUND] = 1;
  cells[cell.OPENER] = 0;
  cells[cell.OVER] = 0;
  dealRound({ variant, cells }, random);
}

/** MOW-3: from the full fresh deck, five to each, clockwise, herd 0. ROUND and OPENER are set by the caller. */
function dealRound({ variant, cells }: MowState, random: Random): void {
  cells.fill(0, cell.HANDS, cell.SIZE);
  const deck = DECKS[variant.packets]!;
  cells.set(deck, cell.PILE);
  shuffle(cells, cell.PILE, deck.length, random);
  cells[cell.PILE_COUNT] = deck.length;
  for (let i = 0; i < HAND_SIZE; i++)
    for (let seat = 0; seat < variant.seats; seat++) drawTo(cells, seat);
  cells[cell.TURN] = cells[cell.OPENER]!;
  cells[cell.DIRECTION] = 1;
  cells[cell.SERVED] = 0;
  cells[cell.MUST_START] = 0;
  cells[cell.PASSES] = 0;
}

/** The top card of the pile into a hand; nothing where the pile is used up. */
function drawTo(cells: Int32Array, seat: number): void {
  const count = cells[cell.PILE_COUNT]!;
  if (count === 0) return;
  cells[cell.PILE_COUNT] = count - 1;
  cell.put(cells, cell.handOf(seat), cells[cell.PILE + count - 1]!);
  cells[cell.PILE + count - 1] = 0;
}

export function play(state: MowState, seat: Seat, move: Move, random: Random): void {
  if (move === moves.TAKE) take(state, seat, random);
  else if (move === moves.PASS) pass(state, random);
  else add(state, seat, move);
}

/** MOW-10: one cow into the herd, then draw, then the next player. */
function add(state: MowState, seat: Seat, move: Move): void {
  const { cells } = state;
  const card = moves.CARD[move]!;
  if (sets.ADD_NUMBER[card]! >= 0) addByNumber(cells, seat, card);
  else addSpecial(cells, seat, card, moves.AT[move]!);
  for (let draws = sets.DRAWS[card]!; draws > 0; draws--) drawTo(cells, seat);
  if (moves.FLIP[move] === 1) cells[cell.DIRECTION] = -cells[cell.DIRECTION]!;
  cells[cell.MUST_START] = 0;
  cells[cell.PASSES] = 0;
  if (moves.NAMED[move]! >= 0) cells[cell.TURN] = moves.NAMED[move]!;
  else next(state);
}

/** The usual case alone and short, so that it is put into its caller: no such card is there twice. */
function addByNumber(cells: Int32Array, seat: Seat, card: number): void {
  const herd = cell.servedHerd(cells);
  const number = sets.ADD_NUMBER[card]!;
  const word = card >> 5;
  const bit = 1 << card;
  cells[cell.handOf(seat) + word]! &= ~bit;
  cells[cell.knownOf(seat) + word]! &= ~bit;
  cells[herd + cell.HERD_CARDS + word]! |= bit;
  cells[herd]! |= 1 << number;
  cells[herd + cell.HERD_PLACES + number] = card + 1;
}

function addSpecial(cells: Int32Array, seat: Seat, card: number, at: number): void {
  const herd = cell.servedHerd(cells);
  const set = herd + cell.HERD_CARDS;
  cell.remove(cells, cell.handOf(seat), card);
  cell.remove(cells, cell.knownOf(seat), card);
  cell.put(cells, set, card);
  // An acrobat takes no place of its own: it stands on the cow that is there (MOW-21).
  if (card === sets.ACRO7 || card === sets.ACRO9) return;
  if (card === sets.MAD) {
    const eight = cells[herd + cell.HERD_PLACES + 8]! - 1;
    cell.remove(cells, set, eight);
    cell.put(cells, cell.handOf(seat), eight);
    cell.put(cells, cell.knownOf(seat), eight);
  }
  const place = placeOf(cells[herd]!, card, at);
  cells[herd]! |= 1 << place;
  cells[herd + cell.HERD_PLACES + place] = card + 1;
}

function placeOf(taken: number, card: number, at: number): number {
  if (card === sets.CALF) return at === 0 ? cell.lowOf(taken) - 1 : cell.highOf(taken) + 1;
  return card === sets.MAD ? 8 : at;
}

/** MOW-10 clockwise or not (MOW-23); for two the players alternate and the herds go round (MOW-40, MOW-42). */
function next({ cells, variant }: MowState): void {
  const step = cells[cell.DIRECTION]!;
  if (variant.herds === 1) cells[cell.TURN] = around(cells[cell.TURN]! + step, variant.seats);
  else {
    cells[cell.TURN] = 1 - cells[cell.TURN]!;
    cells[cell.SERVED] = around(cells[cell.SERVED]! + step, variant.herds);
  }
}

const around = (n: number, count: number): number => (n < 0 ? count - 1 : n === count ? 0 : n);

/** MOW-12, MOW-41: the herd into the stable; the pile used up, that ends the round (MOW-35, MOW-43). */
function take(state: MowState, seat: Seat, random: Random): void {
  const { cells } = state;
  const herd = cell.servedHerd(cells);
  cell.pour(cells, herd + cell.HERD_CARDS, cell.stableOf(seat));
  for (let rest = cells[herd]!; rest !== 0; rest &= rest - 1)
    cells[herd + cell.HERD_PLACES + cell.lowOf(rest)] = 0;
  cells[herd] = 0;
  cells[cell.PASSES] = 0;
  if (cells[cell.PILE_COUNT] === 0) endRound(state, random);
  else cells[cell.MUST_START] = 1;
}

/** MOW-37, MOW-38: when everybody in a row has passed, the round ends. */
function pass(state: MowState, random: Random): void {
  const { cells, variant } = state;
  cells[cell.MUST_START] = 0;
  cells[cell.PASSES]! += 1;
  if (cells[cell.PASSES] === variant.seats) endRound(state, random);
  else next(state);
}

/** MOW-35, MOW-36: hands into the stables, flies onto the totals; then the end, or a new round (MOW-3). */
function endRound(state: MowState, random: Random): void {
  const { cells, variant } = state;
  let most = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    cell.pour(cells, cell.handOf(seat), cell.stableOf(seat));
    cells.fill(0, cell.knownOf(seat), cell.knownOf(seat) + sets.WORDS);
    const total = cells[cell.TOTALS + seat]! + fliesIn(cells, cell.stableOf(seat));
    cells[cell.TOTALS + seat] = Math.min(total, cell.MAX_FLIES);
    if (cells[cell.TOTALS + seat]! > cells[cell.TOTALS + most]!) most = seat;
  }
  cells[cell.MUST_START] = 0;
  cells[cell.PASSES] = 0;
  if (isDecided(state)) cells[cell.OVER] = 1;
  else {
    cells[cell.ROUND] = Math.min(cells[cell.ROUND]! + 1, cell.MAX_ROUNDS);
    cells[cell.OPENER] = most;
    dealRound(state, random);
  }
}

/** MOW-36: all agreed rounds have been played, or somebody has reached the limit. */
function isDecided({ cells, variant }: MowState): boolean {
  if (variant.rounds > 0) return cells[cell.ROUND]! >= variant.rounds;
  for (let seat = 0; seat < variant.seats; seat++)
    if (cells[cell.TOTALS + seat]! >= variant.limit) return true;
  return false;
}

/** MOW-13: each fly counts one. All flies of the game fit into a byte, so the bytes of all words are added up first. */
export function fliesIn(cells: Int32Array, set: number): number {
  let flies = 0;
  for (let w = 0; w < sets.WORDS; w++) {
    const cards = cells[set + w]!;
    if (cards === 0) continue;
    flies +=
      cell.bitsByByte(cards & sets.ONE_FLY[w]!) + 2 * cell.bitsByByte(cards & sets.TWO_FLIES[w]!);
    flies += 4 * cell.bitsByByte(cards & sets.FOUR_FLIES[w]!);
  }
  return cell.sumOfBytes(flies);
}

/** MOW-36: fewest flies win; equal totals share the win. */
export function result({ cells, variant }: MowState): Result | null {
  if (cells[cell.OVER] === 0) return null;
  const scores = Array.from(cells.subarray(cell.TOTALS, cell.TOTALS + variant.seats));
  const fewest = Math.min(...scores);
  const winners = scores.flatMap((flies, seat) => (flies === fewest ? [seat] : []));
  const fewer = scores.map((flies) => -flies);
  return { winners, scores, places: placesBy(winners, fewer) };
}

/** Fewer flies lead. */
export const standing = ({ totals, stables }: MowView): number[] =>
  stables.map((stable, seat) => -totals[seat]! - fliesOf(stable));
