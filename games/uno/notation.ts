import type { Seat } from '@tischlein/kit';
import { cardOf, COLORS, type Color } from './cards.ts';

/** What is said with a card, or late. */
export const CALLS = ['uno', 'unouno'] as const;
export type Call = (typeof CALLS)[number];
export const WAYS = ['left', 'right'] as const;
export type Way = (typeof WAYS)[number];
/** Moves that are one word. */
export const PLAIN = ['draw', 'take', 'sit', 'pass', 'keep', ...CALLS] as const;

export const MAX_SEATS = 10;

/** A move of UNO with its fields. `wish` is the color named with a black card, `call` what is said with the card. */
export type UnoMove =
  | {
      readonly type: 'play';
      readonly card: string;
      readonly wish: Color | null;
      readonly call: Call | null;
    }
  | { readonly type: (typeof PLAIN)[number] }
  | { readonly type: 'swap'; readonly way: Way }
  | { readonly type: 'give'; readonly to: Seat }
  | { readonly type: 'hand'; readonly card: string };

const MARKS = { uno: '!', unouno: '!!' } as const satisfies Record<Call, string>;

/** `play wd:b!`: wild draw four, blue is wished, UNO said. */
export function formatMove(move: UnoMove): string {
  switch (move.type) {
    case 'play': {
      const wish = move.wish === null ? '' : `:${move.wish}`;
      return `play ${move.card}${wish}${move.call === null ? '' : MARKS[move.call]}`;
    }
    case 'swap':
      return `swap ${move.way}`;
    case 'give':
      return `give ${move.to}`;
    case 'hand':
      return `hand ${move.card}`;
    default:
      return move.type;
  }
}

const PLAY = /^play ([a-z0-9]+)(?::([rygb]))?(!{0,2})$/;

/** The move of a text; undefined where nothing is written so. */
export function parseMove(text: string): UnoMove | undefined {
  const plain = PLAIN.find((word) => word === text);
  if (plain !== undefined) return { type: plain };
  const [, card, color, mark] = PLAY.exec(text) ?? [];
  if (card !== undefined && cardOf(card)) {
    const wish = COLORS.find((each) => each === color) ?? null;
    return { type: 'play', card, wish, call: CALLS.find((call) => MARKS[call] === mark) ?? null };
  }
  const [verb, what = '', more] = text.split(' ');
  if (more !== undefined) return undefined;
  const way = WAYS.find((each) => each === what);
  if (verb === 'swap') return way && { type: 'swap', way };
  if (verb === 'give') return /^\d$/.test(what) ? { type: 'give', to: Number(what) } : undefined;
  return verb === 'hand' && cardOf(what) ? { type: 'hand', card: what } : undefined;
}
