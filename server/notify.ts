import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Bus, Notice } from './bus.ts';
import { Gather } from './gather.ts';

const CHANNEL = 'tischlein';
/** Postgres takes 8000 bytes in a notice. */
const MAX_BYTES = 7000;
const RETRY = 500;

/** Notices between nodes over Postgres: gathered for a moment, sent together, lost without harm. */
export class NotifyBus implements Bus {
  readonly alone = false;
  readonly #url: string;
  readonly #me = randomBytes(6).toString('hex');
  #client: pg.Client | null = null;
  #hear: (notice: Notice | null) => void = () => {};
  readonly #gather = new Gather<Notice>(MAX_BYTES, (part) => this.#send(part));
  #sending: Promise<unknown> = Promise.resolve();
  #closed = false;
  #since = Infinity;

  constructor(url: string) {
    this.#url = url;
    void this.#connect();
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
    this.#gather.close();
    await this.#client?.end().catch(() => {});
  }

  #send(notices: readonly Notice[]): void {
    const payload = JSON.stringify({ from: this.#me, notices });
    this.#sending = this.#sending
      .then(() => this.#client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]))
      .catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    const again = (): void => {
      if (this.#client === client || this.#client === null) {
        this.#client = null;
        this.#since = Infinity;
        if (!this.#closed) setTimeout(() => void this.#connect(), RETRY).unref();
      }
    };
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      client.on('end', again);
      this.#client = client;
      this.#since = Date.now();
      // Whatever was said while nobody listened is found by comparing with the store.
      this.#hear(null);
    } catch {
      again();
    }
  }

  #heard(payload: string): void {
    const { from, notices } = JSON.parse(payload) as { from: string; notices: Notice[] };
    if (from !== this.#me) for (const notice of notices) this.#hear(notice);
  }
}
