import type { Notation } from '@tischlein/kit';
import { cardOf, PLACES } from './cards.ts';

/** Adding a cow. `at` is the place of a slowpoke or the end a calf goes to. */
export interface Adding {
  readonly type: 'add';
  readonly card: string;
  readonly at?: number | End;
  /** Turns the arrow (MOW-23). */
  readonly flip: boolean;
  /** Names the next player (MOW-34). */
  readonly next: number | null;
}
export type MowMove = Adding | { readonly type: 'take' } | { readonly type: 'pass' };

export const ENDS = ['low', 'high'] as const;
type End = (typeof ENDS)[number];
export const MAX_SEATS = 10;

export function formatMove(move: MowMove): string {
  if (move.type !== 'add') return move.type;
  const { card, at, flip, next } = move;
  return `add ${card}${at === undefined ? '' : `@${at}`}${flip ? '^' : ''}${next === null ? '' : `>${next}`}`;
}

const ADD = /^add ([a-z\d.]+)(?:@(\w+))?(?:(\^)|>(\d))?$/;

export function parseMove(text: string): MowMove | undefined {
  if (text === 'take' || text === 'pass') return { type: text };
  const [, card, place, flip, next] = ADD.exec(text) ?? [];
  if (card === undefined) return undefined;
  const at = readPlace(card, place);
  if (at === null) return undefined;
  return {
    type: 'add',
    card,
    ...(at !== undefined && { at }),
    flip: flip !== undefined,
    next: next === undefined ? null : Number(next),
  };
}

/** Null where there is no such card, or where it goes to no such place. */
function readPlace(card: string, place: string | undefined): Adding['at'] | null {
  const cow = cardOf(card);
  if (cow === undefined) return null;
  if (place === undefined) return undefined;
  if (cow.kind === 'calf') return ENDS.find((end) => end === place) ?? null;
  const number = Number(place);
  return cow.kind === 'slowpoke' && number < PLACES && String(number) === place ? number : null;
}

export const NOTATION: Notation<MowMove> = { parse: parseMove, format: formatMove };
