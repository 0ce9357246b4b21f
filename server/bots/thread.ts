/** A thread that thinks for bots. It is given a view, never a table: what it does not get it can not use. */
import { parentPort } from 'node:worker_threads';
import { botsByClock } from '@tischlein/bots';
import { think, type Question } from '@tischlein/table';

const bots = botsByClock(() => performance.now());
const findBot = (game: string, level: string) => bots[game]?.[level];

parentPort!.on('message', (question: Question) => {
  let move: string | null;
  try {
    move = think(findBot, question);
  } catch {
    // A bot that stumbles must not stop the table: the first legal move stands for it.
    move = question.ask.mayWait ? null : question.ask.legal[0]!;
  }
  parentPort!.postMessage(move);
});
