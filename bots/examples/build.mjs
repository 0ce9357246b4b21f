// A level of another build of Tischlein as a program, to enter against this one:
//
//     exec:"node bots/examples/build.mjs FOLDER [LEVEL]"
//
// FOLDER is a checkout that was built. It thinks for as long as it is told, else as long as it usually does.
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [folder = '.', level = 'hard'] = process.argv.slice(2);
const libraryOf = (room) => import(pathToFileURL(resolve(join(folder, 'dist/lib', `${room}.js`))));
const { bots } = await libraryOf('manifests/all');
const { timed, usualBudget } = await libraryOf('bots');
const { FastRandom } = await libraryOf('kit');

/** A search by the clock keeps room for this many iterations, as in the arena. */
const MAX_BY_CLOCK = 100_000;

function answer({ lot, ...ask }) {
  const { game, seats } = ask.view;
  const bot = bots[game].levels[level];
  const random = new FastRandom(`${lot}`);
  if (ask.time === undefined)
    return bot({ ...ask, budget: ask.budget || usualBudget(bots[game], level, seats) }, random);
  const byClock = timed(bot, MAX_BY_CLOCK, () => performance.now());
  return byClock({ ...ask, budget: ask.time }, random);
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (!('result' in question)) console.log(JSON.stringify(answer(question)));
}
