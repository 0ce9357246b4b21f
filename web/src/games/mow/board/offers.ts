import {
  cowOf,
  formatMove,
  herdByPlace,
  parseMove,
  type Adding,
} from '@tischlein/games/mow/language';

/** A legal way of adding a cow. */
export interface Way extends Adding {
  readonly text: string;
}

/** The moves in `legal`, sorted by what one touches to make them. */
export interface Offers {
  readonly ways: readonly Way[];
  readonly take: boolean;
  readonly pass: boolean;
}

export function offersIn(legal: readonly string[]): Offers {
  const ways: Way[] = [];
  const plain = new Set<string>();
  for (const text of legal) {
    const move = parseMove(text);
    if (move?.type === 'add') ways.push({ text, ...move });
    else if (move) plain.add(move.type);
  }
  return { ways, take: plain.has('take'), pass: plain.has('pass') };
}

/** The card of a move; null where none is added. */
export function cardIn(text: string | null | undefined): string | null {
  const move = parseMove(text ?? '');
  return move?.type === 'add' ? move.card : null;
}

/** Which way a playable card goes, for its tag: the low end, the high end, or somewhere inside. */
export function wayOf(card: string, herd: readonly string[]): 'start' | 'low' | 'high' | 'inside' {
  const taken = [...herdByPlace(herd).keys()];
  const { kind, place } = cowOf(card);
  if (taken.length === 0) return 'start';
  if (place === null || kind === 'acrobat' || kind === 'mad') return 'inside';
  return place < Math.min(...taken) ? 'low' : 'high';
}

/** A move to ask about where a card has none: its refusal says why it does not fit. */
export function askAbout(card: string, herd: readonly string[]): string {
  const add = { type: 'add', card, flip: false, next: null } as const;
  const { kind } = cowOf(card);
  if (kind === 'calf') return formatMove({ ...add, at: 'low' });
  if (kind !== 'slowpoke') return formatMove(add);
  const taken = [...herdByPlace(herd).keys()];
  return formatMove({ ...add, at: taken.length === 0 ? 8 : Math.min(...taken) });
}
