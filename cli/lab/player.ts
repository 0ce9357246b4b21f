import { bots, usualBudget } from '@tischlein/bots';
import type { Ask, Random } from '@tischlein/kit';
import { fail } from '../failure.ts';
import { outsidePlayer } from './outside.ts';

/** Whoever answers: a bot of ours, or a program over its standard input and output. */
export interface Player {
  readonly budget: number;
  answer(ask: Ask, random: Random): string | null | Promise<string | null>;
  close(): void;
}

const OUTSIDE = 'exec:';

/** From `hard`, `hard@2000` or `exec:python3 my-bot.py`. */
export function playerOf(game: string, text: string, budget: number | null): Player {
  if (text.startsWith(OUTSIDE)) return outsidePlayer(text.slice(OUTSIDE.length), budget ?? 0);
  const [, level, own] = /^([a-z]+)(?:@(\d{1,7}))?$/.exec(text) ?? [];
  if (level === undefined)
    fail(`a bot is written hard, hard@2000 or exec:COMMAND, not ${JSON.stringify(text)}`);
  const levels = bots[game]!;
  const bot = Object.hasOwn(levels, level) ? levels[level]! : undefined;
  if (bot === undefined)
    fail(
      `there is no bot ${JSON.stringify(level)} for ${game}; there are ${Object.keys(levels).join(', ')}`,
    );
  return {
    budget: own === undefined ? (budget ?? usualBudget(game, level)) : Number(own),
    answer: bot,
    close: () => undefined,
  };
}
