import type { GameName } from '@tischlein/rules';
import type { Component } from 'svelte';

/** Little pictures for clauses that name a card or a sign. The words say the same: they are for the eye alone. */
export interface Pictures {
  /** The drawings the pictures are made of; once per page. */
  readonly Art: Component;
  readonly Picture: Component<{ readonly shows: string }>;
  /** What is shown at a clause, thing by thing. */
  readonly PICTURES: { readonly [clause: string]: string };
}

/** A chunk for each game, so that the words of a book never wait for its pictures. */
export const PICTURES: Record<GameName, () => Promise<Pictures>> = {
  uno: () => import('./uno.drawn.ts'),
  mow: () => import('./mow.drawn.ts'),
  uwo: () => import('./uwo.drawn.ts'),
};
