// Random UNO play, ours and the plain program's by the same rules, in turns of a few milliseconds of processor time, so that a
// busy machine slows both alike: node bench/peers/beside.mjs. It needs the program built and no packages.
import * as kit from '../../dist/lib/kit.js';
import { uno } from '../../dist/lib/games/uno.js';
import { playRandomGame } from './plain.mjs';

const SEATS = 4;
const GAMES = 200;
const WARM_UP = 300;
const TURNS = 300;

const variant = kit.mustParse(kit.setUp(uno, {}, SEATS));
const state = kit.newState(variant);
const moves = new Int32Array(variant.moves.size);
const random = new kit.FastRandom('beside');

function playOurs() {
  uno.deal(state, random);
  return kit.playout(uno, state, random, moves);
}

/** Microseconds of processor time a move. */
function timed(playGame) {
  const start = process.cpuUsage();
  let made = 0;
  for (let i = 0; i < GAMES; i++) made += playGame();
  const { user, system } = process.cpuUsage(start);
  return { micros: (user + system) / made, made };
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const turns = Array.from({ length: WARM_UP + TURNS }, () => ({
  ours: timed(playOurs),
  plain: timed(() => playRandomGame(SEATS)),
})).slice(WARM_UP);
for (const who of ['ours', 'plain']) {
  const made = turns.reduce((sum, turn) => sum + turn[who].made, 0) / (TURNS * GAMES);
  const rate = 1 / median(turns.map((turn) => turn[who].micros));
  console.log(`${who}: ${rate.toFixed(2)} million moves/s, ${made.toFixed(1)} moves a game`);
}
const ratio = median(turns.map(({ ours, plain }) => plain.micros / ours.micros));
console.log(`ours is ${ratio.toFixed(2)} times as fast`);
