import type { Encoding, Game, Variant } from '@tischlein/kit';
import type { Testing } from '@tischlein/kit/conformance';
import { encoding as mowEncoding, mow } from './mow/index.ts';
import { testing as mowTesting } from './mow/mow.testing.ts';
import { encoding as unoEncoding, uno } from './uno/index.ts';
import { testing as unoTesting } from './uno/uno.testing.ts';
import { encoding as uwoEncoding, uwo } from './uwo/index.ts';
import { testing as uwoTesting } from './uwo/uwo.testing.ts';

/** The games of this room, for its own tests. */
export const games: { readonly [game: string]: Game } = { mow, uno, uwo };

/** What the conformance suite must be told of each. */
export const testings: { readonly [game: string]: Testing } = {
  mow: mowTesting,
  uno: unoTesting,
  uwo: uwoTesting,
};

export const encodings: { readonly [game: string]: (variant: Variant) => Encoding } = {
  mow: mowEncoding,
  uno: unoEncoding,
  uwo: uwoEncoding,
};
