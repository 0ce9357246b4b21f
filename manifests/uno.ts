import { printed } from '@tischlein/rules';
import type { UnoView } from '@tischlein/games/uno/language';
import type { Manifest } from './manifest.ts';

export const uno: Manifest = {
  ...printed('uno'),
  name: 'uno',
  game: async () => (await import('@tischlein/games/uno')).uno,
  encoding: async () => (await import('@tischlein/games/uno')).encoding,
  bots: async () => (await import('@tischlein/bots/uno')).unoBots,
  // Luck blurs small steps.
  levels: ['beginner', 'easy', 'medium', 'hard'],
  coach: async () => (await import('@tischlein/coach/uno')).unoCoach,
  puzzles: async () => (await import('@tischlein/coach/puzzles')).puzzlesOf('uno'),
  effects: async () => (await import('@tischlein/coach/effects')).effectsOf('uno'),
  day: {
    options: {},
    // The strong bot may call UNO late, out of turn: what comes first would depend on how quick a player is.
    bots: ['medium', 'medium', 'medium'],
    counts: 'points',
    /** What the winner gets; who lost, the points left in hand below zero. */
    async score() {
      const { cardOf } = await import('@tischlein/games/uno/language');
      return (view, { winners, scores }) =>
        winners.includes(view.seat!)
          ? scores[view.seat!]!
          : -(view as UnoView).hand!.reduce((sum, card) => sum + cardOf(card)!.points, 0);
    },
  },
};
