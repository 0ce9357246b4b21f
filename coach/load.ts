import type { Teaching } from './reasons.ts';

/** What the coach knows of each game by itself. A line per game. */
export const teachings: { readonly [game: string]: () => Promise<Teaching> } = {
  mow: async () => (await import('./mow.ts')).mowTeaching,
  uno: async () => (await import('./uno.ts')).unoTeaching,
  uwo: async () => (await import('./uwo.ts')).uwoTeaching,
};
