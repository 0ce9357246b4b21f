import type { Game } from '@tischlein/kit';
import { manifests } from '@tischlein/manifests';

export const isGame = (name: string): boolean => manifests[name]?.game !== undefined;

/** What a table's set-up needs of a game. */
export type GameAbout = Pick<Game, 'name' | 'seats' | 'options' | 'presets'>;

/** Games that a server has and the page does not, as the server told of them. */
const met = new Map<string, GameAbout>();
export const meet = (about: GameAbout): void => void met.set(about.name, about);
export const isMet = (name: string): boolean => isGame(name) || met.has(name);

export const aboutGame = async (name: string): Promise<GameAbout> =>
  met.get(name) ?? loadGame(name);

/** Each game's rules are a chunk of their own: a table loads only its game. */
export async function loadGame(name: string): Promise<Game> {
  const load = manifests[name]?.game;
  if (load === undefined) throw new Error(`There is no game "${name}" on this page.`);
  return load();
}
