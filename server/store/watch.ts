import { cached, every, type NodeClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from './store.ts';

const CHECK_KEPT_MS = 1000;
const LOOK_EVERY_MS = 5000;

/** Whether the store can be reached and written to. A line in the log says when it was lost, and when it was found. */
export class StoreWatch {
  readonly close: () => void;
  /** As it was last seen. */
  isUp = true;
  /** Whoever asks often does not make the disk write often. */
  readonly check: () => Promise<boolean>;

  constructor(
    store: Pick<Store, 'check' | 'heads'>,
    private readonly log: Log,
    clock: NodeClock,
  ) {
    const look = (asked: Promise<unknown>): Promise<boolean> =>
      asked.then(
        () => this.#saw(true),
        (error: Error) => this.#saw(false, error.message),
      );
    this.check = cached(() => look(store.check()), CHECK_KEPT_MS, clock.now);
    // While all is well it is only read: a disk may sleep while nobody plays.
    this.close = every(
      clock,
      LOOK_EVERY_MS,
      () => void (this.isUp ? look(store.heads([''])) : this.check()),
    );
  }

  #saw(isUp: boolean, error = ''): boolean {
    if (isUp !== this.isUp) {
      // Without `error`: losing and finding it are not gathered with others.
      if (isUp) this.log('store_found');
      else this.log('store_lost', { why: error });
    }
    this.isUp = isUp;
    return isUp;
  }
}
