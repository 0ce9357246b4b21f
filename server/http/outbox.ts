import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Sends what was put into outboxes in one go, a moment later. */
export class Post {
  #full: Outbox[] = [];

  soon(outbox: Outbox): void {
    if (this.#full.push(outbox) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const full = this.#full;
    this.#full = [];
    for (const outbox of full) outbox.send();
  }
}

/**
 * Texts for one line. Writes are what a busy server spends its time on, so all that is said in one go leaves in one write,
 * frames included: the line's own way takes two pieces for each text, and gathers them one by one.
 */
export class Outbox {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;
  readonly #post: Post;
  /** A letter for each byte. */
  #frames = '';

  constructor(ws: WebSocket, stream: Duplex, post: Post) {
    this.#ws = ws;
    this.#stream = stream;
    this.#post = post;
  }

  /** Bytes that the other end has not taken yet. */
  get unread(): number {
    return this.#ws.bufferedAmount + this.#frames.length;
  }

  add(text: string): void {
    if (this.#frames === '') this.#post.soon(this);
    const bytes = Buffer.byteLength(text);
    this.#frames += headOf(bytes);
    this.#frames += bytes === text.length ? text : Buffer.from(text).toString('latin1');
  }

  /** What is still here, at once: nothing may follow the frame that closes a line. */
  send(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#ws.readyState === this.#ws.OPEN)
      this.#stream.write(frames, 'latin1');
  }
}

const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The head of a whole, unmasked frame of text (RFC 6455, 5.2). */
function headOf(bytes: number): string {
  if (bytes < TWO_BYTES) return String.fromCharCode(TEXT, bytes);
  if (bytes < 1 << 16) return String.fromCharCode(TEXT, TWO_BYTES, bytes >> 8, bytes & 0xff);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return String.fromCharCode(TEXT, EIGHT_BYTES, ...length);
}
