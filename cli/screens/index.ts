import type { Screen } from '../screen.ts';
import { mowScreen } from './mow.ts';
import { plainScreen } from './plain.ts';
import { unoScreen } from './uno.ts';
import { uwoDrawings, uwoScreen } from './uwo.ts';

/** One line per game. */
const screens: { readonly [game: string]: Screen } = {
  mow: mowScreen as Screen,
  uno: unoScreen as Screen,
  uwo: uwoScreen as Screen,
};

const drawings: { readonly [game: string]: { readonly [clause: string]: Screen } } = {
  uwo: uwoDrawings as { readonly [clause: string]: Screen },
};

/** What the book draws in characters at some clauses. */
export const drawingsOf = (game: string): { readonly [clause: string]: Screen } =>
  drawings[game] ?? {};

/** A game without a screen of its own has the plain one. */
export const screenOf = (game: string): Screen => screens[game] ?? plainScreen;
