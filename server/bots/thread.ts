/** A thread that thinks for bots. It is given a view, never a table: what it does not get it can not use. */
import { bots } from '@tischlein/manifests/all';
import { parentPort, workerData } from 'node:worker_threads';
import { byClock, USUAL_LEVEL, usualBudget } from '@tischlein/bots';
import { type Question, think } from '@tischlein/table';
import type { Thought } from './pool.ts';
import { takeInGames } from '../outside.ts';

await takeInGames(workerData as string[]);
const clocked = Object.fromEntries(
  Object.entries(bots).map(([game, own]) => [game, byClock(own, () => performance.now())]),
);
const findBot = (game: string, level: string) => clocked[game]?.[level];

function answer(question: Question): string | null {
  try {
    return think(findBot, question);
  } catch {
    // A bot that stumbles must not stop the table: the first legal move stands for it.
    return question.ask.mayWait ? null : question.ask.legal[0]!;
  }
}

const tell = (thought: Thought): void => parentPort!.postMessage(thought);

parentPort!.on('message', (question: Question) => {
  // Who searches says first what a rule of thumb would do: that stands if the search is not over in time.
  if (usualBudget(bots[question.game]!, question.level, question.ask.view.seats) > 0)
    tell({ move: answer({ ...question, level: USUAL_LEVEL }), done: false });
  tell({ move: answer(question), done: true });
});
