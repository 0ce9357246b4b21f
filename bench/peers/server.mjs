// Our server and boardgame.io's under the same work, one after the other in one run: so many tables of two, random
// legal moves, the next move when both seats were told of the last one. Ours plays the whole German sheet of UNO and
// has each move on the disk before it tells of it; theirs plays number cards only and keeps them in memory.
// Numbers of tables may follow: node bench/peers/server.mjs 100
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SECONDS = 10;
const asked = process.argv.slice(2).map(Number);
const TABLES = asked.length > 0 ? asked : [100, 1000];

const { loadBoardgame } = await import('./boardgame-load.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('the peers are not installed: run npm ci --prefix bench/peers');
  process.exit(1);
});

function loadOurs(tables) {
  const program = fileURLToPath(new URL('../../cli/bin/tischlein.js', import.meta.url));
  const args = ['load', 'uno', '--tables', tables, '--seconds', SECONDS, '--json'].map(String);
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  if (status === 0) return JSON.parse(stdout);
  console.error(stderr);
  process.exit(1);
}

const FIGURES = {
  movesPerSecond: 'moves/s',
  p99: 'p99 in ms, move to last seat told',
  microsPerMove: 'server µs of processor time a move',
  kilobytesPerTable: 'kB a table with its two lines',
};

for (const tables of TABLES) {
  const ours = loadOurs(tables);
  const theirs = await loadBoardgame(tables, SECONDS);
  console.log(
    `${tables} tables`.padEnd(40),
    'tischlein'.padStart(12),
    'boardgame.io'.padStart(14),
    'ratio'.padStart(8),
  );
  for (const [key, name] of Object.entries(FIGURES)) {
    const ratio = (ours[key] / theirs[key]).toFixed(2);
    const [a, b] = [ours[key], theirs[key]].map((value) => value.toFixed(value < 100 ? 1 : 0));
    console.log(`  ${name.padEnd(38)} ${a.padStart(12)} ${b.padStart(14)} ${ratio.padStart(8)}`);
  }
}
process.exit(0);
