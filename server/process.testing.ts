import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../cli/bin/tischlein.js', import.meta.url));

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The real program in a process of its own, so that it can be killed. */
export class ServerProcess {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  /** What it wrote into its log. */
  log = '';
  /** What it told whoever started it. */
  said = '';
  #child: ChildProcess | null = null;

  constructor(port: number, env: { readonly [name: string]: string }) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG: 'off',
      SIZE: 'lab',
      ...env,
    };
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  async start(flags: readonly string[] = []): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, 'serve', ...flags], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // Also when the test fails: no server is left behind.
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout!.on('data', (data: Buffer) => (this.said += data.toString()));
    child.stderr!.on('data', (data: Buffer) => (this.log += data.toString()));
    await Promise.race([
      once(child.stdout!, 'data'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${code} before it listened: ${this.log}`);
      }),
    ]);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
