import { effectsOf } from '@tischlein/coach/effects';
import { puzzlesOf } from '@tischlein/coach/puzzles';
import { printed } from '@tischlein/rules';
import type { Manifest } from './manifest.ts';

export const uwo: Manifest = {
  ...printed('uwo'),
  name: 'uwo',
  game: async () => (await import('@tischlein/games/uwo')).uwo,
  encoding: async () => (await import('@tischlein/games/uwo')).encoding,
  bots: async () => (await import('@tischlein/bots/uwo')).uwoBots,
  coach: async () => (await import('@tischlein/coach/uwo')).uwoCoach,
  puzzles: () => puzzlesOf('uwo'),
  effects: () => effectsOf('uwo'),
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
