import type { GameCoach } from './reasons.ts';

/** What the coach knows of each game by itself. A line per game. */
export const coaches: { readonly [game: string]: () => Promise<GameCoach> } = {
  mow: async () => (await import('./mow.ts')).mowCoach,
  uno: async () => (await import('./uno.ts')).unoCoach,
  uwo: async () => (await import('./uwo.ts')).uwoCoach,
};
