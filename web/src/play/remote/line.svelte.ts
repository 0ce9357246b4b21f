import { Client, readFromTable, type ClientPorts, type Line } from '@tischlein/table';
import { later } from '../../ui/later.ts';
import { newId } from '../../table/session/id.ts';
import { comeIn, goOut, Refused, socketAddress } from './api.ts';

/** Milliseconds of silence before the line is tested, and before it is given up without an answer. */
const QUIET = 15_000;
const ANSWER = 4000;
const BEAT = 2500;

/** After these events the device may have slept: the line is tested at once. */
const WAKES = ['visibilitychange', 'resume'] as const;

type On = Parameters<ClientPorts['open']>[0];

/** Who opens a line: a person or a screen. */
export interface ComingIn {
  comeIn(): Promise<unknown>;
  /** After a refusal: the next `comeIn` asks the server again. */
  goOut(): void;
  address(table: string): string;
}
const AS_PERSON: ComingIn = { comeIn, goOut, address: (table) => socketAddress({ table }) };

/** The page's connection to the server. `Client` comes back by itself; here dead lines are noticed. */
export class FarLine {
  /** The server can be heard. */
  open = $state(false);
  /** The last try failed; with the server's reason, if it gave one. */
  failed = $state.raw<Refused | true | null>(null);
  readonly client: Client;

  #heardAt = 0;
  readonly #beat: ReturnType<typeof setInterval>;
  readonly #table: string;
  readonly #ask = (): void => this.client.here(this.#table);

  readonly #by: ComingIn;

  constructor(table: string, by: ComingIn = AS_PERSON) {
    this.#table = table;
    this.#by = by;
    this.client = new Client({
      open: (on) => this.#open(on),
      later,
      newId,
    });
    this.#beat = setInterval(() => {
      if (performance.now() - this.#heardAt > QUIET) this.#ask();
    }, BEAT);
    for (const event of WAKES) document.addEventListener(event, this.#ask);
    addEventListener('online', this.#ask);
  }

  close(): void {
    clearInterval(this.#beat);
    for (const event of WAKES) document.removeEventListener(event, this.#ask);
    removeEventListener('online', this.#ask);
    this.client.close();
  }

  #open(on: On): Line {
    let socket: WebSocket | null = null;
    let ended = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = (why: Refused | true): void => {
      if (ended) return;
      ended = true;
      clearTimeout(patience);
      this.open = false;
      this.failed = why;
      socket?.close();
      on.closed();
    };
    /** Everything said gets an answer; without one the line is dead, whatever the browser believes. */
    const expect = (): void => {
      patience ??= setTimeout(() => end(true), ANSWER);
    };
    const heard = (): void => {
      this.#heardAt = performance.now();
      clearTimeout(patience);
      patience = undefined;
    };
    const connect = (): void => {
      if (ended) return;
      socket = new WebSocket(this.#by.address(this.#table));
      expect();
      socket.addEventListener('open', () => {
        if (ended) return;
        heard();
        this.open = true;
        this.failed = null;
        on.opened();
      });
      socket.addEventListener('message', ({ data }) => {
        if (ended) return;
        heard();
        const message = readFromTable(JSON.parse(String(data)));
        if (message) on.heard(message);
      });
      socket.addEventListener('close', () => {
        // A refused browser may have to register again; on a dead network that request would only cost time.
        if (!ended && !this.open) this.#by.goOut();
        end(true);
      });
    };
    // The server accepts no line without a cookie: register first.
    this.#by
      .comeIn()
      .then(connect, (error: unknown) =>
        setTimeout(() => end(error instanceof Refused ? error : true), 1000),
      );
    return {
      send: (message) => {
        socket?.send(JSON.stringify(message));
        expect();
      },
      close: () => end(true),
    };
  }
}
