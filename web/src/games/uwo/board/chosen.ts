import type { Kind } from '@tischlein/games/uwo/language';

/** What the player has taken up: nothing, a creature (a rider with its path so far), a card, or a question. */
export type Choice =
  | { readonly at: 'nothing' }
  | { readonly at: 'creature'; readonly square: string }
  | { readonly at: 'ride'; readonly path: readonly string[] }
  | { readonly at: 'card'; readonly index: number; readonly kind: Kind }
  | { readonly at: 'burn' };

export const NOTHING: Choice = { at: 'nothing' };
