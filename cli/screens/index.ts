import type { Screen } from '../screen.ts';
import { mowScreen } from './mow.ts';
import { plainScreen } from './plain.ts';
import { unoScreen } from './uno.ts';
import { uwoDrawings, uwoScreen } from './uwo.ts';

type Drawings = { readonly [clause: string]: Screen };

/** How the terminal shows each game, and what the book draws in characters at some clauses. */
const screens: {
  readonly [game: string]: { readonly screen: Screen; readonly drawings?: Drawings };
} = {
  uno: { screen: unoScreen as Screen },
  mow: { screen: mowScreen as Screen },
  uwo: { screen: uwoScreen as Screen, drawings: uwoDrawings as Drawings },
};

export const drawingsOf = (game: string): Drawings => screens[game]?.drawings ?? {};

/** A game without a screen of its own has the plain one. */
export const screenOf = (game: string): Screen => screens[game]?.screen ?? plainScreen;
