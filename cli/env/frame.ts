/**
 * What all games show after a step, one after the other, in arrays that are written anew each time. They lie in one
 * piece of memory in the order of the stream, so that a step is one write.
 */
export class Frame {
  /** Whose answer each game waits for. */
  readonly seats: Int32Array;
  /** 1: the last step ended the game; what is shown is the next one. */
  readonly ended: Int32Array;
  /** By game and seat, the share of the win, for games that have just ended; else 0. */
  readonly rewards: Float32Array;
  readonly counts: Int32Array;
  /** Padded to whole 32-bit words in the stream. */
  readonly observations: Int16Array;
  /** The legal actions of all games, one game after the other. */
  readonly legal: Int32Array;

  readonly #head: Int32Array;
  readonly #shape: Shape;

  constructor(shape: Shape, room: number) {
    const { count, seats, size } = shape;
    const words = Math.ceil((count * size) / 2);
    const buffer = new ArrayBuffer(4 * (1 + 3 * count + count * seats + words + room));
    let at = 0;
    const next = (bytes: number): number => {
      at += bytes;
      return at - bytes;
    };
    const whole = (length: number): Int32Array => new Int32Array(buffer, next(4 * length), length);
    this.#shape = shape;
    this.#head = whole(1);
    this.seats = whole(count);
    this.ended = whole(count);
    this.rewards = new Float32Array(buffer, next(4 * count * seats), count * seats);
    this.counts = whole(count);
    this.observations = new Int16Array(buffer, next(4 * words), count * size);
    this.legal = whole(room);
  }

  /** How many legal actions there are in all games. */
  get legalCount(): number {
    return this.#head[0]!;
  }

  set legalCount(count: number) {
    this.#head[0] = count;
  }

  /** As it goes over the stream. */
  get bytes(): Uint8Array {
    const { buffer, byteOffset } = this.legal;
    return new Uint8Array(buffer, 0, byteOffset + 4 * this.legalCount);
  }

  /** The same with room for at least this many legal actions. */
  grown(least: number): Frame {
    const larger = new Frame(this.#shape, Math.max(2 * this.legal.length, least));
    new Uint8Array(larger.legal.buffer).set(new Uint8Array(this.legal.buffer));
    return larger;
  }
}

interface Shape {
  readonly count: number;
  readonly seats: number;
  /** Of one observation. */
  readonly size: number;
}
