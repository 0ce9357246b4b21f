import type { Catalogue } from '@tischlein/games/uwo/language';
import type { Component } from 'svelte';

/** A page for cards of one's own. */
interface Workshop {
  page(): Promise<{ readonly default: Component<{ shared: string | null }> }>;
  /** What its address holds after `?` to open it with a table's house rules. */
  link(options: { readonly [key: string]: unknown }): Promise<string | undefined>;
}

/** By game. */
export const WORKSHOPS: { readonly [game: string]: Workshop } = {
  uwo: {
    page: () => import('./Workshop.svelte'),
    link: async ({ catalogue }) =>
      typeof catalogue === 'object'
        ? (await import('./link.ts')).formatLink(catalogue as Catalogue)
        : undefined,
  },
};
