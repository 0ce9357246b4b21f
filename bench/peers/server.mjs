// Our server, Colyseus' and boardgame.io's under the same work, one after the other in one run: so many tables of two, random
// legal moves, the next move when both seats were told of the last one. Ours plays the whole German sheet of UNO and
// has each move on the disk before it tells of it; theirs play number cards only and keep them in memory. A bare relay,
// which passes on what it is sent, shows what the lines alone cost on this machine.
// Numbers of tables may follow: node bench/peers/server.mjs 100
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WARM } from './load.mjs';

const SECONDS = 10;
const asked = process.argv.slice(2).map(Number);
const TABLES = asked.length > 0 ? asked : [100, 1000];

const peers = () =>
  Promise.all(['boardgame', 'colyseus', 'relay'].map((name) => import(`./${name}-load.mjs`)));
const [{ loadBoardgame }, { loadColyseus }, { loadRelay }] = await peers().catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('the peers are not installed: run npm ci --prefix bench/peers');
  process.exit(1);
});

function loadOurs(tables) {
  const program = fileURLToPath(new URL('../../cli/bin/tischlein.js', import.meta.url));
  const args = [
    'load',
    'uno',
    '--tables',
    tables,
    '--warm',
    WARM,
    '--seconds',
    SECONDS,
    '--json',
  ].map(String);
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

const cell = (value) => value.toFixed(value < 100 ? 1 : 0).padStart(12);

for (const tables of TABLES) {
  const ours = loadOurs(tables);
  const all = { tischlein: ours };
  all['Colyseus'] = await loadColyseus(tables, SECONDS);
  all['boardgame.io'] = await loadBoardgame(tables, SECONDS);
  all['bare relay'] = await loadRelay(tables, SECONDS);
  const names = Object.keys(all).map((name) => name.padStart(12));
  console.log(`${tables} tables`.padEnd(40), ...names, '   ours to each');
  for (const [key, name] of Object.entries(FIGURES)) {
    const values = Object.values(all).map((report) => report[key]);
    const ratios = values.slice(1).map((value) => (ours[key] / value).toFixed(2));
    console.log(`  ${name.padEnd(38)}`, ...values.map(cell), '  ', ratios.join('  '));
  }
}
process.exit(0);
