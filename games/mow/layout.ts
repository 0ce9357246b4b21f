import type { State, Variant, MoveTable } from '@tischlein/kit';
import { DECK_SIZE, SLOW, WORDS, type Card } from './sets.ts';
import { PLACES } from './cards.ts';
import type { MowMove } from './notation.ts';
import type { MowOptions } from './options.ts';

export interface MowVariant extends Variant {
  readonly options: MowOptions;
  readonly moves: MoveTable<MowMove>;
  /** 1 = green only, 2 = green and yellow (MOW-2). */
  readonly packets: number;
  /** 3 in the game for two (MOW-40), else 1. */
  readonly herds: number;
  /** Flies that end the game; with `rounds` not 0 that many rounds do instead (MOW-36). */
  readonly limit: number;
  readonly rounds: number;
}

export type MowState = State<MowVariant>;

/** Where in a state's cells what is. */
export const TURN = 0;
/** 1 = clockwise, −1 = the other way. In the game for two it is the order of the herds (MOW-42). */
export const DIRECTION = 1;
/** The herd being served. */
export const SERVED = 2;
/** 1 = the herd was just taken, whoever took it starts the new one (MOW-12). */
export const MUST_START = 3;
/** Passes in a row (MOW-38). */
export const PASSES = 4;
export const ROUND = 5;
export const OPENER = 6;
export const OVER = 7;
export const PILE_COUNT = 8;
export const TOTALS = 9;

const SEATS = 10;
/** Sets of cards by seat, four words each. */
export const HANDS = TOTALS + SEATS;
/** Those of a hand that everybody has seen there: an 8 picked up for the mad cow. */
const KNOWN = HANDS + SEATS * WORDS;
const STABLES = KNOWN + SEATS * WORDS;

/** A herd: a mask of its taken places, the set of its cards, and by place the card + 1 that stands there. */
export const HERDS = STABLES + SEATS * WORDS;
export const HERD_CARDS = 1;
export const HERD_PLACES = HERD_CARDS + WORDS;
export const HERD_SIZE = HERD_PLACES + PLACES;

/** The pile from the bottom up: the last of PILE_COUNT is drawn next; cells above are 0. */
export const PILE = HERDS + 3 * HERD_SIZE;
export const SIZE = PILE + DECK_SIZE;

export const servedHerd = (cells: Int32Array): number => HERDS + cells[SERVED]! * HERD_SIZE;
export const handOf = (seat: number): number => HANDS + seat * WORDS;
export const knownOf = (seat: number): number => KNOWN + seat * WORDS;
export const stableOf = (seat: number): number => STABLES + seat * WORDS;

/** Lowest and highest taken place of a herd that is not empty. */
export const lowOf = (taken: number): number => 31 - Math.clz32(taken & -taken);
export const highOf = (taken: number): number => 31 - Math.clz32(taken);

export const has = (cells: Int32Array, set: number, card: Card): boolean =>
  ((cells[set + (card >> 5)]! >>> (card & 31)) & 1) !== 0;

export function put(cells: Int32Array, set: number, card: Card): void {
  const second = card === SLOW && has(cells, set, SLOW) ? 1 : 0;
  cells[set + (card >> 5)]! |= 1 << ((card & 31) + second);
}

export function remove(cells: Int32Array, set: number, card: Card): void {
  const second = card === SLOW && has(cells, set, SLOW + 1) ? 1 : 0;
  cells[set + (card >> 5)]! &= ~(1 << ((card & 31) + second));
}

const SLOW_WORD = SLOW >> 5;
const SLOW_BIT = 1 << (SLOW & 31);

/** How many of this card are in a set. */
export const copiesIn = (cells: Int32Array, set: number, card: Card): number =>
  Number(has(cells, set, card)) + Number(card === SLOW && has(cells, set, SLOW + 1));

/** Moves all cards of one set into another. */
export function pour(cells: Int32Array, from: number, into: number): void {
  for (let w = 0; w < WORDS; w++) {
    const a = cells[from + w]!;
    const b = cells[into + w]!;
    const bothSlow = w === SLOW_WORD ? (a & b & SLOW_BIT) << 1 : 0;
    cells[into + w] = a | b | bothSlow;
    cells[from + w] = 0;
  }
}

/** The cards of a set in the order of their ids. */
export function cardsIn(cells: Int32Array, set: number): Card[] {
  const cards: Card[] = [];
  for (let w = 0; w < WORDS; w++)
    for (let rest = cells[set + w]!; rest !== 0; rest &= rest - 1) {
      const id = 32 * w + 31 - Math.clz32(rest & -rest);
      cards.push(id === SLOW + 1 ? SLOW : id);
    }
  return cards;
}

export function countIn(cells: Int32Array, set: number): number {
  let count = 0;
  for (let w = 0; w < WORDS; w++) count += bitsIn(cells[set + w]!);
  return count;
}

/** How many bits of each byte of a word are set: pairs, then fours, then bytes. */
export function bitsByByte(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}
export const sumOfBytes = (word: number): number => Math.imul(word, 0x01010101) >>> 24;

/** How many bits of a word are set. */
export const bitsIn = (word: number): number => sumOfBytes(bitsByByte(word));

/** Counting stops here, far beyond any game, so that every position that can be reached can be written. */
export const MAX_FLIES = 1_000_000;
export const MAX_ROUNDS = 100_000;
