import { Client, PROTOCOL, type ClientHome } from '@tischlein/table';
import { newId } from '../line/id.ts';
import { comeIn, socketAddress } from './api.ts';

/** A line that says nothing for so long is asked; one that does not answer is given up, in milliseconds. */
const QUIET = 15_000;
const ANSWER = 4000;

type On = Parameters<ClientHome['open']>[0];

/** The page's connection to the server. `Client` comes back by itself; here dead lines are noticed. */
export class FarLine {
  /** The server can be heard. */
  open = $state(false);
  readonly client: Client;

  #socket: { readonly socket: WebSocket; end(): void } | null = null;
  #heardAt = 0;
  #probe: ReturnType<typeof setTimeout> | undefined;
  readonly #beat: ReturnType<typeof setInterval>;
  readonly #table: string;
  readonly #wake = (): void => this.#ask();

  constructor(table: string) {
    this.#table = table;
    this.client = new Client({
      open: (on) => this.#open(on),
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      newId,
    });
    this.#beat = setInterval(() => {
      if (performance.now() - this.#heardAt > QUIET) this.#ask();
    }, 5000);
    // A phone that slept and a network that changed: ask at once.
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
  }

  close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#probe);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    this.client.close();
  }

  #open(on: On): { send(text: string): void; close(): void } {
    let socket: WebSocket | null = null;
    let closed = false;
    const end = (): void => {
      if (closed) return;
      closed = true;
      this.open = false;
      on.closed();
    };
    // Without a cookie the door stays shut: come in first.
    comeIn().then(
      () => {
        if (closed) return;
        socket = new WebSocket(socketAddress());
        this.#socket = { socket, end };
        socket.addEventListener('open', () => {
          this.open = true;
          this.#heardAt = performance.now();
          on.opened();
        });
        socket.addEventListener('message', ({ data }) => {
          this.#heardAt = performance.now();
          on.heard(String(data));
        });
        socket.addEventListener('close', end);
      },
      () => setTimeout(end, 1000),
    );
    return {
      send: (text) => socket?.readyState === WebSocket.OPEN && socket.send(text),
      close: () => {
        socket?.close();
        end();
      },
    };
  }

  /** Any answer will do; without one the line is dead, whatever the browser believes. */
  #ask(): void {
    const { socket, end } = this.#socket ?? {};
    if (document.hidden || socket?.readyState !== WebSocket.OPEN) return;
    const asked = performance.now();
    socket.send(JSON.stringify({ t: 'hello', table: this.#table, protocol: PROTOCOL, seq: 0 }));
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      if (this.#heardAt >= asked) return;
      socket.close();
      end?.();
    }, ANSWER);
  }
}
