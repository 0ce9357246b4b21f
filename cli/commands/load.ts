import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoad } from '@tischlein/server';
import { flagsOf, gameOf, optionsOf, VARIANT_FLAGS, wholeOf, type Command } from '../command.ts';
import { fail } from '../failure.ts';

export const loadCommand: Command = {
  summary: 'put a server under load and measure it',
  usage: `[game] [--tables N] [--seats N] [--seconds N] [--every MS] [--url URL] [--json]

Sets tables with a line for each seat, plays random legal moves over the real protocol, and stops by itself.
Without --url it starts a server of its own with an empty store and stops it again.

  --tables N             how many (100)
  --seats N              people at each (2)
  --seconds N            how long (10)
  --every MS             pause between two moves of a table (0: as fast as it goes)
  --url URL              a server on this machine
  --option key=value     one of the game's options; may stand several times
  --json                 one object instead of lines`,

  async run(args) {
    const { values, positionals } = flagsOf(args, {
      ...VARIANT_FLAGS,
      tables: { type: 'string' },
      seconds: { type: 'string' },
      every: { type: 'string' },
      url: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameOf(positionals[0] ?? 'mow');
    const options = optionsOf(game, values);
    const plan = {
      game: game.name,
      seats: wholeOf(values.seats, 'seats', 2),
      settings: { options },
      every: wholeOf(values.every, 'every', 0),
    };
    const own = values.url === undefined ? await ownServer() : null;
    const url = own?.url ?? local(values.url!);
    const progress = (text: string): void => void process.stderr.write(`${text}\n`);
    try {
      const [tables, seconds] = [
        wholeOf(values.tables, 'tables', 100),
        wholeOf(values.seconds, 'seconds', 10),
      ];
      const report = await runLoad({ ...plan, url }, tables, seconds, progress);
      const lines = Object.entries(report).map(([key, value]) => `${key.padEnd(18)} ${value}`);
      process.stdout.write(`${values.json ? JSON.stringify(report) : lines.join('\n')}\n`);
      return report.broken > 0 || report.refused > 0 ? 1 : 0;
    } finally {
      await own?.stop();
    }
  },
};

/** Load is for one's own machine: nobody's server is put under load over a network by this. */
function local(url: string): string {
  const { hostname, origin } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    fail('--url: only a server on this machine can be put under load');
  return origin;
}

async function ownServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-load-'));
  const limits = {
    MAX_GUESTS: '1000000',
    MAX_PER_ADDRESS: '1000000',
    MESSAGES_PER_SECOND: '1000000',
  };
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: data, LOG: 'off', ...limits };
  const child = spawn(process.execPath, [process.argv[1]!, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /localhost:(\d+)/.exec(text.toString())?.[1] ?? fail('the server does not start');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
