import type { Game } from '@tischlein/kit';
import type { GameName } from '@tischlein/rules';

/** Each game's rules are a chunk of their own: a table loads only its game. */
const RULES: Record<GameName, () => Promise<Game>> = {
  uno: async () => (await import('@tischlein/games/uno')).uno,
  mow: async () => (await import('@tischlein/games/mow')).mow,
  uwo: async () => (await import('@tischlein/games/uwo')).uwo,
};

/** In the order of the posters. */
export const GAMES = Object.keys(RULES) as GameName[];

export const isGame = (name: string): name is GameName => name in RULES;

export const loadGame = (name: GameName): Promise<Game> => RULES[name]();
