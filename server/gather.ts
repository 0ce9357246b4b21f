/**
 * Collects the notices of a moment and hands them on together, in parts of limited size, in bytes of JSON. The first
 * notice of a moment starts the clock.
 */
export class Gather<T> {
  readonly #mostBytes: number;
  readonly #send: (part: readonly T[]) => void;
  #waiting: T[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(mostBytes: number, send: (part: readonly T[]) => void) {
    this.#mostBytes = mostBytes;
    this.#send = send;
  }

  add(item: T): void {
    this.#waiting.push(item);
    this.#timer ??= setTimeout(() => this.#flush(), MOMENT).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #flush(): void {
    this.#timer = undefined;
    const items = this.#waiting;
    this.#waiting = [];
    let part: T[] = [];
    let bytes = 0;
    for (const item of items) {
      const size = Buffer.byteLength(JSON.stringify(item)) + 1;
      if (part.length > 0 && bytes + size > this.#mostBytes) {
        this.#send(part);
        part = [];
        bytes = 0;
      }
      part.push(item);
      bytes += size;
    }
    if (part.length > 0) this.#send(part);
  }
}

const MOMENT = 5;
