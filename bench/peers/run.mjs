// Random UNO play and tree search, here and with two npm packages, one after the other in one run on one thread.
// Ours plays the whole German sheet with calls and penalties; the peers play what they know of it, which is less.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

function ours() {
  const args = [here('../../cli/bin/tischlein.js'), 'bench', 'uno', '--seats', '2', '--json'];
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

const tischlein = ours();
const rows = [
  ['random play, moves/s', 'tischlein', tischlein.movesPerSecond],
  ['random play, moves/s', 'uno-engine', await perSecond(unoEngine.playRandomGame)],
  ['random play, moves/s', 'boardgame.io', await perSecond(boardgame.playRandomGame)],
  ['search, iterations/s', 'tischlein', tischlein.search.iterationsPerSecond],
  ['search, iterations/s', 'boardgame.io', await perSecond(boardgame.searchOnce)],
];
for (const [what, who, rate] of rows) {
  const best = rows.find((row) => row[0] === what)[2];
  const ratio = who === 'tischlein' ? '' : `  ${(best / rate).toFixed(0)} times slower`;
  console.log(
    `${what.padEnd(22)} ${who.padEnd(14)} ${Math.round(rate).toString().padStart(10)}${ratio}`,
  );
}
