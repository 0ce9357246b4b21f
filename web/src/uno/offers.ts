import { COLORS, type Color } from './cards.ts';

/** What is said together with a card: nothing, UNO, or UNO UNO. */
const SAYINGS = ['', '!', '!!'] as const;
export type Saying = (typeof SAYINGS)[number];

/** One way to lay a card. */
export interface Lay {
  readonly move: string;
  readonly card: string;
  readonly wish: Color | null;
  readonly saying: Saying;
}

/** The moves in `legal`, sorted by what one touches to make them. */
export interface Offers {
  /** Every way to lay, by card. */
  readonly lays: ReadonlyMap<string, readonly Lay[]>;
  /** A card given away face down after `give`. */
  readonly hands: ReadonlyMap<string, string>;
  /** Whom cards may be given to. */
  readonly gives: ReadonlyMap<number, string>;
  /** Moves without a card, as they are written: draw, take, sit, pass, keep, swap left, swap right. */
  readonly plain: ReadonlySet<Plain>;
  /** The late calls. */
  readonly calls: readonly Call[];
}

const PLAIN = ['draw', 'take', 'sit', 'pass', 'keep', 'swap left', 'swap right'] as const;
type Plain = (typeof PLAIN)[number];
const CALLS = ['uno', 'unouno'] as const;
export type Call = (typeof CALLS)[number];

export function offersIn(legal: readonly string[]): Offers {
  const lays = new Map<string, Lay[]>();
  const hands = new Map<string, string>();
  const gives = new Map<number, string>();
  const plain = new Set<Plain>();
  const calls: Call[] = [];
  for (const move of legal) {
    const lay = layIn(move);
    if (lay) lays.set(lay.card, [...(lays.get(lay.card) ?? []), lay]);
    else if (move.startsWith('hand ')) hands.set(move.slice('hand '.length), move);
    else if (move.startsWith('give ')) gives.set(Number(move.slice('give '.length)), move);
    else if (isOneOf(PLAIN, move)) plain.add(move);
    else if (isOneOf(CALLS, move)) calls.push(move);
  }
  return { lays, hands, gives, plain, calls };
}

/** `play wd:b!` → wild draw four, blue wished, UNO said. */
function layIn(move: string): Lay | null {
  const [, card, wish, saying] = /^play ([a-z]\w*)(?::([rygb]))?(!{0,2})$/.exec(move) ?? [];
  if (card === undefined) return null;
  return { move, card, wish: (wish as Color | undefined) ?? null, saying: saying as Saying };
}

/** What can be said while laying this card, loudest last. */
export const sayingsOf = (lays: readonly Lay[]): Saying[] =>
  SAYINGS.filter((saying) => lays.some((lay) => lay.saying === saying));

/** The colours still to choose from once the card and the saying are settled; empty where none is wished. */
export const wishesOf = (lays: readonly Lay[], saying: Saying): Color[] =>
  COLORS.filter((color) => lays.some((lay) => lay.wish === color && lay.saying === saying));

export const findLay = (
  lays: readonly Lay[],
  saying: Saying,
  wish: Color | null,
): Lay | undefined => lays.find((lay) => lay.saying === saying && lay.wish === wish);

/** A move to ask about when a card can not be laid: any wish will do, the answer is about the card. */
export const wouldLay = (card: string): string =>
  `play ${card}${card === 'w' || card === 'wd' ? ':r' : ''}`;

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);
