export const COLORS = ['r', 'y', 'g', 'b'] as const;
export type Color = (typeof COLORS)[number];

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** 0 to 9 are the numbers, then skip, reverse, draw two, and the black cards: wild, wild draw four, UNO card. */
export const FACES = [...NUMBERS, 's', 'r', 'd', 'w', 'wd', 'u'] as const;
export type Face = (typeof FACES)[number];
export const SKIP = 10;
export const REVERSE = 11;
export const DRAW_TWO = 12;
const COLORED_FACES = 13;

/** A kind of card is a number: red 0 to 12, yellow, green, blue, then the three black ones. */
export type Kind = number;
export const WILD: Kind = 52;
export const WILD_FOUR: Kind = 53;
export const UNO_CARD: Kind = 54;
export const KINDS = 55;
/** The color of a black card. */
export const BLACK = 4;

const all = <T>(of: (kind: Kind) => T): T[] => Array.from({ length: KINDS }, (_, kind) => of(kind));
export const isBlack = (kind: Kind): boolean => kind >= WILD;

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

/** UNO-15: one zero per color, two of every other colored card, four of each black one. */
export const COPIES = Int8Array.from(
  all((kind) => (isBlack(kind) ? 4 : FACE_OF[kind] === 0 ? 1 : 2)),
);
export const DECK_SIZE = 112;
/** Of a deck of one's own: the zeros twice as well (UNO-24). */
export const MAX_CARDS = 116;

/** What a card adds to the sum the next player faces (UNO-5, UNO-10); a UNO card does so only under UNO-8a. */
export const ADDS = Int8Array.from(
  all((kind) => (FACE_OF[kind] === DRAW_TWO ? 2 : kind === WILD_FOUR || kind === UNO_CARD ? 4 : 0)),
);

/** What a sum is made of (UNO-5, UNO-10, UNO-8a). Position 0 is "no sum". */
export const SUM_KINDS = [null, 'd', 'wd', 'u'] as const;
export const OF_TWOS = 1;
export const OF_FOURS = 2;
export const OF_UNO_CARDS = 3;

/** A card with all that is printed on it. */
export interface UnoCard {
  readonly code: string;
  /** Black cards have none. */
  readonly color: Color | null;
  readonly face: Face;
  /** Actions and black cards have none. */
  readonly number: number | null;
  readonly points: number;
  readonly copies: number;
  readonly adds: number;
  /** Who plays it names a color (UNO-9, UNO-10). */
  readonly wishes: boolean;
}

export const CARDS: readonly UnoCard[] = all((kind) => ({
  code: CODES[kind]!,
  color: COLORS[COLOR_OF[kind]!] ?? null,
  face: FACES[FACE_OF[kind]!]!,
  number: isNumber(kind) ? FACE_OF[kind]! : null,
  points: POINTS[kind]!,
  copies: COPIES[kind]!,
  adds: ADDS[kind]!,
  wishes: kind === WILD || kind === WILD_FOUR,
}));

/** `r7`, `bd`, `wd`; undefined where there is no such card. */
export const cardOf = (code: string): UnoCard | undefined => CARDS[BY_CODE.get(code) ?? -1];
