import type { Game } from '@tischlein/kit';
import type { GameName } from '@tischlein/rules';

/** Each game's rules are a chunk of their own: a table loads only its game. */
const RULES: Partial<Record<GameName | 'uno' | 'uwo', () => Promise<Game>>> = {
  mow: async () => (await import('@tischlein/games/mow')).mow,
};

export const GAMES = ['uno', 'mow', 'uwo'] as const;

export const isGame = (name: string): boolean => name in RULES;

export async function loadGame(name: string): Promise<Game> {
  const load = RULES[name as GameName];
  if (load === undefined) throw new Error(`There is no game "${name}" here.`);
  return load();
}
