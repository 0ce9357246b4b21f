import type { GameBots } from '@tischlein/bots';
import type { Game } from '@tischlein/kit';
import { manifests, type Manifest } from './index.ts';

/** By name, all games and their bots, loaded: for programs that serve every game. */
export const games: { [game: string]: Game } = {};
export const bots: { [game: string]: GameBots } = {};

/** One more game, from now on a game like any other here. */
export async function addGame(manifest: Manifest): Promise<void> {
  const { name } = manifest;
  const [game, players] = await Promise.all([manifest.game?.(), manifest.bots?.()]);
  if (game === undefined || players === undefined)
    throw new Error(`${name} has no rules or no bots`);
  const known = games[name];
  if (known !== undefined && known !== game) throw new Error(`there is a game "${name}" already`);
  manifests[name] = manifest;
  games[name] = game;
  bots[name] = players;
}

for (const manifest of Object.values(manifests)) await addGame(manifest);
