/** The conformance suite in a thread of its own: where it is can be read from outside, whatever it does. */
import { parentPort, workerData } from 'node:worker_threads';
import { conform } from '@tischlein/kit/conformance';
import { games, testings } from './all.testing.ts';
import { endless } from './planted.testing.ts';
import { Progress, type Task } from './progress.testing.ts';

const { name, effort, endlessAfter, shared } = workerData as Task;
const progress = new Progress(shared);
const game = endlessAfter === undefined ? games[name]! : endless(endlessAfter)(games[name]!);

const report = conform(game, testings[name]!, {
  ...effort,
  watch: {
    begins(start) {
      parentPort!.postMessage({ start });
      progress.begin();
    },
    plays: (seat, move) => progress.add(seat, move),
  },
});
parentPort!.postMessage({ report });
