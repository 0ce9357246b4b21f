import type { Ask, Bot } from '@tischlein/kit';
import { FastRandom } from '@tischlein/kit';
import { budgetOf, type GameBots } from './levels.ts';

const LONG_ENOUGH = 20;
const FIRST_BUDGET = 64;
const MOST = 1 << 20;

/**
 * How many iterations this bot makes in so many milliseconds here, found by doubling its budget on one question until
 * it takes long enough to be measured. The clock is the host's. Done once per game: the answer is a plain number,
 * so the bot itself stays a pure function of it.
 */
export function iterationsIn(milliseconds: number, bot: Bot, ask: Ask, now: () => number): number {
  for (let budget = FIRST_BUDGET; ; budget *= 2) {
    const start = now();
    bot({ ...ask, budget }, new FastRandom('calibrate'));
    const time = now() - start;
    if (time >= LONG_ENOUGH || budget >= MOST)
      return Math.max(1, Math.floor((budget * milliseconds) / Math.max(time, 1)));
  }
}

/**
 * The same bot with milliseconds for a budget, and never more than `most` iterations. How many that is is measured at
 * its first real question, for each number of seats, and again with every answer: a busy machine makes it think less.
 */
export function timed(bot: Bot, most: number, now: () => number): Bot {
  const perSecond = new Map<number, number>();
  return (ask, random) => {
    if (ask.legal.length < 2 && !ask.mayWait) return bot(ask, random);
    const { seats } = ask.view;
    const speed = perSecond.get(seats) ?? iterationsIn(1000, bot, ask, now);
    const budget = Math.max(1, Math.min(most, Math.floor((speed * ask.budget) / 1000)));
    const start = now();
    const answer = bot({ ...ask, budget }, random);
    const measured = (budget * 1000) / Math.max(now() - start, 1);
    perSecond.set(seats, (speed + measured) / 2);
    return answer;
  };
}

/** A game's bots by level, with budgets in milliseconds of this clock. */
export function byClock({ taste, levels }: GameBots, now: () => number): GameBots['levels'] {
  const { hard } = levels;
  const most = budgetOf(taste.budget, 'hard', 2);
  return { ...levels, ...(hard && { hard: timed(hard, most, now) }) };
}
