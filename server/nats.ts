import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, Notice } from './bus.ts';
import { Gather } from './gather.ts';

const SUBJECT = 'tischlein';
/** A NATS server takes a megabyte in a message unless told otherwise; smaller ones let others go between. */
const MAX_BYTES = 60_000;
const RETRY = 500;

/** Notices between nodes over NATS, where Postgres' own would queue behind its one lock for notifying transactions. */
export class NatsBus implements Bus {
  readonly alone = false;
  readonly #gather: Gather<Notice>;
  readonly #connecting: Promise<void>;
  #line: NatsConnection | null = null;
  #hear: (notice: Notice | null) => void = () => {};
  #since = Infinity;
  #closed = false;

  constructor(url: string) {
    this.#gather = new Gather(MAX_BYTES, (part) => this.#send(part));
    this.#connecting = this.#connect(url);
  }

  listen(hear: (notice: Notice | null) => void): void {
    this.#hear = hear;
  }

  hearsSince(): number {
    return this.#since;
  }

  publish(notice: Notice): void {
    this.#gather.add(notice);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#since = Infinity;
    this.#gather.close();
    await this.#line?.close();
    await this.#connecting;
  }

  /** While the server is away a notice is lost, as any may be: nodes find out by comparing with the store. */
  #send(part: readonly Notice[]): void {
    if (this.#since !== Infinity) this.#line?.publish(SUBJECT, JSON.stringify(part));
  }

  /** The library connects again by itself once it was connected; until then we try. */
  async #connect(url: string): Promise<void> {
    while (!this.#closed) {
      try {
        const line = await connect({
          servers: url,
          noEcho: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY,
        });
        if (this.#closed) return void (await line.close());
        this.#line = line;
        line.subscribe(SUBJECT, {
          callback: (error, message) => {
            if (error === null) for (const notice of message.json<Notice[]>()) this.#hear(notice);
          },
        });
        await line.flush();
        this.#hears();
        void this.#watch(line);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY).unref());
      }
    }
  }

  async #watch(line: NatsConnection): Promise<void> {
    for await (const { type } of line.status()) {
      if (type === 'disconnect') this.#since = Infinity;
      if (type === 'reconnect') this.#hears();
    }
  }

  /** Whatever was said while nobody listened is found by comparing with the store. */
  #hears(): void {
    this.#since = Date.now();
    this.#hear(null);
  }
}
