import { connect, type NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import type { Bus, Notice } from './bus.ts';
import type { Log } from './log.ts';

const CHANNEL = 'tischlein';
const channelOf = (node: string): string => `${CHANNEL}.${node}`;
const RETRY_MS = 500;
const PATIENCE_MS = 5000;

/** A notice as text. */
interface Message {
  readonly channel: string;
  readonly text: string;
}

/** Notices over a server in the middle, lost without harm. */
abstract class SharedBus implements Bus {
  readonly alone = false;
  #hear: (notice: Notice | null) => void = () => {};
  #since = Infinity;
  #isUp: boolean | null = null;
  protected isClosed = false;

  constructor(private readonly log: Log) {}

  protected abstract send(message: Message): void;

  listen(hear: (notice: Notice | null) => void): void {
    this.#hear = hear;
  }

  hearsSince(): number {
    return this.#since;
  }

  publish(notice: Notice, to?: readonly string[]): void {
    const text = JSON.stringify(notice);
    for (const channel of to?.map(channelOf) ?? [CHANNEL]) this.send({ channel, text });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.#since = Infinity;
  }

  protected heard(text: string): void {
    this.#hear(JSON.parse(text) as Notice);
  }

  /** Whatever was said while nobody listened is found by comparing with the store. */
  protected found(): void {
    this.#isUp = true;
    this.#since = Date.now();
    this.log('bus_found');
    this.#hear(null);
  }

  protected lost(): void {
    this.#since = Infinity;
    if (this.#isUp !== false && !this.isClosed) this.log('bus_lost');
    this.#isUp = false;
  }
}

const NOTIFY =
  'SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) AS each (channel, text)';

/** Over Postgres. */
export class NotifyBus extends SharedBus {
  readonly #waiting: Message[] = [];
  #isSending = false;
  #client: pg.Client | null = null;

  constructor(
    private readonly url: string,
    private readonly node: string,
    log: Log,
  ) {
    super(log);
    void this.#connect();
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#client?.end().catch(() => {});
  }

  protected send(message: Message): void {
    this.#waiting.push(message);
    // What was stored together is told together.
    if (this.#waiting.length === 1 && !this.#isSending) setImmediate(() => void this.#flush());
  }

  /** Each begins with who sends it: everybody hears their own, too. */
  async #flush(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const messages = this.#waiting.splice(0);
      const channels = messages.map(({ channel }) => channel);
      const texts = messages.map(({ text }) => `${this.node} ${text}`);
      await this.#client?.query(NOTIFY, [channels, texts]).catch(() => {});
    }
    this.#isSending = false;
  }

  async #connect(): Promise<void> {
    const connectionString = this.url;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const again = (): void => {
      if (this.#client !== client && this.#client !== null) return;
      this.#client = null;
      this.lost();
      if (!this.isClosed) setTimeout(() => void this.#connect(), RETRY_MS).unref();
    };
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => {
      const from = payload.slice(0, payload.indexOf(' '));
      if (from !== this.node) this.heard(payload.slice(from.length));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN "${channelOf(this.node)}"`);
      client.on('end', again);
      this.#client = client;
      this.found();
    } catch {
      again();
    }
  }
}

/** Over NATS, where those of Postgres would queue behind its one lock for notifying transactions. */
export class NatsBus extends SharedBus {
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | null = null;

  constructor(url: string, node: string, log: Log) {
    super(log);
    this.#connecting = this.#connect(url, [CHANNEL, channelOf(node)]);
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#connection?.close();
    await this.#connecting;
  }

  /** While the server is away a notice is lost, as any may be: nodes find out by comparing with the store. */
  protected send({ channel, text }: Message): void {
    if (this.hearsSince() < Infinity) this.#connection?.publish(channel, text);
  }

  /** The library connects again by itself once it was connected; until then we try. */
  async #connect(servers: string, channels: readonly string[]): Promise<void> {
    const how = { servers, noEcho: true, maxReconnectAttempts: -1, reconnectTimeWait: RETRY_MS };
    while (!this.isClosed) {
      try {
        const connection = await connect(how);
        if (this.isClosed) return void (await connection.close());
        this.#connection = connection;
        for (const channel of channels)
          connection.subscribe(channel, {
            callback: (error, message) => {
              if (error === null) this.heard(message.string());
            },
          });
        await connection.flush();
        this.found();
        void this.#watch(connection);
        return;
      } catch {
        this.lost();
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.lost();
      if (type === 'reconnect') this.found();
    }
  }
}
