import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  isTableWish,
  letterOf,
  mayRead,
  MessageId,
  OtherRules,
  PROTOCOL,
  SENTENCES,
  TableId,
  ToTableSchema,
  type FromTable,
  type Letter,
  type Problem,
  type ToTable,
} from '@tischlein/table';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Bucket, Tally } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { COOKIE, type People } from '../people.ts';
import type { ServerSettings } from '../settings.ts';
import type { Person } from '../store/store.ts';
import type { LiveTable, Reader } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf, cookieOf, sameOrigin } from './request.ts';

export interface SocketHost {
  readonly settings: ServerSettings;
  readonly tables: Tables;
  readonly people: People;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const PING_EVERY = 25_000;
/** A page that does not read is cut off: it comes back and asks anew. */
const MOST_UNREAD = 1 << 20;
const MOST_TABLES = 50;

/** Why a connection was closed; see docs/protocol.md. */
const CLOSED = { tooMuch: 4001, forgotten: 4003, stopping: 1012 } as const;

/** All WebSocket connections of this node. */
export class Sockets {
  readonly #host: SocketHost;
  readonly #wss: WebSocketServer;
  readonly #byAddress = new Tally();
  readonly #byPerson = new Tally();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #owner = new WeakMap<WebSocket, string>();
  readonly #beat: NodeJS.Timeout;
  readonly #post = new Post();

