import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { NodeClock } from '../clock.ts';

/** Who hears what comes over a connection. */
export interface ConnectionEvents {
  onText(text: string, bytes: number): void;
  onPing(data: Buffer): void;
  onPong(data: Buffer): void;
  /** Bytes have come that complete nothing. */
  onPiece(): void;
  onClose(): void;
}

/** A page on a slow network sends a long message in a few pieces; only who sends it byte by byte needs more. */
const FREE_PIECES = 16;
/** A message that has begun is whole by then. */
const MESSAGE_TAKES_MS = 10_000;
const MAX_FRAGMENTS = 64;
const NOT_TEXT = 1003;
const TOO_SLOW = 1008;

/** Takes in WebSockets whose messages have at most this many bytes. */
export const acceptor = (maxPayload: number): WebSocketServer =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload,
    maxFragments: MAX_FRAGMENTS,
  });

/** One WebSocket: texts to and fro and signs of life. Whatever comes is told, so that all of it can be charged for. */
export class Connection {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;

  constructor(ws: WebSocket, stream: Duplex) {
    this.#ws = ws;
    this.#stream = stream;
  }

  listen(on: ConnectionEvents, later: NodeClock['later']): void {
    let pieces = 0;
    let callOff: (() => void) | null = null;
    /** Something was whole: the next message has all its time and pieces again. */
    const whole = (): void => {
      pieces = -1;
      callOff?.();
      callOff = null;
    };
    this.#ws.on('message', (data: Buffer, isBinary) => {
      whole();
      if (isBinary) this.close(NOT_TEXT, 'only texts are read here');
      else on.onText(data.toString(), data.length);
    });
    this.#ws.on('ping', (data) => (whole(), on.onPing(data)));
    this.#ws.on('pong', (data) => (whole(), on.onPong(data)));
    // The library has its listener before this one: a piece that completes something was counted back by then.
    this.#stream.on('data', () => {
      pieces += 1;
      if (pieces === 1) callOff ??= later(MESSAGE_TAKES_MS, () => this.close(TOO_SLOW, 'too slow'));
      if (pieces > FREE_PIECES) on.onPiece();
    });
    // What breaks the protocol is closed by the library, with its code.
    this.#ws.on('error', () => {});
    this.#ws.once('close', () => {
      whole();
      on.onClose();
    });
  }

  get isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /** Bytes that the other end has not taken yet. */
  get unread(): number {
    return this.#ws.bufferedAmount;
  }

  send(text: string): void {
    if (this.isOpen) this.#ws.send(text);
  }

  ping(data: Buffer): void {
    if (this.isOpen) this.#ws.ping(data);
  }

  pong(data: Buffer): void {
    if (this.isOpen) this.#ws.pong(data);
  }

  /** What was said before is still sent, and nothing after it. */
  close(code: number, why: string): void {
    this.#ws.close(code, why);
  }

  /** Nothing more is read. */
  pause(): void {
    this.#ws.pause();
  }

  /** At once, whatever was said. */
  destroy(): void {
    this.#ws.terminate();
  }
}
