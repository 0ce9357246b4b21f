import type { Encoding, Variant } from '@tischlein/kit';
import { encoding as mow } from './mow/fields.ts';
import { encoding as uno } from './uno/fields.ts';
import { encoding as uwo } from './uwo/fields.ts';

/** By game, its views as rows of numbers. Only programs and learners ask, so it is a door of its own. */
export const encodings = { mow, uno, uwo } as unknown as {
  readonly [game: string]: (variant: Variant) => Encoding;
};
