import { cached } from './cached.ts';
import type { Store } from './store/store.ts';

const LOOKED_AT_EVERY = 60_000;

/** How much the store holds, and whether it is full. Read once a minute at most. */
export class StoreSpace {
  /** As it was last seen. */
  bytes = 0;
  readonly #most: number;
  readonly look: () => Promise<void>;

  /** `most` in bytes; 0: as much as the disk has. */
  constructor(store: Store, most: number, now: () => number) {
    this.#most = most;
    this.look = cached(
      async () => {
        // A store that does not answer is not full: other limits hold, and its health says what is wrong.
        this.bytes = await store.size().catch(() => this.bytes);
      },
      LOOKED_AT_EVERY,
      now,
    );
  }

  async isFull(): Promise<boolean> {
    if (this.#most === 0) return false;
    await this.look();
    return this.bytes >= this.#most;
  }
}
