import { listOf, type Seat, type State } from '@tischlein/kit';
import * as field from './field.ts';
import { DECK_CARDS, KINDS } from './cards.ts';
import type { Rest } from './editions.ts';
import type { UwoVariant } from './options.ts';

export type UwoState = State<UwoVariant>;

/**
 * Where in a state what is, after the ground: who stands where. All that does not apply at a moment is 0, so that
 * equal moments have equal cells.
 */
let size = field.GROUND_SIZE;
const cellsFor = (count: number): number => {
  size += count;
  return size - count;
};

/** By square: the clock of a knock-out (see clocks.ts). */
export const CLOCK = cellsFor(field.SQUARE_COUNT);
/** By square: how many cards lie under the top one, and which, from the lowest up, ten of 3 bits in a word. */
export const HEIGHT = cellsFor(field.SQUARE_COUNT);
export const STACK_WORDS = 4;
const CARDS_IN_WORD = 10;
export const STACK = cellsFor(field.SQUARE_COUNT * STACK_WORDS);

/** By seat × 9 + kind: how many are in the hand, how many have left the game or were set aside. */
export const HANDS = cellsFor(2 * KINDS.length);
export const HELD = cellsFor(2);
const GONE = cellsFor(2 * KINDS.length);
/** By seat: kind + 1 from the bottom card up, how many there are, and how many lowest ones the owner put there. */
const DECKS = cellsFor(2 * DECK_CARDS);
export const DECK_COUNT = cellsFor(2);
export const KNOWN = cellsFor(2);

export const ENERGY_LEFT = cellsFor(2);
/** The seat that ran out of energy first + 1, while anybody is out (UWO-44). */
export const FIRST_OUT = cellsFor(1);
export const TURN = cellsFor(1);
/** The seat that is asked now, or NOBODY when the game is over. */
export const WAITING = cellsFor(1);
/** In this turn: the square + 1 of the creature morfed, whether somebody acted, whether its player paid. */
export const MORFED = cellsFor(1);
export const ACTED = cellsFor(1);
export const PAID = cellsFor(1);
/** A morf or a removal in this turn, and how many turns before it had none (UWO-61). */
export const STIRRED = cellsFor(1);
export const QUIET = cellsFor(1);
/** Where nothing ends a quiet game, the count does not go on for ever. */
export const MAX_QUIET = 1_000_000;

/** The duel: its stage, the squares + 1 of the attack that is or was to be fended off, or of the dynamite. */
export const STAGE = cellsFor(1);
export const ATTACKER = cellsFor(1);
export const TARGET = cellsFor(1);
export const CENTRE = cellsFor(1);

export const SIZE = size;

export const NO_DUEL = 0;
export const DEFEND = 1;
export const COUNTER = 2;
export const BLAST = 3;
export const STAGES = ['defend', 'counter', 'blast'] as const;

export const handCell = (seat: Seat, kind: number): number => HANDS + seat * KINDS.length + kind;
export const goneCell = (seat: Seat, kind: number): number => GONE + seat * KINDS.length + kind;
export const deckCell = (seat: Seat, place: number): number => DECKS + seat * DECK_CARDS + place;

/** The cards under a creature's top one, from the lowest up. */
export const stackAt = (cells: Int32Array, square: field.Square): number[] =>
  listOf(cells[HEIGHT + square]!, (i) => stackCard(cells, square, i));

export const stackCard = (cells: Int32Array, square: field.Square, i: number): number =>
  (cells[STACK + square * STACK_WORDS + Math.floor(i / CARDS_IN_WORD)]! >>
    (3 * (i % CARDS_IN_WORD))) &
  7;

/** UWO-12: what was on top is now the highest card of the stack. */
export function layOn(cells: Int32Array, square: field.Square, form: number): void {
  const height = cells[HEIGHT + square]!;
  const word = STACK + square * STACK_WORDS + Math.floor(height / CARDS_IN_WORD);
  cells[word]! |= field.formAt(cells, square) << (3 * (height % CARDS_IN_WORD));
  cells[HEIGHT + square] = height + 1;
  cells[field.TOP + square] = form + 1;
}

/** A heap of cards as a list in the order of the kinds. */
function kindsIn(cells: Int32Array, first: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let i = cells[first + kind]!; i > 0; i--) kinds.push(kind);
  return kinds;
}

export const handOf = (cells: Int32Array, seat: Seat): number[] =>
  kindsIn(cells, handCell(seat, 0));
export const goneOf = (cells: Int32Array, seat: Seat): number[] =>
  kindsIn(cells, goneCell(seat, 0));

/** This many cards from the bottom of a deck, in the order of drawing: the lowest last. */
export const lowestCards = (cells: Int32Array, seat: Seat, count: number): number[] =>
  listOf(count, (i) => cells[deckCell(seat, count - 1 - i)]! - 1);

/** A clock is how many turns are to be counted × 4, + 2 where it counts beginnings, + the seat whose turns count. */
export type KnockOutClock = number;
const ONE = 4;
const BEGINNINGS = 2;

export const clockOf = (until: Seat, counts: Rest['counts'], turns: number): KnockOutClock =>
  turns * ONE + (counts === 'turnBegins' ? BEGINNINGS : 0) + until;
export const turnsOf = (clock: KnockOutClock): number => clock >> 2;
export const untilOf = (clock: KnockOutClock): Seat => clock & 1;
export const countsOf = (clock: KnockOutClock): Rest['counts'] =>
  (clock & BEGINNINGS) !== 0 ? 'turnBegins' : 'turnEnds';

/** UWO-50, UWO-52: until the next turn of that side; the end of a turn that still goes on is counted besides. */
export function clockFor(rest: Rest, actor: Seat, victim: Seat, turn: Seat): KnockOutClock {
  const until = rest.until === 'actor' ? actor : victim;
  return clockOf(until, rest.counts, rest.counts === 'turnEnds' && until === turn ? 2 : 1);
}

/** A new knock-out replaces the old clock. */
export function knockOut(cells: Int32Array, square: number, clock: KnockOutClock): void {
  cells[CLOCK + square] = clock;
  cells[field.KNOCKED_OUT]! |= 1 << square;
}

/** One turn of the seat ends or begins: clocks that count it come nearer to 0, and at 0 the creature is up again. */
export function countTurn(cells: Int32Array, seat: Seat, counts: Rest['counts']): void {
  const counted = clockOf(seat, counts, 0);
  for (let rest = cells[field.KNOCKED_OUT]!; rest !== 0; rest &= rest - 1) {
    const square = field.lowest(rest);
    const clock = cells[CLOCK + square]!;
    if ((clock & (ONE - 1)) !== counted) continue;
    const left = clock - ONE;
    if (left >= ONE) cells[CLOCK + square] = left;
    else {
      cells[CLOCK + square] = 0;
      cells[field.KNOCKED_OUT]! &= ~(1 << square);
    }
  }
}
