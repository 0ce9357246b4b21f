/** At most this many in a span of time, counted per key. Old keys are forgotten as time goes by. */
export class Limit {
  readonly #most: number;
  readonly #span: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #since: number;

  constructor(most: number, span: number, now: () => number) {
    this.#most = most;
    this.#span = span;
    this.#now = now;
    this.#since = now();
  }

  /** Nothing more is allowed for this key now. */
  isSpent(key: string): boolean {
    this.#forget();
    return (this.#counts.get(key) ?? 0) >= this.#most;
  }

  /** Counts this many more, unless that is too many. */
  allows(key: string, more = 1): boolean {
    this.#forget();
    const count = this.#counts.get(key) ?? 0;
    if (count + more > this.#most) return false;
    this.#counts.set(key, count + more);
    return true;
  }

  #forget(): void {
    if (this.#now() - this.#since <= this.#span) return;
    this.#counts = new Map();
    this.#since = this.#now();
  }
}

const HELD = 2;
const FULL_AGAIN = HELD * 1000;

/** A bucket that fills at a rate and holds two seconds' worth: short bursts are fine, floods are not. */
export class Bucket {
  readonly #rate: number;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#level = HELD * rate;
    this.#at = now();
  }

  take(count = 1): boolean {
    const now = this.#now();
    this.#level = Math.min(HELD * this.#rate, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#level < count) return false;
    this.#level -= count;
    return true;
  }
}

/** A bucket for each key. Those that are full again are forgotten. */
export class Buckets {
  readonly #rate: number;
  readonly #now: () => number;
  #fresh = new Map<string, Bucket>();
  #old = new Map<string, Bucket>();
  #since: number;

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#since = now();
  }

  get size(): number {
    return this.#fresh.size + this.#old.size;
  }

  take(key: string, count = 1): boolean {
    // A bucket that was not used for this long is full again: a new one is no different.
    if (this.#now() - this.#since > FULL_AGAIN) {
      this.#old = this.#now() - this.#since > 2 * FULL_AGAIN ? new Map() : this.#fresh;
      this.#fresh = new Map();
      this.#since = this.#now();
    }
    const bucket = this.#fresh.get(key) ?? this.#old.get(key) ?? new Bucket(this.#rate, this.#now);
    this.#fresh.set(key, bucket);
    this.#old.delete(key);
    return bucket.take(count);
  }
}

/** Requests over HTTP, the opening of connections among them. */
export interface RequestLimits {
  readonly ofAddress: Buckets;
  readonly ofPerson: Buckets;
}

/** Messages over connections: whoever opens another one has no more of them. */
export interface MessageLimits {
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
