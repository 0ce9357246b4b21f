/** A worker thread that plays matches, batch after batch. */
import { parentPort, workerData } from 'node:worker_threads';
import { takeInGames } from '@tischlein/server/outside';
import { Failure } from '../failure.ts';
import { playMatch, type Match, type Played } from './match.ts';
import { matchPlayerOf, type BotPlayer } from './players.ts';
import type { Answer } from './pool.ts';

/** Kept from game to game: a program is started once for its chair on this thread, not once per game. */
const seated = new Map<string, BotPlayer>();

function seat({ game, players, budget }: Match, number: number): BotPlayer {
  const text = players[number]!;
  const key = `${number} of ${players.length} ${game} ${budget} ${text}`;
  const known = seated.get(key);
  if (known) return known;
  const player = matchPlayerOf(game, text, budget, players.length)();
  seated.set(key, player);
  if (player.process !== undefined) post({ started: player.process });
  return player;
}

const post = (answer: Answer): void => parentPort!.postMessage(answer);

async function playBatch(batch: readonly Match[]): Promise<Answer> {
  const played: Played[] = [];
  try {
    for (const match of batch)
      played.push(
        await playMatch(
          match,
          match.players.map((_, number) => seat(match, number)),
        ),
      );
  } catch (error) {
    if (error instanceof Failure) return { failure: error.message };
    throw error;
  }
  return { played };
}

await takeInGames(workerData as string[]);
parentPort!.on('message', async (batch: readonly Match[]) => {
  post(await playBatch(batch));
});
