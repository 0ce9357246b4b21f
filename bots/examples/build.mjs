// A level of another build of Tischlein as a program, to enter against this one:
//
//     exec:"node bots/examples/build.mjs FOLDER [LEVEL]"
//
// FOLDER is a checkout that was built, or bundled by bundle.mjs. It thinks for as long as it is told, else as long as it
// usually does.
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [folder = '.', level = 'hard'] = process.argv.slice(2);
const libraryOf = (room) => import(pathToFileURL(resolve(join(folder, 'dist/lib', `${room}.js`))));
const { bots, timed, usualBudget } = await libraryOf('bots');
const { FastRandom } = await libraryOf('kit');

/** A search by the clock keeps room for this many iterations, as in the arena. */
const MAX_BY_CLOCK = 100_000;

/** Options and rules that came later are left out: an older build refuses what it does not know. */
const LATER = ['deck', 'stables'];

function asBefore(view) {
  const options = Object.entries(view.options).filter(([key]) => !LATER.includes(key));
  const older = { ...view, options: Object.fromEntries(options) };
  delete older.rules;
  return older;
}

function answer({ lot, ...question }) {
  const ask = timed === undefined ? { ...question, view: asBefore(question.view) } : question;
  const { game, seats } = ask.view;
  const bot = bots[game][level];
  const random = new FastRandom(`${lot}`);
  if (ask.time === undefined)
    return bot({ ...ask, budget: ask.budget || usualBudget(game, level, seats) }, random);
  const byClock = timed(bot, MAX_BY_CLOCK, () => performance.now());
  return byClock({ ...ask, budget: ask.time }, random);
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (!('result' in question)) console.log(JSON.stringify(answer(question)));
}
