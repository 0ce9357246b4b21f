/** Numbers by key. All are forgotten when a span of time has passed. */
export class SpanCounts {
  readonly #counts = new Map<string, number>();
  #since: number;

  constructor(
    private readonly span: number,
    private readonly now: () => number,
  ) {
    this.#since = now();
  }

  get(key: string): number | undefined {
    if (this.now() - this.#since > this.span) {
      this.#counts.clear();
      this.#since = this.now();
    }
    return this.#counts.get(key);
  }

  set(key: string, count: number): void {
    this.#counts.set(key, count);
  }
}

/** At most this many in a span of time, counted per key. */
export class Limit {
  readonly #counts: SpanCounts;

  constructor(
    private readonly most: number,
    span: number,
    now: () => number,
  ) {
    this.#counts = new SpanCounts(span, now);
  }

  /** Nothing more is allowed for this key now. */
  isSpent(key: string): boolean {
    return (this.#counts.get(key) ?? 0) >= this.most;
  }

  /** Counts this many more, unless that is too many. */
  allows(key: string, more = 1): boolean {
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count > this.most) return false;
    this.#counts.set(key, count);
    return true;
  }
}

const HELD_SECONDS = 2;

/** A bucket for each key that fills at a rate and holds two seconds' worth: short bursts are fine, floods are not. */
export class Buckets {
  /** Those used last stand last. */
  readonly #buckets = new Map<string, { readonly level: number; readonly at: number }>();

  /** `rate` is for a second. */
  constructor(
    private readonly rate: number,
    private readonly now: () => number,
  ) {}

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, count = 1): boolean {
    const now = this.now();
    // A bucket that was not used for this long is full again: a new one is no different.
    for (const [old, { at }] of this.#buckets) {
      if (now - at < HELD_SECONDS * 1000) break;
      this.#buckets.delete(old);
    }
    const full = HELD_SECONDS * this.rate;
    const { level, at } = this.#buckets.get(key) ?? { level: full, at: now };
    const held = Math.min(full, level + ((now - at) / 1000) * this.rate);
    const isEnough = held >= count;
    this.#buckets.delete(key);
    this.#buckets.set(key, { level: isEnough ? held - count : held, at: now });
    return isEnough;
  }
}

/** What one address and one person may do in a second. */
export interface Rates {
  readonly ofAddress: Buckets;
  readonly ofPerson: Buckets;
}

/** How many there are of each right now. */
export class Counts {
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#counts.size;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

/** Milliseconds that a request beyond the limits waits for its no at least, and how many more it may wait. */
const NO_AFTER = 1000;
const NO_WITHIN = 1000;

/**
 * A refusal is held back for a moment, so that nobody can ask faster than once in that time on each line they have open.
 * Each waits for a time of its own, or those that were refused together would all ask again together.
 */
export const beforeNo = (): Promise<void> => {
  const after = NO_AFTER + Math.random() * NO_WITHIN;
  return new Promise((resolve) => void setTimeout(resolve, after).unref());
};
