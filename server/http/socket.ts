import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { Tally } from '../limits.ts';
import { COOKIE } from '../people.ts';
import type { Person } from '../store/store.ts';
import { CLOSED, Post, SocketPage, type SocketHost } from './page.ts';
import { addressOf, cookieOf, sameOrigin } from './request.ts';

const PING_EVERY = 25_000;

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
