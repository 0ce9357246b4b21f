import type { Screen } from '../screen.ts';
import { mowScreen } from './mow.ts';
import { unoScreen } from './uno.ts';
import { uwoScreen } from './uwo.ts';

/** One line per game. */
export const screens: { readonly [game: string]: Screen } = {
  mow: mowScreen as Screen,
  uno: unoScreen as Screen,
  uwo: uwoScreen as Screen,
};
