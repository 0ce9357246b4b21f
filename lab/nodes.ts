import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { games } from '@tischlein/manifests/all';
import { failUsage } from '../cli/failure.ts';
import { print } from '../cli/files.ts';
import { commandOf, whole } from '../cli/command.ts';
import { OWN_TOKEN, startOwnServer } from './load/server.ts';

const { DATABASE_URL, NATS_URL } = process.env;
/** How many nodes, and by what they hear of each other. */
const WAYS: { readonly [name: string]: { readonly count: number; readonly nats?: true } } = {
  'one node': { count: 1 },
  'two nodes, LISTEN and NOTIFY': { count: 2 },
  'two nodes, NATS': { count: 2, nats: true },
};

export const nodesCommand = commandOf({
  summary: 'what telling another node costs, over Postgres and over NATS',
  about: `The same tables on one node, with their seats spread over two that hear of each other by Postgres' LISTEN and NOTIFY, and over two
that hear by NATS. In turns, so that what else the machine does meets all alike. DATABASE_URL names an empty Postgres database,
NATS_URL a NATS server.`,
  flags: {
    tables: whole('how many', 200, { least: 1 }),
    seconds: whole('how long each, after five of warming up', 8, { least: 1 }),
    rounds: whole('how often each', 3, { least: 1 }),
  },

  async run({ tables, seconds, rounds }) {
    if (!DATABASE_URL || !NATS_URL) failUsage('set DATABASE_URL and NATS_URL');
    for (let round = 0; round < rounds; round++)
      for (const [name, { count, nats }] of Object.entries(WAYS)) {
        const env = nats ? { BUS_URL: NATS_URL } : {};
        const nodes = await Promise.all(
          Array.from({ length: count }, () => startOwnServer({ env })),
        );
        const plan = ['--tables', `${tables}`, '--warm', '5', '--seconds', `${seconds}`];
        const urls = nodes.flatMap(({ url }) => ['--url', url]);
        const words = ['load', Object.keys(games)[0]!, ...plan, ...urls, '--token', OWN_TOKEN];
        const load = [process.argv[1]!, ...words, '--json'];
        const { stdout } = await promisify(execFile)(process.execPath, load);
        for (const node of nodes) await node.stop();
        const { movesPerSecond, microsPerMove, p50, p99 } = JSON.parse(stdout) as {
          readonly [figure: string]: number;
        };
        print(
          `${name.padEnd(30)} ${movesPerSecond} moves/s, ${microsPerMove} µs a move (all nodes), p50 ${p50} ms, p99 ${p99} ms`,
        );
      }
  },
});
