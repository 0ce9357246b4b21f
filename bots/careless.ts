import type { Bot } from '@tischlein/kit';
import { randomBot } from './random.ts';

/** A bot that plays this percentage of its moves at random. */
export const careless =
  (bot: Bot, lapses: number): Bot =>
  (ask, random) =>
    (random.below(100) < lapses ? randomBot : bot)(ask, random);
