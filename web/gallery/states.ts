import type { View } from '@tischlein/kit';
import { mowStates } from './mow.ts';
import type { Shown } from './shown.ts';
import { unoStates } from './uno.ts';
import { uwoStates } from './uwo.ts';

/** Every state of every table, by its game and its name. */
export const states: { readonly [game: string]: { readonly [state: string]: Shown<View> } } = {
  mow: mowStates,
  uno: unoStates,
  uwo: uwoStates,
};
