import * as card from './cards.ts';
import { emptyList } from '@tischlein/kit';

/** Sets of kinds are two words of 32: `1 << kind` uses only the low five bits, so it is the right bit in either word. */
export const SPLIT: card.Kind = 32;
export const bitOf = (kind: card.Kind): number => 1 << kind;
export const wordOf = (kind: card.Kind): number => kind >> 5;
/** The lowest kind of a word that is not empty. (Not `word & -word`: negating bit 31 alone leaves the 32-bit range.) */
export const lowestIn = (word: number): number => 31 - Math.clz32(word & ~(word - 1));

const setOf = (belongs: (kind: card.Kind) => boolean): number[] => {
  const words = [0, 0];
  for (let kind = 0; kind < card.KINDS; kind++)
    if (belongs(kind)) words[wordOf(kind)]! |= bitOf(kind);
  return words;
};

/** Words of a set, and of the sets for one open card: one for each color. */
const WORDS = 2;
const WORDS_BY_COLOR = WORDS * card.COLORS.length;

/** UNO-1: what goes on a card with a color in force, by color, by number or symbol, or black. */
export const FITS = Int32Array.from(
  card.CODES.flatMap((_, open) =>
    card.COLORS.flatMap((__, color) =>
      setOf(
        (kind) =>
          card.isBlack(kind) ||
          card.COLOR_OF[kind] === color ||
          card.FACE_OF[kind] === card.FACE_OF[open],
      ),
    ),
  ),
);
/** Where in FITS the first of the two words stands. */
export const fitsAt = (open: card.Kind, color: number): number =>
  open * WORDS_BY_COLOR + color * WORDS;

/** By what a sum is made of: what fends it off (UNO-5, UNO-10, UNO-8a). */
export const FENDS = Int32Array.from([
  ...setOf(() => false),
  ...setOf((kind) => card.FACE_OF[kind] === card.DRAW_TWO || kind === card.WILD_FOUR),
  ...setOf((kind) => kind === card.WILD_FOUR),
  ...setOf((kind) => kind === card.UNO_CARD),
]);

/**
 * A bag of cards is six cells: masks stacked by number. The first two hold the kinds of which there is at least
 * one, the next two those with at least two; threes and fours exist of black cards only, so one word is enough.
 */
const TWOS = 2;
const THREES = 4;
const FOURS = 5;
export const BAG = 6;

// The usual case of both stands alone, and short, so that it is compiled into whoever calls it.

export function put(cells: Int32Array, bag: number, kind: card.Kind): void {
  const first = bag + wordOf(kind);
  if ((cells[first]! & bitOf(kind)) === 0) cells[first]! |= bitOf(kind);
  else putAnother(cells, bag, kind);
}

function putAnother(cells: Int32Array, bag: number, kind: card.Kind): void {
  const bit = bitOf(kind);
  const second = bag + wordOf(kind) + TWOS;
  if ((cells[second]! & bit) === 0) cells[second]! |= bit;
  else if ((cells[bag + THREES]! & bit) === 0) cells[bag + THREES]! |= bit;
  else cells[bag + FOURS]! |= bit;
}

/** Takes one card out; nothing where there is none. */
export function remove(cells: Int32Array, bag: number, kind: card.Kind): void {
  const first = bag + wordOf(kind);
  if ((cells[first + TWOS]! & bitOf(kind)) === 0) cells[first]! &= ~bitOf(kind);
  else removeOneOfMany(cells, bag, kind);
}

function removeOneOfMany(cells: Int32Array, bag: number, kind: card.Kind): void {
  const bit = bitOf(kind);
  if (kind < card.WILD || (cells[bag + THREES]! & bit) === 0)
    cells[bag + wordOf(kind) + TWOS]! &= ~bit;
  else if ((cells[bag + FOURS]! & bit) === 0) cells[bag + THREES]! &= ~bit;
  else cells[bag + FOURS]! &= ~bit;
}

/** One card less of every kind: what is certain after somebody gave one card away unseen. */
export function lowerAll(cells: Int32Array, bag: number): void {
  cells[bag] = cells[bag + TWOS]!;
  cells[bag + 1] = cells[bag + TWOS + 1]!;
  cells[bag + TWOS] = 0;
  cells[bag + TWOS + 1] = cells[bag + THREES]!;
  cells[bag + THREES] = cells[bag + FOURS]!;
  cells[bag + FOURS] = 0;
}

export const has = (cells: Int32Array, bag: number, kind: card.Kind): boolean =>
  (cells[bag + wordOf(kind)]! & bitOf(kind)) !== 0;

export function countOf(cells: Int32Array, bag: number, kind: card.Kind): number {
  const bit = bitOf(kind);
  const first = bag + wordOf(kind);
  if ((cells[first]! & bit) === 0) return 0;
  if ((cells[first + TWOS]! & bit) === 0) return 1;
  if (kind < card.WILD || (cells[bag + THREES]! & bit) === 0) return 2;
  return (cells[bag + FOURS]! & bit) === 0 ? 3 : 4;
}

/** All cards of a bag, in the order of their kinds. */
export function cardsIn(cells: Int32Array, bag: number): card.Kind[] {
  const cards = emptyList<card.Kind>(sizeOf(cells, bag));
  let at = 0;
  for (let word = 0; word < TWOS; word++)
    for (let rest = cells[bag + word]!; rest !== 0; rest &= rest - 1) {
      const kind = word * SPLIT + lowestIn(rest);
      for (let i = countOf(cells, bag, kind); i > 0; i--) cards[at++] = kind;
    }
  return cards;
}

function sizeOf(cells: Int32Array, bag: number): number {
  let size = 0;
  for (let cell = bag; cell < bag + BAG; cell++)
    for (let rest = cells[cell]!; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** UNO-15: by what each kind counts. */
export function pointsIn(cells: Int32Array, bag: number, points: Int16Array): number {
  let sum = 0;
  for (let layer = 0; layer < BAG; layer++) {
    const offset = layer === 0 || layer === TWOS ? 0 : SPLIT;
    for (let rest = cells[bag + layer]!; rest !== 0; rest &= rest - 1)
      sum += points[offset + lowestIn(rest)]!;
  }
  return sum;
}
