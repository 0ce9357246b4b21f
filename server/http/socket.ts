import type { IncomingMessage } from 'node:http';
import { every } from '../clock.ts';
import { Counts, type Rates } from '../limits.ts';
import type { Operator } from '../operator.ts';
import { COOKIE, hashOf, SCREEN_COOKIE } from '../people.ts';
import type { Person } from '../store/people.ts';
import { acceptor, listen } from './connection.ts';
import { CLOSED, SocketPage, type Opened, type PageServices } from './page.ts';
import { addressOf, tokenIn, isOurHost, sameOrigin } from './request.ts';

/** A page that is silent for two of them is gone: others see so within 20 seconds. */
const PING_EVERY_MS = 6000;
const CLOSING_TAKES_MS = 500;
/** How long a page may take to read a refusal. */
const REFUSING_TAKES_MS = 1000;
/** RFC 6455, 4.4: the only version there is. */
const VERSION = '13';

interface SocketServices extends PageServices {
  readonly requests: Rates;
  readonly operator: Pick<Operator, 'bans'>;
}

/** All WebSocket connections of this node. */
export class Sockets {
  /** Also of those who are still being looked up, or refused. */
  readonly #byAddress = new Counts();
  readonly #byPerson = new Counts();
  readonly #pages = new Set<SocketPage>();
  readonly #stopPings: () => void;
  readonly #acceptor: ReturnType<typeof acceptor>;

  constructor(private readonly services: SocketServices) {
    this.#acceptor = acceptor(services.settings.maxBodyBytes);
    this.#stopPings = every(services, PING_EVERY_MS, () => {
      for (const page of this.#pages) page.ping();
    });
    services.metrics.gauge('connections', 'Open connections', () => this.#pages.size);
  }

  /** How many people have a connection. */
  get people(): number {
    return this.#byPerson.size;
  }

  async upgrade(request: IncomingMessage, head: Buffer): Promise<void> {
    const { socket } = request;
    const { settings, people, requests } = this.services;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, settings.trustProxy);
    if (!requests.ofAddress.take(address)) return void socket.destroy();
    const full =
      this.#pages.size >= settings.maxConnections ||
      this.#byAddress.of(address) >= settings.maxPerAddress;
    this.#byAddress.add(address);
    socket.once('close', () => this.#byAddress.remove(address));
    const refuse = (status: string, header = ''): void => {
      socket.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`);
      socket.resume();
      // Clients that do not close their end are cut off after a moment.
      this.services.later(REFUSING_TAKES_MS, () => socket.destroy());
    };
    const [path, query] = (request.url ?? '/').split('?');
    if (path !== `${settings.basePath}ws`) return refuse('404 Not Found');
    if (!isOurHost(request.headers, settings)) return refuse('421 Misdirected Request');
    if (!sameOrigin(request.headers, settings.trustProxy)) return refuse('403 Forbidden');
    if (request.headers['sec-websocket-version'] !== VERSION)
      return refuse(
        '426 Upgrade Required',
        `Upgrade: websocket\r\nSec-WebSocket-Version: ${VERSION}\r\n`,
      );
    if (full) return refuse('429 Too Many Requests');
    // A screen is somebody of its own, also in a browser of somebody who has a seat.
    const isScreen = new URLSearchParams(query).has('screen');
    const token = tokenIn(isScreen ? SCREEN_COOKIE : COOKIE, request.headers, settings);
    let person: Person | null;
    try {
      person = token === null ? null : await people.byToken(token);
    } catch {
      return refuse('503 Service Unavailable');
    }
    if (person === null) return refuse('401 Unauthorized');
    if (this.services.operator.bans(person.id, address)) return refuse('403 Forbidden');
    if (this.#byPerson.of(person.id) >= settings.maxPerPerson)
      return refuse('429 Too Many Requests');
    // It may have gone while it was looked up.
    if (socket.destroyed) return;
    this.#acceptor.handleUpgrade(request, socket, head, (connection) => {
      const page = this.open({ connection, person, address, tokenHash: hashOf(token!) });
      listen(connection, socket, page, this.services.later);
    });
  }

  /** A page from now on, until its connection is gone. */
  open(opened: Opened): SocketPage {
    const { person } = opened;
    const page = new SocketPage(this.services, opened, () => {
      this.#byPerson.remove(person.id);
      this.#pages.delete(page);
    });
    this.#byPerson.add(person.id);
    this.#pages.add(page);
    return page;
  }

  /** Somebody has deleted themselves: nothing more is heard from their pages, and they are not let in again. */
  dismiss(person: string): void {
    this.#close((page) => page.person === person, 'you have deleted yourself');
  }

  /** Somebody has ended their other sessions: the connections opened with those close. */
  endOthers(person: string, kept: string): void {
    const isOther = (page: SocketPage): boolean =>
      page.person === person && page.opened.tokenHash !== kept;
    this.#close(isOther, 'this session was ended');
  }

  /** Whoever is kept out from now on is not heard any more. */
  dismissBanned(): void {
    const { operator } = this.services;
    this.#close(
      ({ person, opened }) => operator.bans(person, opened.address),
      'you have been banned',
    );
  }

  /** Says goodbye so that pages come back to another node, or to this one when it is up again. */
  close(): void {
    this.#stopPings();
    this.#close(() => true, 'the server stops', CLOSED.stopping);
    this.services.later(CLOSING_TAKES_MS, () => {
      for (const { connection } of this.#pages) connection.terminate();
    });
  }

  #close(
    isMeant: (page: SocketPage) => boolean,
    why: string,
    code: number = CLOSED.forgotten,
  ): void {
    for (const page of this.#pages) if (isMeant(page)) page.connection.close(code, why);
  }
}
