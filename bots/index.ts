import type { Bot } from '@tischlein/kit';
import { mowThumb } from './mow.ts';
import { randomBot } from './random.ts';

/** By game, then by level. */
export const bots: { readonly [game: string]: { readonly [level: string]: Bot } } = {
  mow: { random: randomBot, medium: mowThumb },
};

/** Who sits down where nobody said which bot. */
export const USUAL_LEVEL = 'medium';
