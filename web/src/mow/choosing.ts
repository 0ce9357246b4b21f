/** From the list of legal moves to a move, one question at a time: which card, which place, then arrow or pointer. */
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

export const addings = (legal: readonly string[]): Way[] =>
  legal.flatMap((text) => {
    const move = parseMove(text);
    return move?.type === 'add' ? [{ text, ...move }] : [];
  });

/** The card of a move; null where none is added. */
export function cardIn(text: string | null | undefined): string | null {
  const move = parseMove(text ?? '');
  return move?.type === 'add' ? move.card : null;
}

export type Question =
  | { readonly ask: 'place'; readonly card: string; readonly places: readonly Way[] }
  | { readonly ask: 'arrow'; readonly leave: Way; readonly turn: Way }
  | { readonly ask: 'pointer'; readonly usual: Way; readonly named: readonly Way[] }
  | { readonly ask: 'nothing'; readonly move: string };

/** What is still to be said when this card is chosen, and this place. Null where the card has no legal move. */
export function nextQuestion(
  legal: readonly string[],
  card: string,
  at?: Way['at'],
): Question | null {
  const ways = addings(legal).filter(
    (way) => way.card === card && (at === undefined || way.at === at),
  );
  const plain = ways.filter((way) => !way.flip && way.next === null);
  const first = plain[0];
  if (first === undefined) return null;
  if (plain.length > 1) return { ask: 'place', card, places: plain };
  const turn = ways.find((way) => way.flip);
  if (turn) return { ask: 'arrow', leave: first, turn };
  const named = ways.filter((way) => way.next !== null);
  if (named.length > 0) return { ask: 'pointer', usual: first, named };
  return { ask: 'nothing', move: first.text };
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
