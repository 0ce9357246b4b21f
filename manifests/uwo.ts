import { printed } from '@tischlein/rules';
import type { Manifest } from './manifest.ts';

export const uwo: Manifest = {
  ...printed('uwo'),
  name: 'uwo',
  game: async () => (await import('@tischlein/games/uwo')).uwo,
  encoding: async () => (await import('@tischlein/games/uwo')).encoding,
  bots: async () => (await import('@tischlein/bots/uwo')).uwoBots,
  coach: async () => (await import('@tischlein/coach/uwo')).uwoCoach,
  puzzles: async () => (await import('@tischlein/coach/puzzles')).puzzlesOf('uwo'),
  effects: async () => (await import('@tischlein/coach/effects')).effectsOf('uwo'),
  day: {
    options: { army: 8 },
    bots: ['medium'],
    counts: 'creatures',
    /** Creatures left on the field, less those of the other side. */
    score:
      async () =>
      ({ seat }, { scores }) =>
        scores[seat!]! - scores[1 - seat!]!,
  },
};
