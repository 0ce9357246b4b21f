import type { Bot } from '@tischlein/kit';
import { randomBot } from './random.ts';

/** A bot that now and then does not look: so many of a hundred moves are any legal ones. */
export const careless =
  (bot: Bot, lapses: number): Bot =>
  (ask, random) =>
    (random.below(100) < lapses ? randomBot : bot)(ask, random);
