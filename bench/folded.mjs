// Tables that a server has in memory though nobody looks at them: what laying one from the store takes, how much memory it holds,
// and what a move costs elsewhere meanwhile. They are forgotten a minute later, so all is measured within it.
//   npm run build && node bench/folded.mjs [tables in memory, 10000] [tables played at, 200]
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { games } from '../dist/lib/games.js';
import { PROTOCOL } from '../dist/lib/table.js';
import { fillWithOld } from '../dist/node/server.js';
import { Load } from './peers/load.mjs';
import { newGuest, TischleinMatch } from './peers/tischlein-load.mjs';
import { serve } from './serve.mjs';

const [count = 10_000, played = 200] = process.argv.slice(2).map(Number);
const TURN = 4;
/** Tables that are asked for before the answers of the first are awaited: a line may follow 50. */
const AT_ONCE = 40;

const data = mkdtempSync(join(tmpdir(), 'tischlein-folded-'));
await fillWithOld(data, games.uno, count);
const server = await serve({ settings: { DATA: data }, flags: ['--expose-gc'] });
const load = await Load.set(() => server, TischleinMatch, played);
await load.play(2 * TURN);
const alone = await load.play(TURN);

const cookie = await newGuest(server.url);
const line = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
await once(line, 'open');
line.once('close', (code) => {
  if (told < count) throw new Error(`the server closed the line with ${code} after ${told} tables`);
});
let told = 0;
line.on('message', (text) => (told += String(text).startsWith('{"t":"told"') ? 1 : 0));
const say = (t, number) =>
  line.send(JSON.stringify({ t, table: `old-${number}`, ...(t === 'hello' && HELLO) }));
const HELLO = { protocol: PROTOCOL, seq: 0 };
const before = await server.usage();
for (let from = 0; from < count; from += AT_ONCE) {
  const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i);
  for (const number of numbers) say('hello', number);
  while (told < from + numbers.length) await once(line, 'message');
  for (const number of numbers) say('bye', number);
}
const after = await server.usage();
const among = await load.play(TURN);
line.close();

const kilobytes = (after.bytes - before.bytes) / 1024 / count;
const micros = (after.micros - before.micros) / count;
console.log(`${count} tables in memory without a line, ${played} tables of two played at`);
console.log(`laying one from the store and telling it: ${micros.toFixed(0)} µs of processor time`);
console.log(`memory of one: ${kilobytes.toFixed(1)} kB`);
for (const [name, { microsPerMove, p99 }] of Object.entries({ alone, among }))
  console.log(`a move ${name}: ${microsPerMove.toFixed(0)} µs, p99 ${p99.toFixed(1)} ms`);
await load.stop();
rmSync(data, { recursive: true, force: true });
process.exit(0);
