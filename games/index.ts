import type { Game } from '@tischlein/kit';
import { mow } from './mow/index.ts';
import { uno } from './uno/index.ts';
import { uwo } from './uwo/index.ts';

/** Every game there is. A new one is a folder and a line here. */
export const games: { readonly [name: string]: Game } = {
  mow,
  uno,
  uwo,
};
