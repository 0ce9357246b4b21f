import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { NodeClock } from '../clock.ts';

/** What a page needs of its connection: a WebSocket, or one of a simulation. */
export type PageConnection = Pick<
  WebSocket,
  'readyState' | 'bufferedAmount' | 'send' | 'ping' | 'pong' | 'close' | 'pause' | 'terminate'
>;

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

/** Tells whatever comes over a WebSocket, texts and signs of life, so that all of it can be charged for. */
export function listen(
  ws: WebSocket,
  stream: Duplex,
  on: ConnectionEvents,
  later: NodeClock['later'],
): void {
  let pieces = 0;
  let callOff: (() => void) | null = null;
  /** Something was whole: the next message has all its time and pieces again. */
  const whole = (): void => {
    pieces = -1;
    callOff?.();
    callOff = null;
  };
  ws.on('message', (data: Buffer, isBinary) => {
    whole();
    if (isBinary) ws.close(NOT_TEXT, 'only texts are read here');
    else on.onText(data.toString(), data.length);
  });
  ws.on('ping', (data) => (whole(), on.onPing(data)));
  ws.on('pong', (data) => (whole(), on.onPong(data)));
  // The library has its listener before this one: a piece that completes something was counted back by then.
  stream.on('data', () => {
    pieces += 1;
    if (pieces === 1) callOff ??= later(MESSAGE_TAKES_MS, () => ws.close(TOO_SLOW, 'too slow'));
    if (pieces > FREE_PIECES) on.onPiece();
  });
  // What breaks the protocol is closed by the library, with its code.
  ws.on('error', () => {});
  ws.once('close', () => {
    whole();
    on.onClose();
  });
}
