import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { freePort } from './process.testing.ts';

/** Debian's package, or whatever else stands on the path. */
export const NATS = spawnSync('nats-server', ['--version']).status === 0;

/** A NATS server of its own on the loopback address. */
export class ThrowawayNats {
  #port = 0;
  #child: ChildProcess | null = null;

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    this.#child = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${this.#port}`], {
      stdio: 'ignore',
    });
    for (;;) {
      const line = createConnection(this.#port, '127.0.0.1');
      const up = await Promise.race([
        once(line, 'connect').then(() => true),
        once(line, 'error').then(() => false),
      ]).catch(() => false);
      line.destroy();
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
