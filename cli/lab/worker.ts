import { parentPort, workerData } from 'node:worker_threads';
import { takeInGames } from '@tischlein/server/outside';
import { Failure } from '../failure.ts';
import type { Answer, Batch } from './crew.ts';
import type { Fixture, Played } from './fixture.ts';
import { playMatch } from './match.ts';
import { labPlayerOf } from './open.ts';
import type { Player } from './player.ts';

/** Kept from game to game: a program is started once for its chair on this thread, not once per game. */
const seated = new Map<string, Player>();

function seat({ game, players, budget }: Fixture, number: number): Player {
  const text = players[number]!;
  const key = `${number} of ${players.length} ${game} ${budget} ${text}`;
  const known = seated.get(key);
  if (known) return known;
  const player = labPlayerOf(game, text, budget, players.length)();
  seated.set(key, player);
  if (player.process !== undefined) tell({ started: player.process });
  return player;
}

const tell = (answer: Answer): void => parentPort!.postMessage(answer);

async function playBatch(batch: Batch): Promise<Answer> {
  const played: Played[] = [];
  try {
    for (const fixture of batch) {
      const atTable = fixture.players.map((_, number) => seat(fixture, number));
      played.push(await playMatch(fixture, atTable));
    }
  } catch (error) {
    if (error instanceof Failure) return { failure: error.message };
    throw error;
  }
  return { played };
}

await takeInGames(workerData as string[]);
parentPort!.on('message', async (batch: Batch) => {
  tell(await playBatch(batch));
});
