import type { Variant, View, ViewEncoding } from '@tischlein/kit';
import { encoding as mow } from './mow/encoding.ts';
import { encoding as uno } from './uno/encoding.ts';
import { encoding as uwo } from './uwo/encoding.ts';

/** By game, what its views look like. Only programs and learners ask, so it is a door of its own. */
export const encodings = { mow, uno, uwo } as unknown as {
  readonly [game: string]: (variant: Variant) => ViewEncoding<View>;
};
