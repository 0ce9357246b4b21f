// Random UNO play and tree search, one after the other in one run on one thread: ours, a plain program by the same rules,
// and two npm packages. Ours plays the whole German sheet with calls and penalties; the packages play what they know of
// it, which is less.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playRandomGame as playPlainGame } from './plain.mjs';

const SECONDS = 3;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

let unoEngine;
let boardgame;
try {
  unoEngine = await import('./uno-engine.mjs');
  boardgame = await import('./boardgame.mjs');
} catch (error) {
  if (!error.code?.endsWith('MODULE_NOT_FOUND')) throw error;
  console.error('the peers are not installed: run npm ci --prefix bench/peers');
  process.exit(1);
}

function ours(seats) {
  const args = [here('../../cli/bin/tischlein.js'), 'bench', 'uno', '--seats', seats, '--json'];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...args, '--seconds', `${SECONDS}`],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return JSON.parse(stdout);
  console.error(stderr);
  process.exit(1);
}

/** Repeats a piece of work that answers how much it did; the first second only warms up. */
async function perSecond(work) {
  let rate = 0;
  for (const seconds of [1, SECONDS]) {
    const start = performance.now();
    let done = 0;
    let time = 0;
    while (time < seconds) {
      done += await work();
      time = (performance.now() - start) / 1000;
    }
    rate = done / time;
  }
  return rate;
}

const four = ours('4');
const two = ours('2');
const tables = [
  {
    what: 'random play with four, moves/s',
    ours: four.movesPerSecond,
    peers: { 'plain program': await perSecond(() => playPlainGame(4)) },
  },
  {
    what: 'random play with two, moves/s',
    ours: two.movesPerSecond,
    peers: {
      'plain program': await perSecond(() => playPlainGame(2)),
      'uno-engine': await perSecond(unoEngine.playRandomGame),
      'boardgame.io': await perSecond(boardgame.playRandomGame),
    },
  },
  {
    what: 'search, iterations/s',
    ours: two.search.iterationsPerSecond,
    peers: { 'boardgame.io': await perSecond(boardgame.searchOnce) },
  },
];
const row = (who, rate, ratio = '') =>
  console.log(`  ${who.padEnd(14)} ${Math.round(rate).toString().padStart(10)}${ratio}`);
for (const { what, ours: own, peers } of tables) {
  console.log(what);
  row('tischlein', own);
  for (const [who, rate] of Object.entries(peers))
    row(who, rate, `  ours is ${(own / rate).toFixed(1)} times as fast`);
}
