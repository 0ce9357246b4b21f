/** From the list of legal moves to a move, one question at a time: which card, which place, then arrow or pointer. */
import { cowFace, standings } from './cow.ts';

export interface Adding {
  readonly text: string;
  readonly card: string;
  /** A slowpoke's place, a calf's end. */
  readonly at: string | null;
  readonly flip: boolean;
  readonly next: number | null;
}

export function addings(legal: readonly string[]): Adding[] {
  return legal.flatMap((text) => {
    const [, card, at, flip, next] =
      /^add ([a-z0-9.]+)(?:@(\w+))?(\^)?(?:>(\d+))?$/.exec(text) ?? [];
    if (card === undefined) return [];
    return [{ text, card, at: at ?? null, flip: flip === '^', next: next ? Number(next) : null }];
  });
}

export type Question =
  | { readonly ask: 'place'; readonly card: string; readonly places: readonly Adding[] }
  | { readonly ask: 'arrow'; readonly leave: Adding; readonly turn: Adding }
  | { readonly ask: 'pointer'; readonly usual: Adding; readonly named: readonly Adding[] }
  | { readonly ask: 'nothing'; readonly move: string };

/** What is still to be said when this card is chosen, and this place. Null where the card has no legal move. */
export function nextQuestion(
  legal: readonly string[],
  card: string,
  at: string | null = null,
): Question | null {
  const ways = addings(legal).filter((way) => way.card === card && (at === null || way.at === at));
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

/** Where in the herd an adding would stand. */
export function placeOf(way: Pick<Adding, 'card' | 'at'>, herd: readonly string[]): number | null {
  const { kind, place } = cowFace(way.card);
  if (kind === 'slow') return way.at === null ? null : Number(way.at);
  if (kind !== 'calf') return place;
  const taken = [...standings(herd).keys()];
  return way.at === 'low' ? Math.min(...taken) - 1 : Math.max(...taken) + 1;
}

/** Which way a playable card goes, for its tag: the low end, the high end, or somewhere inside. */
export function wayOf(card: string, herd: readonly string[]): 'start' | 'low' | 'high' | 'inside' {
  const taken = [...standings(herd).keys()];
  const { kind, place } = cowFace(card);
  if (taken.length === 0) return 'start';
  if (place === null || kind === 'acro' || kind === 'mad') return 'inside';
  return place < Math.min(...taken) ? 'low' : 'high';
}

/** A move to ask about where a card has none: its refusal says why it does not fit. */
export function askAbout(card: string, herd: readonly string[]): string {
  const { kind } = cowFace(card);
  if (kind === 'calf') return `add ${card}@low`;
  if (kind !== 'slow') return `add ${card}`;
  const taken = [...standings(herd).keys()];
  return `add slow@${taken.length === 0 ? 8 : Math.min(...taken)}`;
}
