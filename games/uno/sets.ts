import {
  CODES,
  COLOR_OF,
  COLORS,
  DRAW_TWO,
  FACE_OF,
  isBlack,
  KINDS,
  UNO_CARD,
  WILD_FOUR,
  type Kind,
} from './cards.ts';

/** Sets of kinds are two words of 32: `1 << kind` uses only the low five bits, so it is the right bit in either word. */
export const SPLIT: Kind = 32;
export const bitOf = (kind: Kind): number => 1 << kind;
export const wordOf = (kind: Kind): number => kind >> 5;
/** The lowest kind of a word that is not empty. (Not `word & -word`: negating bit 31 alone leaves the 32-bit range.) */
export const lowestIn = (word: number): number => 31 - Math.clz32(word & ~(word - 1));

const setOf = (belongs: (kind: Kind) => boolean): number[] => {
  const words = [0, 0];
  for (let kind = 0; kind < KINDS; kind++) if (belongs(kind)) words[wordOf(kind)]! |= bitOf(kind);
  return words;
};

/** Words of a set, and of the sets for one open card: one for each color. */
const WORDS = 2;
const WORDS_BY_COLOR = WORDS * COLORS.length;

/** UNO-1: what goes on a card with a color in force, by color, by number or symbol, or black. */
export const FITS = Int32Array.from(
  CODES.flatMap((_, open) =>
    COLORS.flatMap((__, color) =>
      setOf((kind) => isBlack(kind) || COLOR_OF[kind] === color || FACE_OF[kind] === FACE_OF[open]),
    ),
  ),
);
/** Where in FITS the first of the two words stands. */
export const fitsAt = (open: Kind, color: number): number => open * WORDS_BY_COLOR + color * WORDS;

/** By what a sum is made of: what fends it off (UNO-5, UNO-10, UNO-8a). */
export const FENDS = Int32Array.from([
  ...setOf(() => false),
  ...setOf((kind) => FACE_OF[kind] === DRAW_TWO || kind === WILD_FOUR),
  ...setOf((kind) => kind === WILD_FOUR),
  ...setOf((kind) => kind === UNO_CARD),
]);
