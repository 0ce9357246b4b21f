import type { MoveTable, Seat, State, Variant } from '@tischlein/kit';
import { BAG, put, remove } from './bag.ts';
import { MAX_CARDS, SUM_KINDS, UNO_CARD, type Kind } from './cards.ts';
import type { UnoMove } from './notation.ts';
import type { UnoOptions } from './options.ts';

/** The options, read once. */
export interface UnoVariant extends Variant, Omit<UnoOptions, 'deck'> {
  readonly options: UnoOptions;
  readonly moves: MoveTable<UnoMove>;
  /** The deck by kind, and the cards that are dealt: UNO cards only where a rule wants them (UNO-8). */
  readonly copies: Int8Array;
  readonly points: Int16Array;
  readonly deck: Int32Array;
  /** UNO-4: two seats, and a reverse skips as well. */
  readonly reverseSkips: boolean;
  /** UNO-8: UNO cards are in the deck. */
  readonly unoCards: boolean;
  readonly swaps: boolean;
  /** Some house rule lets a seat lay while it is not its turn. */
  readonly outOfTurn: boolean;
  /** Hands change owners, so what seats have seen of them is kept. */
  readonly memory: boolean;
}

export type UnoState = State<UnoVariant>;

/** Where in a state's cells what is. Cells named …_BY hold a seat + 1, 0 = nobody. */
export const TURN = 0;
/** 1 = clockwise, −1 = the other way. */
export const DIRECTION = 1;
/** The color in force. */
export const COLOR = 2;
/** The topmost card that is no UNO card: what is matched and jumped in on. */
export const OPEN = 3;
/** The sum somebody must take, and what it is made of (SUM_KINDS). */
export const PENDING = 4;
export const PENDING_KIND = 5;
/** How many seats, from TURN on, must still answer a skip (UNO-3a). */
export const SITS = 6;
/** The card drawn in this turn + 1; NOTHING_DRAWN where there was none (UNO-14); 0 = not drawn. */
export const DRAWN = 7;
export const NOTHING_DRAWN = 99;
/** Bit masks of the seats that still owe a call (UNO-11, UNO-12). */
export const OWES_UNO = 8;
export const OWES_UNO_UNO = 9;
export const LAID_BY = 10;
/** Who may run on, and in which direction: 0 = either (UNO-1b). */
export const RUN_BY = 11;
export const RUN_STEP = 12;
export const DOUBLE_SKIP_BY = 13;
/** The choice the seat at TURN must make, to whom it gives and how many cards are still to hand over (UNO-16). */
export const CHOICE = 14;
export const GIVE_TO = 15;
export const LEFT_TO_GIVE = 16;
/** How many seats have laid their last card and wait for somebody to take the sum (UNO-5a, UNO-22). */
export const FINISHED = 17;
/** Passes in a row with nothing drawn (UNO-14). */
export const EMPTY_PASSES = 18;
export const ROUND = 19;
/** A bit mask of the winners; 0 = the game goes on. */
export const WINNERS = 20;
export const PILE_COUNT = 21;
/** How many cards at the bottom of the pile everybody has seen (UNO-0). */
export const SEEN_BOTTOM = 22;
export const LAID_COUNT = 23;

const SEATS = 10;
export const TOTALS = 24;
/** Those who wait, the earliest first; cells behind FINISHED are 0. */
export const FINISHERS = TOTALS + SEATS;
/** From the bottom up: the last of PILE_COUNT is drawn next; cells above are 0. */
export const PILE = FINISHERS + SEATS;
/** The laid cards from the bottom up; cells above LAID_COUNT are 0. */
export const LAID = PILE + MAX_CARDS;
/** By seat a bag and how many cards are in it. */
const HANDS = LAID + MAX_CARDS;
export const HELD = BAG;
const HAND = BAG + 1;

export const handOf = (seat: Seat): number => HANDS + seat * HAND;

/** By observer and holder a bag of cards the observer is certain of; only with `memory`. */
export const knownOf = (seats: number, observer: Seat, holder: Seat): number =>
  HANDS + seats * HAND + (observer * seats + holder) * BAG;

export const sizeOf = (seats: number, { memory }: { readonly memory: boolean }): number =>
  HANDS + seats * HAND + (memory ? seats * seats * BAG : 0);

export const CHOICES = [null, 'give', 'hand', 'swap'] as const;
export const CHOOSE_GIVE = 1;
export const CHOOSE_HAND = 2;
export const CHOOSE_SWAP = 3;

/** What is over with the round. */
export const MOMENT: readonly number[] = [
  PENDING,
  PENDING_KIND,
  SITS,
  DRAWN,
  OWES_UNO,
  OWES_UNO_UNO,
  RUN_BY,
  RUN_STEP,
  DOUBLE_SKIP_BY,
  CHOICE,
  FINISHED,
  EMPTY_PASSES,
];

/** Far beyond any real table; counting stops there, so that every position that is written reads back. */
export const MAX_PENDING = 1_000_000;
export const MAX_ROUNDS = 1_000_000;

export function intoHand(cells: Int32Array, seat: Seat, kind: Kind): void {
  const hand = handOf(seat);
  put(cells, hand, kind);
  cells[hand + HELD]! += 1;
}

export function outOfHand(cells: Int32Array, seat: Seat, kind: Kind): void {
  const hand = handOf(seat);
  remove(cells, hand, kind);
  cells[hand + HELD]! -= 1;
}

/** The card on top, be it a UNO card or not. */
export const topOf = (cells: Int32Array): Kind => cells[LAID + cells[LAID_COUNT]! - 1]!;

/** How many laid cards stay when the others are shuffled: the open one and the UNO cards on it (UNO-14). */
export function openCards(cells: Int32Array): number {
  let count = 1;
  while (cells[LAID + cells[LAID_COUNT]! - count] === UNO_CARD) count += 1;
  return count;
}

/**
 * The seat this many steps on, in the direction of play, at most once round the table. Who comes next can not be guessed, so
 * adding the number of seats under a mask costs less than asking.
 */
export function seatAfter({ cells, variant }: UnoState, seat: Seat, steps: number): Seat {
  const { seats } = variant;
  const next = seat + cells[DIRECTION]! * steps;
  const over = next + (seats & (next >> 31)) - seats;
  return over + (seats & (over >> 31));
}

/** By what a sum is made of, where it comes from. */
export const SUM_CLAUSES = { d: 'UNO-5', wd: 'UNO-10', u: 'UNO-8a' } as const;

/** The clause a sum comes from: draw twos, wild draw fours or UNO cards. */
export const sumClause = (cells: Int32Array) => SUM_CLAUSES[SUM_KINDS[cells[PENDING_KIND]!] ?? 'd'];
