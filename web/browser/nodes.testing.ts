import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { ThrowawayPostgres } from '../../server/postgres.testing.ts';
import { ServerProcess } from './server.testing.ts';
import { test as plain } from './tidy.testing.ts';

/** Two nodes on one Postgres behind one address, as a balancer in front would do it: each line goes to a node that lives. */
export class TwoNodes {
  url = '';
  readonly #postgres = new ThrowawayPostgres();
  readonly #nodes = [new ServerProcess(), new ServerProcess()];
  readonly #lines = new Set<Socket>();
  readonly #dead = new Set<ServerProcess>();
  #proxy: Server | null = null;
  #count = 0;

  async start(): Promise<void> {
    await this.#postgres.make();
    for (const node of this.#nodes) {
      node.settings = { DATABASE_URL: this.#postgres.url, TRUST_PROXY: '1', SIZE: 'lab' };
      await node.start();
    }
    this.#proxy = createServer((line) => this.#lead(line)).listen(0, '127.0.0.1');
    await once(this.#proxy, 'listening');
    this.url = `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}/`;
  }

  /** The first node is gone without a word, and with it every line that led there. */
  async killOne(): Promise<void> {
    const [first] = this.#nodes;
    this.#dead.add(first!);
    await first!.stop('SIGKILL');
  }

  async end(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#proxy?.close();
    for (const node of this.#nodes) await node.end();
    await this.#postgres.remove();
  }

  /** In turns. */
  #lead(line: Socket): void {
    const alive = this.#nodes.filter((node) => !this.#dead.has(node));
    const node = alive[this.#count++ % alive.length]!;
    const far = connect(Number(new URL(node.url).port), '127.0.0.1');
    for (const [one, other] of [
      [line, far],
      [far, line],
    ] as const) {
      this.#lines.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#lines.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

/** Two nodes for each test: one of them is killed. */
export const test = plain.extend<{ nodes: TwoNodes }>({
  // Playwright reads the first argument's pattern: it must be one, also where nothing is taken from it.
  // eslint-disable-next-line no-empty-pattern
  nodes: async ({}, use) => {
    const nodes = new TwoNodes();
    await nodes.start();
    await use(nodes);
    await nodes.end();
  },
});
