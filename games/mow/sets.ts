import { isAddedByNumber, packetOf, PLACES, type Cow } from './cards.ts';

/**
 * A cow is a bit in a set of four 32-bit words: the green packet in the first two, the yellow one in the others.
 * Inside a packet those that are added by their number stand first, in the order of their numbers, so that
 * "lower than 7" is a mask. Ids are word × 32 + bit.
 */
export type Card = number;
export const WORDS = 4;
export const PACKET_SIZE = 48;

/** By id; ids 48–63 and 112–127 are empty. Both slowpokes stand here, one after the other. */
export const COWS: readonly (Cow | undefined)[] = [
  ...packetOf('green'),
  ...Array.from({ length: 16 }, () => undefined),
  ...packetOf('yellow'),
  ...Array.from({ length: 16 }, () => undefined),
];

const first = (code: string): Card => COWS.findIndex((cow) => cow?.code === code);

/**
 * The two slowpokes are alike. A set that holds one has the bit SLOW, a set that holds both has SLOW and SLOW + 1,
 * so that equal sets have equal bits. Everywhere else a slowpoke is SLOW.
 */
export const SLOW = first('slow');
export const ACRO7 = first('acro7');
export const ACRO9 = first('acro9');
export const CALF = first('calf');
export const MAD = first('mad');

/** Every card once: the second slowpoke is the first one again. */
export const CARDS: readonly Card[] = COWS.flatMap((cow, id) =>
  cow && id !== SLOW + 1 ? [id] : [],
);
const BY_CODE = new Map(CARDS.map((id) => [COWS[id]!.code, id]));

export const cow = (id: Card): Cow => COWS[id]!;
export const idOf = (code: string): Card | undefined => BY_CODE.get(code);

/** The cards of a round, in order. */
export const deckOf = (packets: number): Int32Array =>
  Int32Array.from(
    COWS.flatMap((cow, id) => (cow && id < packets * 64 ? [id === SLOW + 1 ? SLOW : id] : [])),
  );
export const DECK_SIZE = 2 * PACKET_SIZE;

const tableOf = (value: (cow: Cow) => number): Int8Array =>
  Int8Array.from(COWS, (cow) => (cow ? value(cow) : -1));

/** The printed number of a number cow, −1 for every other card: whom an acrobat or the mad cow can use. */
export const COW_NUMBER = tableOf((cow) => (cow.kind === 'cow' ? cow.number! : -1));
/** The number a card is added by, −1 where it is not. */
export const ADD_NUMBER = tableOf((cow) => (isAddedByNumber(cow) ? cow.number! : -1));
export const FLIES = tableOf((cow) => cow.flies);
/** How many cards are drawn after adding this one (MOW-10, MOW-31 to MOW-33). */
export const DRAWS = tableOf((cow) => ({ thin: 0, mad: 0, milk: 2 })[cow.kind as string] ?? 1);

/** A set as four words. */
const setOf = (belongs: (cow: Cow) => boolean): Int32Array => {
  const words = new Int32Array(WORDS);
  COWS.forEach((cow, id) => {
    if (cow && belongs(cow)) words[id >> 5]! |= 1 << (id & 31);
  });
  return words;
};

const NUMBERS = Array.from({ length: PLACES }, (_, n) => n);
const flat = (sets: readonly Int32Array[]): Int32Array =>
  Int32Array.from(sets.flatMap((set) => [...set]));

/** Four words per number n: cards added by a number below n, above n. */
const LOWER = flat(NUMBERS.map((n) => setOf((cow) => isAddedByNumber(cow) && cow.number! < n)));
const HIGHER = flat(NUMBERS.map((n) => setOf((cow) => isAddedByNumber(cow) && cow.number! > n)));
/** What may start a herd: exactly what is added by its number (MOW-20 to MOW-22, MOW-30, MOW-33). */
export const STARTERS = setOf(isAddedByNumber);
/**
 * Four words per herd: what can be added to it by number. Herds are told apart by their ends; the one behind them all is the
 * empty one.
 */
export const FITS = flat([
  ...NUMBERS.flatMap((low) =>
    NUMBERS.map((high) =>
      LOWER.slice(low * WORDS, (low + 1) * WORDS).map(
        (word, w) => word | HIGHER[high * WORDS + w]!,
      ),
    ),
  ),
  STARTERS,
]);
export const EMPTY_HERD = PLACES * PLACES * WORDS;
export const fitsBetween = (low: number, high: number): number => (low * PLACES + high) * WORDS;
export const FLY_FREE = setOf((cow) => cow.flies === 0);
/** Number cows: adding one has no variants. */
export const PLAIN = setOf((cow) => cow.kind === 'cow');
/** Cards whose number of flies has a 1, a 2 or a 4 in it, for counting. */
const withFlies = (part: number): Int32Array => setOf((cow) => (cow.flies & part) !== 0);
export const ONE_FLY = withFlies(1);
export const TWO_FLIES = withFlies(2);
export const FOUR_FLIES = withFlies(4);
