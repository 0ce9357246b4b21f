import type { Game } from '@tischlein/kit';

/** Each game by itself, for a page that plays one of them and must not fetch the others. A line per game. */
export const loaders: { readonly [name: string]: () => Promise<Game> } = {
  mow: async () => (await import('./mow/index.ts')).mow,
  uno: async () => (await import('./uno/index.ts')).uno,
  uwo: async () => (await import('./uwo/index.ts')).uwo,
};