  constructor(host: SocketHost) {
    this.#host = host;
    this.#wss = new WebSocketServer({ noServer: true, maxPayload: host.settings.maxBody });
    this.#wss.on('wsClientError', (_, socket) => refuse(socket, '400 Bad Request'));
    this.#beat = setInterval(() => this.#ping(), PING_EVERY).unref();
    host.metrics.gauge('connections', 'Open connections', () => this.#wss.clients.size);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { settings, people } = this.#host;
    socket.on('error', () => socket.destroy());
    const [path] = (request.url ?? '/').split('?');
    if (path !== `${settings.basePath}ws`) return refuse(socket, '404 Not Found');
    if (!sameOrigin(request.headers, settings.trustProxy)) return refuse(socket, '403 Forbidden');
    const token = cookieOf(request.headers.cookie, COOKIE);
    let person: Person | null;
    try {
      person = token === null ? null : await people.byToken(token);
    } catch {
      return refuse(socket, '503 Service Unavailable');
    }
    if (person === null) return refuse(socket, '401 Unauthorized');
    const { id } = person;
    const address = addressOf(request, settings.trustProxy);
    const full =
      this.#wss.clients.size >= settings.maxConnections ||
      this.#byAddress.of(address) >= settings.maxPerAddress ||
      this.#byPerson.of(id) >= settings.maxPerPerson;
    if (full) return refuse(socket, '429 Too Many Requests');
    this.#wss.handleUpgrade(request, socket, head, (ws) => {
      this.#byAddress.add(address);
      this.#byPerson.add(id);
      this.#alive.add(ws);
      this.#owner.set(ws, id);
      const page = new SocketPage(this.#host, ws, this.#post, socket, person);
      ws.on('pong', () => this.#alive.add(ws));
      ws.on('message', (data) => page.hears(data));
      ws.on('error', () => ws.terminate());
      ws.on('close', () => {
        this.#byAddress.remove(address);
        this.#byPerson.remove(id);
        page.leave();
      });
    });
  }

  /** Somebody has deleted themselves: nothing more is heard from their pages, and they are not let in again. */
  dismiss(person: string): void {
    for (const ws of this.#wss.clients)
      if (this.#owner.get(ws) === person) ws.close(CLOSED.forgotten, 'you have deleted yourself');
  }

  /** Says goodbye so that pages come back to another node, or to this one when it is up again. */
  close(): void {
    clearInterval(this.#beat);
    for (const ws of this.#wss.clients) ws.close(CLOSED.stopping, 'the server stops');
    setTimeout(() => {
      for (const ws of this.#wss.clients) ws.terminate();
    }, 500).unref();
  }

  /** A connection that does not answer a ping is gone, even if nobody said so. */
  #ping(): void {
    for (const ws of this.#wss.clients) {
      if (!this.#alive.has(ws)) ws.terminate();
      this.#alive.delete(ws);
      ws.ping();
    }
  }
}

const refuse = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** What is said to a page in one go leaves in one write: writes are what a busy server spends its time on. */
class Post {
  #gathered: Duplex[] = [];

  gather(stream: Duplex): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    if (this.#gathered.push(stream) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const streams = this.#gathered;
    this.#gathered = [];
    for (const stream of streams) stream.uncork();
  }
}

/** One page: one connection, one person, many tables. */
class SocketPage implements Reader {
  readonly #host: SocketHost;
  readonly #ws: WebSocket;
  readonly #post: Post;
  /** The stream below the line. */
  readonly #stream: Duplex;
  readonly #person: Person;
  readonly #bucket: Bucket;
  readonly #following = new Map<string, LiveTable>();

  constructor(host: SocketHost, ws: WebSocket, post: Post, stream: Duplex, person: Person) {
    this.#host = host;
    this.#ws = ws;
    this.#post = post;
    this.#stream = stream;
    this.#person = person;
    this.#bucket = new Bucket(host.settings.messagesPerSecond, host.now);
  }

  get person(): string {
    return this.#person.id;
  }

  get name(): string {
    return this.#person.name;
  }

  hear(letter: Letter): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > MOST_UNREAD) {
      this.#host.metrics.count('slow');
      return this.#ws.terminate();
    }
    this.#host.metrics.count('told');
    this.#post.gather(this.#stream);
    this.#ws.send(letter);
  }

  leave(): void {
    for (const live of this.#following.values()) live.bye(this);
    this.#following.clear();
  }

  hears(data: RawData): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    this.#host.metrics.count('heard');
    if (!this.#bucket.take()) return this.#ws.close(CLOSED.tooMuch, 'too many messages at once');
    const message = readMessage(data);
    if ('error' in message) {
      this.#host.metrics.count('bad');
      return this.hear(letterOf(message));
    }
    // Most of all messages: a wish at a table that is laid.
    const live = isTableWish(message) && this.#host.tables.laid(message.table);
    if (live) return void live.wish(message, this);
    this.#take(message).catch((error: Error) =>
      this.#answer(message, error instanceof OtherRules ? 'otherRules' : 'store'),
    );
  }

  async #take(message: ToTable): Promise<void> {
    const { table } = message;
    if (message.t === 'bye') {
      this.#following.get(table)?.bye(this);
      this.#following.delete(table);
      return;
    }
    if (message.t === 'hello' && message.protocol !== PROTOCOL)
      return this.hear(
        letterOf({
          t: 'error',
          table,
          code: 'protocol',
          error: SENTENCES.protocol,
          protocol: PROTOCOL,
        }),
      );
    const live = await this.#host.tables.get(table);
    if (live === null) return this.#answer(message, 'noTable');
    if (message.t === 'here') {
      if (!mayRead(live.table, this.person)) return this.#answer(message, 'closed');
      live.talk.here(this.person);
      return this.hear(letterOf({ t: 'here', table, seq: live.table.seq }));
    }
    if (message.t === 'chat')
      return live.readers.has(this)
        ? live.talk.say(message, this)
        : this.#answer(message, 'noHello');
    if (isTableWish(message)) return live.wish(message, this);
    if (this.#following.size >= MOST_TABLES && !this.#following.has(table))
      return this.#answer(message, 'manyTables');
    this.#following.set(table, live);
    await live.hello(this);
    if (this.#ws.readyState !== this.#ws.OPEN) live.bye(this);
  }

  #answer(message: ToTable, code: Problem): void {
    const { table } = message;
    const error = SENTENCES[code];
    if (!('id' in message)) return this.hear(letterOf({ t: 'error', table, code, error }));
    const { id } = message;
    this.hear(letterOf({ t: 'answer', table, id, outcome: 'error', code, error }));
  }
}

/** What can be answered to a message that breaks the schema: it may still say which wish it was. */
const LetterSchema = v.object({ table: TableId, id: MessageId });

/** A message that keeps to the schema, or the answer that says what is wrong with it. */
function readMessage(data: RawData): ToTable | Extract<FromTable, { error: string }> {
  const code = 'badRequest';
  let json: unknown;
  try {
    json = JSON.parse(data.toString());
  } catch {
    return { t: 'error', code, error: 'This is not JSON.' };
  }
  const parsed = v.safeParse(ToTableSchema, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const what = `This is no message of the protocol: ${path ? `${path}: ` : ''}${issue.message}`;
  const error = what.slice(0, 300);
  const letter = v.safeParse(LetterSchema, json);
  if (!letter.success) return { t: 'error', code, error };
  return { t: 'answer', ...letter.output, outcome: 'error', code, error };
}
