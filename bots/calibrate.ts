import type { Ask, Bot } from '@tischlein/kit';
import { FastRandom } from '@tischlein/kit';

const LONG_ENOUGH = 50;
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
