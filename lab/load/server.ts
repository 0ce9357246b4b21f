import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@tischlein/kit';
import { fillWithLong, fillWithOld } from '../store/fill.ts';
import { fail } from '../../cli/failure.ts';

/** Nobody but this program reaches its own server's metrics. */
export const OWN_TOKEN = randomBytes(16).toString('hex');

export interface OwnServer {
  readonly url: string;
  readonly data: string;
  /** The table of the long game, where one was wished for. */
  readonly longGame: string | null;
  /** From starting the program to its first output. */
  readonly startMillis: number;
  readonly pid: number;
  /** Ends it without asking, and starts it again on the same port with the same data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface OwnServerPlan {
  readonly env?: { readonly [name: string]: string };
  /** How many finished and idle tables of this game its store holds. */
  readonly game?: Game;
  readonly old?: number;
  /** How many moves the game of one more table has by now. */
  readonly long?: number;
  readonly nodeFlags?: readonly string[];
}

/** From the source as from what is built. */
const PROGRAM = fileURLToPath(new URL('../../cli/bin/tischlein.js', import.meta.url));

/** A larger heap for short-lived objects: with a thousand tables they are collected less often. Small servers do not need it. */
export const LIKE_NPM_START = ['--max-semi-space-size=64'];

/** Everybody comes from this machine, so the limits per address are off. */
const FROM_HERE = { HOST: '127.0.0.1', LOG: 'off', SIZE: 'lab' };

/** A server of this program's own on the loopback address, with an empty store or one full of old tables. */
export async function startOwnServer(plan: OwnServerPlan): Promise<OwnServer> {
  const { env, game, old = 0, long = 0, nodeFlags = LIKE_NPM_START } = plan;
  const data = mkdtempSync(join(tmpdir(), 'tischlein-load-'));
  if (game !== undefined && old > 0) await fillWithOld(data, game, old);
  const longGame = game && long > 0 ? await fillWithLong(data, game, long) : null;
  let port = '0';
  const launch = async () => {
    const child = spawn(process.execPath, [...nodeFlags, PROGRAM, 'serve'], {
      env: {
        ...process.env,
        ...FROM_HERE,
        METRICS_TOKEN: OWN_TOKEN,
        ...env,
        PORT: port,
        DATA: data,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    const found = /localhost:(\d+)/.exec(String(said[0]))?.[1];
    if (found === undefined) {
      child.kill();
      rmSync(data, { recursive: true, force: true });
      return fail('its own server does not start');
    }
    port = found;
    return child;
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const start = performance.now();
  let child = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    longGame,
    startMillis: Math.round(performance.now() - start),
    get pid() {
      return child.pid!;
    },
    async killAndRestart() {
      await end('SIGKILL');
      child = await launch();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Where a server's nodes are, and what they show their metrics for. */
export interface Watched {
  readonly urls: readonly string[];
  readonly token: string;
}

/** A number of the metrics, of all nodes together. */
export async function metricOf({ urls, token }: Watched, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const numbers = await Promise.all(
    urls.map(async (url) => {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      return Number(new RegExp(`^tischlein_${name} (.*)$`, 'm').exec(text)?.[1]);
    }),
  );
  return numbers.reduce((sum, number) => sum + number);
}
