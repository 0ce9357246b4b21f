import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tischlein/kit';
import { fillWithOld, runLoad } from '@tischlein/server';
import {
  flagsOf,
  gameOf,
  optionsOf,
  USUAL_GAME,
  VARIANT_FLAGS,
  wholeOf,
  type Command,
} from '../command.ts';
import { fail } from '../failure.ts';

export const loadCommand: Command = {
  summary: 'put a server under load and measure it',
  usage: `[game] [--tables N] [--seats N] [--seconds N] [--every MS] [--fuzz N] [--old N]
                     [--url URL --token TOKEN] [--json]

Sets tables with a line for each seat, plays random legal moves over the real protocol, and stops by itself.
Without --url it starts a server of its own with an empty store and stops it again.

  --tables N             how many (100)
  --seats N              people at each (2)
  --seconds N            how long (10)
  --every MS             pause between two moves of a table (0: as fast as it goes)
  --fuzz N               then as long again among N lines that send nonsense and come back when cut off (0)
  --old N                finished and idle tables in the store of the own server (0); its start is timed
  --url URL              a server on this machine, started with METRICS_EVERY=0
  --token TOKEN          its METRICS_TOKEN
  --option key=value     one of the game's options; may stand several times
  --json                 one object instead of lines`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      tables: { type: 'string' },
      seconds: { type: 'string' },
      every: { type: 'string' },
      fuzz: { type: 'string' },
      old: { type: 'string' },
      url: { type: 'string' },
      token: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameOf(positionals[0] ?? USUAL_GAME);
    const options = optionsOf(game, values);
    const plan = {
      game: game.name,
      tables: wholeOf(values.tables, 'tables', 100, 1),
      seats: wholeOf(values.seats, 'seats', 2, 1),
      settings: { options },
      seconds: wholeOf(values.seconds, 'seconds', 10, 1),
      every: wholeOf(values.every, 'every', 0),
      fuzz: wholeOf(values.fuzz, 'fuzz', 0),
    };
    const old = wholeOf(values.old, 'old', 0);
    if (old > 0 && values.url !== undefined) fail('--old is for the own server, not for --url');
    const progress = (text: string): void => void process.stderr.write(`${text}\n`);
    const own = values.url === undefined ? await ownServer(game, old, plan.every > 0) : null;
    const url = own?.url ?? (await local(values.url!));
    const token = own ? OWN_TOKEN : (values.token ?? fail('--url: its --token is wanted, too'));
    try {
      const report = {
        ...(own && { oldTables: old, startMillis: own.startMillis }),
        ...(await runLoad({ ...plan, url, token }, progress).catch((error: Error) =>
          fail(`the load broke off: ${error.message}`),
        )),
      };
      const lines = Object.entries(report).map(
        ([key, value]) =>
          `${key.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      );
      process.stdout.write(`${values.json ? JSON.stringify(report) : lines.join('\n')}\n`);
      return report.broken > 0 || report.refused > 0 ? 1 : 0;
    } finally {
      await own?.stop();
    }
  },
};

/** Load is for one's own machine: nobody's server is put under load over a network by this. */
async function local(url: string): Promise<string> {
  if (!URL.canParse(url))
    fail(`--url: ${url} is no address; one like http://localhost:8080 is wanted`);
  const { hostname, origin } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    fail('--url: only a server on this machine can be put under load');
  await fetch(`${origin}/health`).catch(() => fail(`--url: no server answers at ${origin}`));
  return origin;
}

/** Nobody but this program reaches its own server's metrics. */
const OWN_TOKEN = randomBytes(16).toString('hex');

interface OwnServer {
  readonly url: string;
  /** From starting the program to its first word. */
  readonly startMillis: number;
  stop(): Promise<void>;
}

/** Room for the young of a thousand tables: they are cleared away more rarely. Small servers do not use it. */
export const LIKE_NPM_START = ['--max-semi-space-size=64'];

/** Where people take their time the server keeps its usual limit of messages. */
async function ownServer(game: Game, old: number, calm: boolean): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-load-'));
  if (old > 0) await fillWithOld(data, game, old);
  const limits = {
    METRICS_TOKEN: OWN_TOKEN,
    METRICS_EVERY: '0',
    MAX_GUESTS: '1000000',
    MAX_PER_ADDRESS: '1000000',
    ADDRESS_REQUESTS_PER_SECOND: '1000000',
    ...(!calm && { MESSAGES_PER_SECOND: '1000000' }),
  };
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'off', ...limits };
  const start = performance.now();
  const child = spawn(process.execPath, [...LIKE_NPM_START, process.argv[1]!, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
    unknown,
  ];
  const port = /localhost:(\d+)/.exec(String(text))?.[1];
  if (port === undefined) {
    child.kill();
    rmSync(data, { recursive: true, force: true });
    fail('its own server does not start');
  }
  return {
    url: `http://127.0.0.1:${port}`,
    startMillis: Math.round(performance.now() - start),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
