import type { Bot } from '@tischlein/kit';
import { budgetOf, type GameBots } from './levels.ts';

/** The same bot with milliseconds for a budget, and never more than `most` iterations. */
export const timed =
  (bot: Bot, most: number, now: () => number): Bot =>
  (ask, random) => {
    const end = now() + ask.budget;
    return bot({ ...ask, budget: most }, random, () => (end - now()) / ask.budget);
  };

/** A game's bots by level, with budgets in milliseconds of this clock. */
export function byClock({ heuristics, levels }: GameBots, now: () => number): GameBots['levels'] {
  const { hard } = levels;
  const most = budgetOf(heuristics.budget, 'hard', 2);
  return { ...levels, ...(hard && { hard: timed(hard, most, now) }) };
}
