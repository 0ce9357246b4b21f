import { WAIT, type Seat, type State } from '@tischlein/kit';
import { uno } from '@tischlein/games/uno';
import {
  CALL,
  CALL_UNO,
  CALL_UNO_UNO,
  COLOR_OF,
  DRAW_TWO,
  FACE_OF,
  handOf,
  HELD,
  KIND,
  PLAYS,
  ROUND,
  seatAfter,
  SKIP,
  SPLIT,
  TAKE,
  TOTALS,
  WILD,
  WINNERS,
  WISH,
  type UnoState,
} from '@tischlein/games/uno/inside';
import { exp } from './search/exp.ts';
import type { Taste } from './search/index.ts';
import { likelierUno } from './uno-deduce.ts';
import { unoEnding } from './uno-ending.ts';

/** This many points apart, the better of two wins about three matches in four. */
const POINTS_APART = 150;

/** Worth of a lost round to a seat without cards; with one it is half of it. */
const NEARLY_WON = 0.4;

/** With very few cards in the game a round can go round in circles; nobody is ahead then. */
const LONG_ROUND = 600;

/** The search looks to the end of the round. */
const done = ({ cells }: State, root: State): boolean =>
  cells[WINNERS] !== 0 || cells[ROUND] !== root.cells[ROUND];

/** A match that is over is won, shared or lost; else the totals say how likely each seat is to win it. */
function chances(world: State, root: State, into: Float64Array): void {
  const { cells, variant } = world as UnoState;
  const winners = cells[WINNERS]!;
  const sign = variant.match === 'penalty' ? -1 : 1;
  let sum = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const lead = sign * (cells[TOTALS + seat]! - root.cells[TOTALS]!);
    const chance = winners !== 0 ? (winners >> seat) & 1 : exp(lead / POINTS_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < variant.seats; seat++) into[seat]! /= sum;
}

/** At a full table wins are rare and say little each; how few cards were left says more of a lost round. */
function adjustValue(world: State, value: Float64Array): void {
  const { cells, variant } = world as UnoState;
  if (variant.match !== 'single' || variant.seats === 2) return;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((cells[WINNERS]! >> seat) & 1) === 0)
      value[seat] = NEARLY_WON / (1 + cells[handOf(seat) + HELD]!);
}

const COLOR_BITS = 13;
const COLOR_MASK = (1 << COLOR_BITS) - 1;
/** How many kinds stand in a color's thirteen bits. */
const COUNT = Uint8Array.from({ length: 1 << COLOR_BITS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});
/** Kinds held by color, of the hand looked at last; scratch space. */
const held = new Int32Array(4);

function countColors(cells: Int32Array, hand: number): void {
  const low = cells[hand]!;
  const high = cells[hand + 1]!;
  held[0] = COUNT[low & COLOR_MASK]!;
  held[1] = COUNT[(low >> COLOR_BITS) & COLOR_MASK]!;
  // Green lies in both words.
  held[2] = COUNT[((low >>> (2 * COLOR_BITS)) | (high << (SPLIT - 2 * COLOR_BITS))) & COLOR_MASK]!;
  held[3] = COUNT[(high >> (3 * COLOR_BITS - SPLIT)) & COLOR_MASK]!;
}

/**
 * Say UNO, stay in the color one holds most of, keep black cards for later, and stop a neighbor who is nearly done by
 * making them draw or sit out.
 */
function weigh(world: State, seat: Seat, moves: Int32Array, count: number, into: Int32Array): void {
  const { cells } = world;
  const hand = handOf(seat);
  const mine = cells[hand + HELD]!;
  countColors(cells, hand);
  const neighbor = cells[handOf(seatAfter(world as UnoState, seat, 1)) + HELD]!;
  const hurry = neighbor <= 2;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move === WAIT || move >= PLAYS) {
      into[i] = move === CALL_UNO || move === CALL_UNO_UNO ? 1000 : move === TAKE ? 4 : 12;
      continue;
    }
    if (mine <= 2 && CALL[move] === 0) {
      into[i] = 1;
      continue;
    }
    const kind = KIND[move]!;
    if (kind >= WILD) {
      const wish = WISH[move]!;
      const liked = wish === 0 ? 2 : 1 + 2 * held[wish - 1]!;
      into[i] = (hurry && kind > WILD) || mine <= 2 ? 12 * liked : 2 * liked;
    } else {
      const face = FACE_OF[kind]!;
      const base = 16 + 8 * held[COLOR_OF[kind]!]!;
      into[i] = face < SKIP ? base : face === DRAW_TWO || hurry ? base * 3 : base * 2;
    }
  }
}

export const unoTaste: Taste = {
  game: uno,
  likelier: likelierUno,
  done,
  chances,
  adjustValue,
  weigh,
  cutOff: LONG_ROUND,
  curiosity: 1.5,
  budget: 4000,
  ending: unoEnding,
};
