import type { Testing } from '@tischlein/kit/conformance';
import { testing as mow } from './mow/mow.testing.ts';
import { testing as uno } from './uno/uno.testing.ts';
import { testing as uwo } from './uwo/uwo.testing.ts';

/** What the conformance suite must be told of each game of the registry. */
export const testings: { readonly [game: string]: Testing } = { mow, uno, uwo };
