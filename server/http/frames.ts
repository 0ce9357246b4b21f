import { isUtf8 } from 'node:buffer';

/** The kinds of frames (RFC 6455, 5.2). */
export const FRAME = { more: 0, text: 1, bytes: 2, close: 8, ping: 9, pong: 10 } as const;
/** Why a line is closed that breaks the protocol (RFC 6455, 7.4.1). */
const BROKEN = { rules: 1002, letters: 1007, size: 1009 } as const;
/** Stands for a goodbye without a reason. */
export const NO_CODE = 1005;

const LAST = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_CONTROL = 125;
/** Browsers send a message in one frame. Each part is copied behind those before it: in thousands of them that would be work. */
const MAX_PARTS = 64;

/** A whole, unmasked frame as a server sends it, a letter for each byte. */
export function frameOf(kind: number, body: string): string {
  const { length } = body;
  const first = LAST | kind;
  if (length < TWO_BYTES) return String.fromCharCode(first, length) + body;
  if (length < 1 << 16)
    return String.fromCharCode(first, TWO_BYTES, length >> 8, length & 0xff) + body;
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(first, EIGHT_BYTES, ...long) + body;
}

/** A letter for each byte of the text: nearly always the text itself. */
export const bytesOf = (text: string): string =>
  Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');

/** What comes out of the frames of one line. */
export interface FrameEvents {
  hears(text: string, bytes: number): void;
  pings(data: Buffer): void;
  pongs(data: Buffer): void;
  /** The other end says goodbye. */
  leaves(code: number): void;
  /** Nothing more can be read from this line. */
  breaks(code: number): void;
}

/** Reads the frames of a client. Nearly always a piece from the network is one whole message. */
export class FrameReader {
  readonly #most: number;
  readonly #to: FrameEvents;
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer | null = null;
  /** The beginning of a message that comes in several frames. One buffer: however small the frames, it holds no more than they do. */
  #begun: Buffer | null = null;
  #parts = 0;
  #isText = false;
  #isOver = false;

  /** `most` bytes may be in a message. */
  constructor(most: number, to: FrameEvents) {
    this.#most = most;
    this.#to = to;
  }

  /** The bytes are changed: masks are taken off where they lie. */
  read(piece: Buffer): void {
    const bytes = this.#rest === null ? piece : Buffer.concat([this.#rest, piece]);
    this.#rest = null;
    let at = 0;
    while (!this.#isOver && at < bytes.length) {
      const end = this.#frame(bytes, at);
      if (end === at) break;
      at = end;
    }
    // Copied, or a few bytes would keep all of the piece.
    if (!this.#isOver && at < bytes.length) this.#rest = Buffer.from(bytes.subarray(at));
  }

  /** Answers where the frame ends; where it begins, if it is not whole yet. */
  #frame(bytes: Buffer, at: number): number {
    const left = bytes.length - at;
    if (left < 2) return at;
    const first = bytes[at]!;
    const kind = first & 0x0f;
    let length = bytes[at + 1]! & ~MASKED;
    if ((first & RESERVED) !== 0 || (bytes[at + 1]! & MASKED) === 0) return this.#break();
    if (!this.#mayCome(kind, (first & LAST) !== 0, length)) return this.#break();
    let from = at + 6;
    if (length === TWO_BYTES) {
      if (left < 4) return at;
      length = bytes.readUInt16BE(at + 2);
      from += 2;
    } else if (length === EIGHT_BYTES) {
      if (left < 10) return at;
      length = Number(bytes.readBigUInt64BE(at + 2));
      from += 8;
    }
    if (kind < FRAME.close && length + (this.#begun?.length ?? 0) > this.#most)
      return this.#break(BROKEN.size);
    const end = from + length;
    if (end > bytes.length) return at;
    const isPlain = unmask(bytes, from, end);
    // The most frequent frame first: a whole text of plain letters.
    if (first === (LAST | FRAME.text) && isPlain)
      this.#to.hears(bytes.toString('latin1', from, end), length);
    else if (kind >= FRAME.close) this.#control(kind, bytes.subarray(from, end));
    else this.#part(kind, (first & LAST) !== 0, bytes.subarray(from, end));
    return end;
  }

  #mayCome(kind: number, isLast: boolean, length: number): boolean {
    if (kind >= FRAME.close) return kind <= FRAME.pong && isLast && length <= LONGEST_CONTROL;
    return kind <= FRAME.bytes && (kind === FRAME.more) === (this.#begun !== null);
  }

  #part(kind: number, isLast: boolean, part: Buffer): void {
    if (kind !== FRAME.more) {
      this.#isText = kind === FRAME.text;
      this.#parts = 0;
    }
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) return void this.#break(BROKEN.size);
    const message = this.#begun === null ? part : Buffer.concat([this.#begun, part]);
    this.#begun = isLast ? null : message === part ? Buffer.from(part) : message;
    if (!isLast) return;
    if (this.#isText && !isUtf8(message)) this.#break(BROKEN.letters);
    else this.#to.hears(message.toString(), message.length);
  }

  #control(kind: number, data: Buffer): void {
    if (kind === FRAME.ping) return this.#to.pings(data);
    if (kind === FRAME.pong) return this.#to.pongs(data);
    const code = data.length === 0 ? NO_CODE : data.length === 1 ? 0 : data.readUInt16BE(0);
    if (data.length > 0 && !maySay(code)) return void this.#break();
    if (!isUtf8(data.subarray(2))) return void this.#break(BROKEN.letters);
    this.#isOver = true;
    this.#to.leaves(code);
  }

  #break(code: number = BROKEN.rules): number {
    this.#isOver = true;
    this.#to.breaks(code);
    return 0;
  }
}

/** Codes that may stand in a frame (RFC 6455, 7.4). */
const maySay = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) ||
  (code >= 3000 && code <= 4999);

/** Takes the mask off, which lies before the body; answers whether all are letters of one byte. */
function unmask(bytes: Buffer, from: number, end: number): boolean {
  let all = 0;
  for (let i = from, j = 0; i < end; i++, j++) {
    const byte = bytes[i]! ^ bytes[from - 4 + (j & 3)]!;
    bytes[i] = byte;
    all |= byte;
  }
  return all < 0x80;
}
