import type { Game } from '@tischlein/kit';
import { manifests, type Manifest } from '@tischlein/manifests';

export const isGame = (name: string): boolean => manifests[name]?.game !== undefined;

/** What a table's set-up needs of a game. */
export type GameAbout = Pick<Game, 'name' | 'seats' | 'options' | 'presets'>;

/** Games that a server has and the page does not, as the server told of them. */
const met = new Map<string, GameAbout>();
export const meet = (about: GameAbout): void => void met.set(about.name, about);
export const isMet = (name: string): boolean => isGame(name) || met.has(name);

export const aboutGame = async (name: string): Promise<GameAbout> =>
  met.get(name) ?? loadGame(name);

type Rules = Required<Pick<Manifest, 'game' | 'bots' | 'coach'>>;

/** The rules of a game, its bots and its coach. A thread has not met the games from outside. */
export async function rulesOf(name: string): Promise<Rules> {
  const { game, bots, coach } = manifests[name] ?? {};
  if (game && bots && coach) return { game, bots, coach };
  return (await import('./outside-rules.ts')).outsideRules(name);
}

/** Each game's rules are a chunk of their own: a table loads only its game. */
export const loadGame = async (name: string): Promise<Game> => (await rulesOf(name)).game();
