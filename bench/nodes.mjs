// What telling another node costs: the same tables on one node, with their seats spread over two that hear of each other by
// Postgres' LISTEN and NOTIFY, and over two that hear by NATS. In turns, so that what else the machine does meets all alike.
//   DATABASE_URL=postgres://… NATS_URL=nats://… node bench/nodes.mjs [tables] [rounds]
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROGRAM, serve, TOKEN } from './serve.mjs';

const [tables = 200, rounds = 3] = process.argv.slice(2).map(Number);
const SECONDS = { warm: 5, seconds: 8 };
const { DATABASE_URL, NATS_URL } = process.env;
if (!DATABASE_URL || !NATS_URL) {
  console.error(
    'DATABASE_URL and NATS_URL are wanted: an empty Postgres database and a NATS server',
  );
  process.exit(1);
}

async function measure(count, settings) {
  const nodes = await Promise.all(Array.from({ length: count }, () => serve({ settings })));
  const urls = nodes.flatMap(({ url }) => ['--url', url]);
  const plan = ['--tables', tables, '--warm', SECONDS.warm, '--seconds', SECONDS.seconds].map(
    String,
  );
  const args = [PROGRAM, 'load', 'uno', ...plan, ...urls, '--token', TOKEN, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  for (const node of nodes) await node.stop();
  return JSON.parse(stdout);
}

const WAYS = {
  'one node': () => measure(1, {}),
  'two nodes, LISTEN and NOTIFY': () => measure(2, {}),
  'two nodes, NATS': () => measure(2, { BUS_URL: NATS_URL }),
};
for (let round = 1; round <= rounds; round++)
  for (const [name, run] of Object.entries(WAYS)) {
    const { movesPerSecond, microsPerMove, p50, p99 } = await run();
    const figures = `${movesPerSecond} moves/s, ${microsPerMove} µs a move (all nodes), p50 ${p50} ms, p99 ${p99} ms`;
    console.log(`${name.padEnd(30)} ${figures}`);
  }
