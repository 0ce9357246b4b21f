// Our server, Colyseus' and boardgame.io's under the same work: so many tables of two, random legal moves, the next move when
// both seats were told of the last one. Ours plays the whole German sheet of UNO and has each move on the disk before it
// tells of it; theirs play number cards only and keep them in memory. A bare relay, which passes on what it is sent, shows
// what the lines alone cost on this machine.
// All run at once and play in short turns, so that what else the machine does meets all alike; first all are warmed up.
//   node bench/peers/server.mjs [tables, 1000] [rounds, 9]
const [tables = 1000, rounds = 9] = process.argv.slice(2).map(Number);
/** Seconds: a program that just began is still being compiled, ours longest. */
const WARM = 8;
const TURN = 2;

const names = ['tischlein', 'colyseus', 'boardgame', 'relay'];
const modules = Promise.all(names.map((name) => import(`./${name}-load.mjs`)));
const [ours, colyseus, boardgame, relay] = await modules.catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('the peers are not installed: run npm ci --prefix bench/peers');
  process.exit(1);
});
const { Load, startPeer } = await import('./load.mjs');
const { serve } = await import('../serve.mjs');

const loads = {
  tischlein: await Load.set(() => serve(), ours.TischleinMatch, tables),
  Colyseus: await Load.set(() => startPeer('colyseus-server.mjs'), colyseus.ColyseusMatch, tables),
  'boardgame.io': await Load.set(
    () => startPeer('boardgame-server.mjs'),
    boardgame.BoardgameMatch,
    tables,
  ),
  'bare relay': await Load.set(() => startPeer('relay-server.mjs'), relay.RelayMatch, tables),
};
const turns = Object.fromEntries(Object.keys(loads).map((name) => [name, []]));
for (const load of Object.values(loads)) await load.play(WARM);
for (let round = 0; round < rounds; round++)
  for (const [name, load] of Object.entries(loads)) turns[name].push(await load.play(TURN));

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const FIGURES = {
  movesPerSecond: 'moves/s',
  p99: 'p99 in ms, move to last seat told',
  microsPerMove: 'server µs of processor time a move',
};
const shown = (value) => value.toFixed(value < 100 ? 1 : 0);
const cell = (text) => text.padStart(14);

console.log(`${tables} tables, medians of ${rounds} turns (least to most)`);
console.log(''.padEnd(36), ...Object.keys(loads).map(cell), '   ours to each');
for (const [key, name] of Object.entries(FIGURES)) {
  const values = Object.values(turns).map((all) => all.map((turn) => turn[key]));
  // A turn is compared with those of the same round.
  const ratios = values
    .slice(1)
    .map((theirs) => median(theirs.map((value, round) => values[0][round] / value)).toFixed(2));
  console.log(name.padEnd(36), ...values.map((all) => cell(shown(median(all)))), '  ', ...ratios);
  const spread = (all) => cell(`${shown(Math.min(...all))}–${shown(Math.max(...all))}`);
  console.log(''.padEnd(36), ...values.map(spread));
}
const kilobytes = Object.values(loads).map((load) => load.kilobytesPerTable);
console.log(
  'kB a table with its two lines'.padEnd(36),
  ...kilobytes.map((value) => cell(shown(value))),
  '  ',
  ...kilobytes.slice(1).map((value) => (kilobytes[0] / value).toFixed(2)),
);
await Promise.all(Object.values(loads).map((load) => load.stop()));
process.exit(0);
