import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain } from './tidy.testing.ts';

/** Loaded before the program. */
const SEEDED = new URL('seeded.testing.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('../../cli/bin/tischlein.js', import.meta.url));

/** Opens the server's figures. */
export const METRICS_TOKEN = 'figures';

/** The real program in a process of its own: it can be stopped and started again on the same port and data. */
export class ServerProcess {
  url = '';
  /** More settings, for the next start. */
  settings: { [name: string]: string } = {};
  /** Any free one at the first start. */
  #port = 0;
  #child: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'tischlein-web-'));
  /** What stands after `serve`, for the next start. */
  flags: readonly string[] = [];
  readonly #program: string;

  constructor(program = PROGRAM) {
    this.#program = program;
  }

  async start(): Promise<void> {
    const env = {
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA: this.#data,
      LOG: 'off',
      METRICS_TOKEN,
    };
    this.#child = spawn(
      process.execPath,
      ['--import', SEEDED, this.#program, 'serve', ...this.flags],
      {
        env: { ...process.env, ...env, ...this.settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [printed] = (await once(this.#child.stdout!, 'data')) as [Buffer];
    this.#port = Number(/localhost:(\d+)/.exec(String(printed))![1]);
    this.url = `http://127.0.0.1:${this.#port}/`;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Its clock goes on by a day (seeded.testing.mjs). */
  passDay(): void {
    this.#child?.kill('SIGUSR2');
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Tests with a server; one for all tests of a worker. */
export const test = plain.extend<object, { server: ServerProcess }>({
  server: [
    // Playwright reads the first argument's pattern: it must be one, also where nothing is taken from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new ServerProcess();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});
