/** So many in a span of time, counted per key. Old keys are forgotten as time goes by. */
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

  /** Counts one more, unless that is too many. */
  allows(key: string): boolean {
    if (this.#now() - this.#since > this.#span) {
      this.#counts = new Map();
      this.#since = this.#now();
    }
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }
}

/** A bucket that fills at a rate and holds two seconds' worth: short bursts are fine, floods are not. */
export class Bucket {
  readonly #rate: number;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#level = 2 * rate;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    this.#level = Math.min(2 * this.#rate, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}

/** How many there are of each right now. */
export class Tally {
  readonly #counts = new Map<string, number>();

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
