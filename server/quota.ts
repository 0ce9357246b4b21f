import { statfs } from 'node:fs/promises';
import { cached } from './clock.ts';
import { SpanCounts } from './limits.ts';
import type { Spending } from './store/people.ts';
import type { Store } from './store/store.ts';

interface Allowance extends Pick<Spending, 'what' | 'most' | 'span'> {
  /** How much is taken from the store at once. */
  readonly part?: number;
}

/** For this many milliseconds a refused person is refused again without asking the store. */
const NO_LASTS = 60_000;

/** What one person may use in a span of time, on all nodes together. Each node takes it from the store in parts. */
export class Quota {
  /** Taken and not used yet. */
  readonly #left: SpanCounts;
  /** How much was too much. */
  readonly #refused: SpanCounts;

  constructor(
    private readonly store: Pick<Store, 'spend'>,
    private readonly allowance: Allowance,
    private readonly now: () => number,
  ) {
    this.#left = new SpanCounts(allowance.span, now);
    this.#refused = new SpanCounts(NO_LASTS, now);
  }

  /** Takes it from what this node has left, else false: then the store must be asked. */
  takes(person: string, count = 1): boolean {
    const left = this.#left.get(person) ?? 0;
    if (left < count) return false;
    this.#left.set(person, left - count);
    return true;
  }

  async allows(person: string, count = 1): Promise<boolean> {
    if (this.takes(person, count)) return true;
    if (count >= (this.#refused.get(person) ?? Infinity)) return false;
    const { part = 1, ...allowance } = this.allowance;
    // At the very end less than a part may be left.
    for (const taken of new Set([Math.max(part, count), count])) {
      const spending = { ...allowance, person, count: taken, at: this.now() };
      if (!(await this.store.spend(spending))) continue;
      this.#left.set(person, (this.#left.get(person) ?? 0) + taken - count);
      return true;
    }
    this.#refused.set(person, count);
    return false;
  }
}

const LOOKED_AT_EVERY = 60_000;

/** How much the store holds, and whether it is full. Read once a minute at most. */
export class StoreSpace {
  /** As it was last seen. */
  bytes = 0;
  /** What is left on the disk of the data folder; null where that can not be told. */
  diskFree: number | null = null;
  readonly look: () => Promise<void>;

  /** `most` in bytes; 0: as much as the disk has. */
  constructor(
    store: Store,
    private readonly most: number,
    folder: string,
    now: () => number,
  ) {
    this.look = cached(
      async () => {
        // A store that does not answer is not full: other limits hold, and its health says what is wrong.
        this.bytes = await store.size().catch(() => this.bytes);
        this.diskFree = await statfs(folder).then(
          ({ bavail, bsize }) => bavail * bsize,
          () => null,
        );
      },
      LOOKED_AT_EVERY,
      now,
    );
  }

  async isFull(): Promise<boolean> {
    if (this.most === 0) return false;
    await this.look();
    return this.bytes >= this.most;
  }
}
