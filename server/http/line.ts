import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { bytesOf, FRAME, frameOf, FrameReader, NO_CODE, type FrameEvents } from './frames.ts';

/** How long the other end may take to say goodbye, too. */
const GOODBYE_TAKES = 30_000;

/** Sends what was said on lines in one go, a moment later. */
export class Post {
  #full: Line[] = [];

  soon(line: Line): void {
    if (this.#full.push(line) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const full = this.#full;
    this.#full = [];
    for (const line of full) line.send();
  }
}

/** Who hears what comes over a line. */
export interface LineEvents extends Pick<FrameEvents, 'hears' | 'pings' | 'pongs'> {
  /** The line is gone. */
  leave(): void;
}

/**
 * A WebSocket (RFC 6455) as this server needs it: texts to and fro, signs of life, a goodbye. Reading and writing is what a
 * busy server spends its time on: a text is read where it lies, and all that is said in one go leaves in one write, frames
 * included.
 */
export class Line implements FrameEvents {
  readonly #stream: Socket;
  readonly #post: Post;
  #on: LineEvents | null = null;
  /** A letter for each byte. */
  #frames = '';
  #isOpen = true;

  constructor(stream: Socket, post: Post) {
    this.#stream = stream.setTimeout(0).setNoDelay();
    this.#post = post;
  }

  /** Messages have at most this many bytes. `head` is what has come already. */
  listen(on: LineEvents, most: number, head: Buffer): void {
    const reader = new FrameReader(most, this);
    this.#on = on;
    this.#stream.on('data', (piece: Buffer) => reader.read(piece));
    this.#stream.on('end', () => this.leaves(NO_CODE));
    this.#stream.on('close', () => {
      this.#isOpen = false;
      on.leave();
    });
    if (head.length > 0) reader.read(head);
  }

  hears(text: string, bytes: number): void {
    this.#on?.hears(text, bytes);
  }

  pings(data: Buffer): void {
    this.#on?.pings(data);
  }

  pongs(data: Buffer): void {
    this.#on?.pongs(data);
  }

  leaves(code: number): void {
    this.close(code, '');
    this.#stream.end();
  }

  breaks(code: number): void {
    this.close(code, '');
    this.cut();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Bytes that the other end has not taken yet. */
  get unread(): number {
    return this.#stream.writableLength + this.#frames.length;
  }

  say(text: string): void {
    this.#add(FRAME.text, bytesOf(text));
  }

  ping(data: Buffer): void {
    this.#add(FRAME.ping, data.toString('latin1'));
  }

  pong(data: Buffer): void {
    this.#add(FRAME.pong, data.toString('latin1'));
  }

  /** What was said before is still sent, and nothing after it. */
  close(code: number, why: string): void {
    if (!this.#isOpen) return;
    const body = code === NO_CODE ? '' : String.fromCharCode(code >> 8, code & 0xff) + why;
    this.#add(FRAME.close, body);
    this.send();
    this.#isOpen = false;
    const timer = setTimeout(() => this.cut(), GOODBYE_TAKES).unref();
    this.#stream.once('close', () => clearTimeout(timer));
  }

  /** Nothing more is read. */
  pause(): void {
    this.#stream.pause();
  }

  /** At once, whatever was said. */
  cut(): void {
    this.#isOpen = false;
    this.#stream.destroy();
  }

  send(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#isOpen) this.#stream.write(frames, 'latin1');
  }

  #add(kind: number, body: string): void {
    if (!this.#isOpen) return;
    if (this.#frames === '') this.#post.soon(this);
    this.#frames += frameOf(kind, body);
  }
}

const KEY = /^[+/0-9A-Za-z]{22}==$/;
const VERSION = '13';
/** Every server adds it to the key, to show that it knows the protocol (RFC 6455, 1.3). */
const KNOWN_TO_ALL = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** What is answered to a request for a line, or null where it is none that can be answered. */
export function acceptance({ method, headers }: IncomingMessage): string | null {
  const key = headers['sec-websocket-key'];
  const asksForLine = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  if (!asksForLine || headers['sec-websocket-version'] !== VERSION) return null;
  if (key === undefined || !KEY.test(key)) return null;
  const digest = createHash('sha1')
    .update(key + KNOWN_TO_ALL)
    .digest('base64');
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${digest}`,
    '\r\n',
  ].join('\r\n');
}
