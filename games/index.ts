import type { Game } from '@tischlein/kit';
import { mow } from './mow/index.ts';
import { uno } from './uno/index.ts';
import { uwo } from './uwo/index.ts';

const known: { [name: string]: Game } = {
  mow,
  uno,
  uwo,
};

/** Every game there is. A new one is a folder and a line above, or comes from outside. */
export const games: { readonly [name: string]: Game } = known;

/** A game from outside, from now on a game like any other here. */
export function addGame(game: Game): void {
  if (Object.hasOwn(known, game.name) && known[game.name] !== game)
    throw new Error(`there is a game "${game.name}" already`);
  known[game.name] = game;
}
