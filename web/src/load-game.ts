import { loaders } from '@tischlein/games/load';
import type { Game } from '@tischlein/kit';

export const isGame = (name: string): boolean => Object.hasOwn(loaders, name);

/** Each game's rules are a chunk of their own: a table loads only its game. */
export async function loadGame(name: string): Promise<Game> {
  const load = loaders[name];
  if (load === undefined) throw new Error(`There is no game "${name}" on this page.`);
  return load();
}
