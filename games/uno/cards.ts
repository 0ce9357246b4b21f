export const COLORS = ['r', 'y', 'g', 'b'] as const;
export type Color = (typeof COLORS)[number];

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Faces are numbered: 0 to 9 are the numbers, then skip, reverse, draw two, and the black cards. */
const FACES = [...NUMBERS, 's', 'r', 'd', 'w', 'wd', 'u'] as const;
export const SKIP = 10;
export const REVERSE = 11;
export const DRAW_TWO = 12;
const COLORED_FACES = 13;

/** A kind of card is a number: red 0 to 12, yellow, green, blue, then the three black ones. */
export type Kind = number;
export const WILD: Kind = 52;
export const WILD_FOUR: Kind = 53;
export const UNO_CARD: Kind = 54;
const KINDS = 55;
/** The color of a black card. */
export const BLACK = 4;

const all = <T>(of: (kind: Kind) => T): T[] => Array.from({ length: KINDS }, (_, kind) => of(kind));
const isBlack = (kind: Kind): boolean => kind >= WILD;

export const COLOR_OF = Int8Array.from(
  all((kind) => (isBlack(kind) ? BLACK : Math.floor(kind / COLORED_FACES))),
);
export const FACE_OF = Int8Array.from(
  all((kind) => (isBlack(kind) ? kind - WILD + COLORED_FACES : kind % COLORED_FACES)),
);
export const CODES: readonly string[] = all((kind) =>
  isBlack(kind) ? FACES[FACE_OF[kind]!]! : `${COLORS[COLOR_OF[kind]!]}${FACES[FACE_OF[kind]!]}`,
);
const BY_CODE = new Map(CODES.map((code, kind) => [code, kind]));
export const kindOf = (code: string): Kind | undefined => BY_CODE.get(code);

export const isNumber = (kind: Kind): boolean => FACE_OF[kind]! < SKIP;

/** UNO-15: numbers count their face, colored actions 20, wild and UNO card 50, wild draw four 75. */
export const POINTS = Int8Array.from(
  all((kind) => {
    if (isNumber(kind)) return FACE_OF[kind]!;
    return isBlack(kind) ? (kind === WILD_FOUR ? 75 : 50) : 20;
  }),
);

/** One zero per color, two of every other colored card, four of each black one. */
export const COPIES = Int8Array.from(
  all((kind) => (isBlack(kind) ? 4 : FACE_OF[kind] === 0 ? 1 : 2)),
);
export const DECK_SIZE = 112;

/** UNO-8: the deck with or without its UNO cards. */
export const deckOf = (withUnoCards: boolean): Int32Array =>
  Int32Array.from(
    all((kind) => kind)
      .filter((kind) => withUnoCards || kind !== UNO_CARD)
      .flatMap((kind) => Array.from({ length: COPIES[kind]! }, () => kind)),
  );

/** Sets of kinds are two words: red and yellow in the first, green, blue and black in the second. */
export const SPLIT: Kind = 26;
const WORDS = 2;
export const bitOf = (kind: Kind): number => 1 << (kind < SPLIT ? kind : kind - SPLIT);
export const wordOf = (kind: Kind): number => (kind < SPLIT ? 0 : 1);

const setOf = (belongs: (kind: Kind) => boolean): number[] => {
  const words = [0, 0];
  for (let kind = 0; kind < KINDS; kind++) if (belongs(kind)) words[wordOf(kind)]! |= bitOf(kind);
  return words;
};

/** UNO-1: what goes on a face with a color in force, by color, by number or symbol, or black. */
export const FITS = Int32Array.from(
  FACES.flatMap((_, face) =>
    COLORS.flatMap((__, color) =>
      setOf((kind) => isBlack(kind) || COLOR_OF[kind] === color || FACE_OF[kind] === face),
    ),
  ),
);
/** Where in FITS the first of the two words stands. */
export const fitsAt = (open: Kind, color: number): number =>
  (FACE_OF[open]! * COLORS.length + color) * WORDS;

/** What a sum is made of, and so what fends it off (UNO-5, UNO-10, UNO-8a). Position 0 is "no sum". */
export const SUM_KINDS = [null, 'd', 'wd', 'u'] as const;
export const OF_TWOS = 1;
export const OF_FOURS = 2;
export const OF_UNO_CARDS = 3;
export const FENDS = Int32Array.from([
  ...setOf(() => false),
  ...setOf((kind) => FACE_OF[kind] === DRAW_TWO || kind === WILD_FOUR),
  ...setOf((kind) => kind === WILD_FOUR),
  ...setOf((kind) => kind === UNO_CARD),
]);
