import { printed } from '@tischlein/rules';
import type { Manifest } from './manifest.ts';

export const mow: Manifest = {
  ...printed('mow'),
  name: 'mow',
  game: async () => (await import('@tischlein/games/mow')).mow,
  encoding: async () => (await import('@tischlein/games/mow')).encoding,
  bots: async () => (await import('@tischlein/bots/mow')).mowBots,
  // A random bot is nearly as good as the weakest.
  levels: ['easy', 'medium', 'skilled', 'hard'],
  coach: async () => (await import('@tischlein/coach/mow')).mowCoach,
  puzzles: async () => (await import('@tischlein/coach/puzzles')).puzzlesOf('mow'),
  effects: async () => (await import('@tischlein/coach/effects')).effectsOf('mow'),
  day: {
    options: { rounds: 2 },
    bots: ['medium', 'medium', 'hard'],
    counts: 'flies',
    score: async () => (view, result) => -result.scores[view.seat!]!,
  },
};
