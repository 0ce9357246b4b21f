import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A network between browser and server that can fall silent without closing anything, as a phone's does. */
export class Wire {
  #server: Server | null = null;
  #open: { dead: boolean }[] = [];
  #silent = false;

  /** Where the server behind it can be reached through it. */
  async to(url: string): Promise<string> {
    const { port } = new URL(url);
    this.#server = createServer((near) => this.#join(near, connect(Number(port), '127.0.0.1')));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** From now on nothing comes through; what was open then never will again. */
  fallSilent(): void {
    this.#silent = true;
    for (const each of this.#open) each.dead = true;
  }

  comeBack(): void {
    this.#silent = false;
  }

  end(): void {
    this.#server?.close();
  }

  #join(near: Socket, far: Socket): void {
    const line = { dead: this.#silent };
    this.#open.push(line);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => line.dead || to.write(data));
      from.on('close', () => line.dead || to.destroy());
      from.on('error', () => {});
    }
  }
}
