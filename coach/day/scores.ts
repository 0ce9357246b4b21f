import type { Result, View } from '@tischlein/kit';

/** How well a seat did, by its last view and the result: more is better, in every game. */
export type DayScore = (view: View, result: Result) => number;

/** A line per game. */
const SCORES: { readonly [game: string]: () => Promise<DayScore> } = {
  mow: async () => (await import('../mow-day.ts')).mowScore,
  uno: async () => (await import('../uno-day.ts')).unoScore,
  uwo: async () => (await import('../uwo-day.ts')).uwoScore,
};

export const dayScore = (game: string): Promise<DayScore> => SCORES[game]!();
