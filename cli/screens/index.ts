import type { Screen } from '../screen.ts';
import { mowScreen } from './mow.ts';

/** One line per game. */
export const screens: { readonly [game: string]: Screen } = {
  mow: mowScreen as Screen,
};
