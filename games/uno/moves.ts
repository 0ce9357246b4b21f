import { listOf, MoveTable, type Move } from '@tischlein/kit';
import { CODES, COLORS, type Kind } from './cards.ts';
import { CALLS, formatMove, MAX_SEATS, parseMove, PLAIN, WAYS, type UnoMove } from './notation.ts';

const WISHES = [null, ...COLORS] as const;
const SAYINGS = [null, ...CALLS] as const;

/** Each card stands as a block: without a wish and with each of four, each of these without and with the two calls. */
const BLOCK = WISHES.length * SAYINGS.length;

const plays = CODES.flatMap((card) =>
  WISHES.flatMap((wish) => SAYINGS.map((call) => ({ type: 'play' as const, card, wish, call }))),
);

const moves: readonly UnoMove[] = [
  ...plays,
  ...PLAIN.map((type) => ({ type })),
  ...WAYS.map((way) => ({ type: 'swap' as const, way })),
  ...listOf(MAX_SEATS, (to) => ({ type: 'give' as const, to })),
  ...CODES.map((card) => ({ type: 'hand' as const, card })),
];

/** Every move that can be written, for all options and numbers of seats. What can not be, `refuse` explains. */
export const MOVES = new MoveTable<UnoMove>(moves, {
  parse: parseMove,
  format: formatMove,
  said: ({ type }) => type === 'uno' || type === 'unouno',
});

/** Moves below this lay a card. */
export const PLAYS: Move = plays.length;
export const [DRAW, TAKE, SIT, PASS, KEEP, CALL_UNO, CALL_UNO_UNO] = PLAIN.map(
  (_, i) => PLAYS + i,
) as [Move, Move, Move, Move, Move, Move, Move];
export const SWAP_LEFT: Move = CALL_UNO_UNO + 1;
export const SWAP_RIGHT: Move = SWAP_LEFT + 1;
export const GIVE: Move = SWAP_RIGHT + 1;
export const HAND: Move = GIVE + MAX_SEATS;

/** What is added to the plain laying of a card. */
export const SAYING_UNO = 1;
export const SAYING_UNO_UNO = 2;
export const WISHING = SAYINGS.length;

/** The card laid without a wish or a call. */
export const laying = (kind: Kind): Move => kind * BLOCK;

/** Of a laying: the card, the wished color + 1 (0 = none), the call (0 = none). */
export const KIND = Int8Array.from(plays, (_, move) => Math.floor(move / BLOCK));
export const WISH = Int8Array.from(plays, (_, move) => Math.floor((move % BLOCK) / SAYINGS.length));
export const CALL = Int8Array.from(plays, (_, move) => move % SAYINGS.length);
