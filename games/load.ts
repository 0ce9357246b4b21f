import type { FreshGame, Game } from '@tischlein/kit';

/** Each game by itself, for a page that plays one of them and must not fetch the others. A line per game. */
export const loaders: { readonly [name: string]: () => Promise<Game> } = {
  mow: async () => (await import('./mow/index.ts')).mow,
  uno: async () => (await import('./uno/index.ts')).uno,
  uwo: async () => (await import('./uwo/index.ts')).uwo,
};

/** What shows a fresh deal, at once: the rest follows with the bots. */
export const freshLoaders: { readonly [name: string]: () => Promise<FreshGame> } = {
  mow: async () => (await import('./mow/fresh.ts')).fresh,
  uno: async () => (await import('./uno/fresh.ts')).fresh,
  uwo: async () => (await import('./uwo/fresh.ts')).fresh,
};
