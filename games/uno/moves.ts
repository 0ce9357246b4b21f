import { MoveTable, type Move, type Seat } from '@tischlein/kit';
import { CODES, COLORS, type Color, type Kind } from './cards.ts';

/** A move of UNO with its fields. `wish` is the color named with a black card, `call` what is said with the card. */
export type UnoMove =
  | {
      readonly type: 'play';
      readonly card: string;
      readonly wish: Color | null;
      readonly call: 'uno' | 'unouno' | null;
    }
  | { readonly type: 'draw' | 'take' | 'sit' | 'pass' | 'keep' | 'uno' | 'unouno' }
  | { readonly type: 'swap'; readonly way: 'left' | 'right' }
  | { readonly type: 'give'; readonly to: Seat }
  | { readonly type: 'hand'; readonly card: string };

const MOST_SEATS = 10;
const WISHES = [null, ...COLORS] as const;
const CALLS = [
  { mark: '', call: null },
  { mark: '!', call: 'uno' },
  { mark: '!!', call: 'unouno' },
] as const;

/** Each card stands as a block: without a wish and with each of four, each of these without and with the two calls. */
const BLOCK = WISHES.length * CALLS.length;

const plays = CODES.flatMap((card) =>
  WISHES.flatMap((wish) =>
    CALLS.map(({ mark, call }) => ({
      text: `play ${card}${wish === null ? '' : `:${wish}`}${mark}`,
      move: { type: 'play' as const, card, wish, call },
    })),
  ),
);
const words = (['draw', 'take', 'sit', 'pass', 'keep', 'uno', 'unouno'] as const).map((type) => ({
  text: type,
  move: { type },
}));
const swaps = (['left', 'right'] as const).map((way) => ({
  text: `swap ${way}`,
  move: { type: 'swap' as const, way },
}));
const gives = Array.from({ length: MOST_SEATS }, (_, to) => ({
  text: `give ${to}`,
  move: { type: 'give' as const, to },
}));
const hands = CODES.map((card) => ({
  text: `hand ${card}`,
  move: { type: 'hand' as const, card },
}));

/** Every move that can be written, for all options and numbers of seats. What can not be, `refuse` explains. */
export const MOVES = new MoveTable<UnoMove>([...plays, ...words, ...swaps, ...gives, ...hands]);

/** Moves below this lay a card. */
export const PLAYS: Move = plays.length;
export const [DRAW, TAKE, SIT, PASS, KEEP, CALL_UNO, CALL_UNO_UNO] = words.map(
  (_, i) => PLAYS + i,
) as [Move, Move, Move, Move, Move, Move, Move];
export const SWAP_LEFT: Move = CALL_UNO_UNO + 1;
export const SWAP_RIGHT: Move = SWAP_LEFT + 1;
export const GIVE: Move = SWAP_RIGHT + 1;
export const HAND: Move = GIVE + MOST_SEATS;

/** What is added to the plain laying of a card. */
export const SAYING_UNO = 1;
export const SAYING_UNO_UNO = 2;
export const WISHING = CALLS.length;

/** The card laid without a wish or a call. */
export const laying = (kind: Kind): Move => kind * BLOCK;

/** Of a laying: the card, the wished color + 1 (0 = none), the call (0 = none). */
export const KIND = Int8Array.from(plays, (_, move) => Math.floor(move / BLOCK));
export const WISH = Int8Array.from(plays, (_, move) => Math.floor((move % BLOCK) / CALLS.length));
export const CALL = Int8Array.from(plays, (_, move) => move % CALLS.length);
