import type { Catalogue } from '@tischlein/games/uwo/language';

/** The games with a workshop: what its address holds after `?` to open it with a table's house rules. */
export const WORKSHOPS: {
  readonly [game: string]: {
    link(options: { readonly [key: string]: unknown }): Promise<string | undefined>;
  };
} = {
  uwo: {
    link: async ({ catalogue }) =>
      typeof catalogue === 'object'
        ? (await import('./draft.ts')).formatLink(catalogue as Catalogue)
        : undefined,
  },
};
