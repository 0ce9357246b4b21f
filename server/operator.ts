import type { Order } from '@tischlein/api/admin';
import { every, type NodeClock } from './clock.ts';
import type { Log } from './log.ts';
import type { Store } from './store/store.ts';

const LOOK_EVERY_MS = 2000;

interface OperatorPorts extends NodeClock {
  readonly store: Pick<Store, 'orders'>;
  readonly log: Log;
  /** Somebody may be kept out from now on. */
  readonly banned: () => void;
}

/** What whoever runs the server has said, as this node knows it: read again every two seconds, for all nodes. */
export class Operator {
  readonly close: () => void;
  #people: ReadonlySet<string> = new Set();
  #addresses: ReadonlySet<string> = new Set();
  /** Shown on all pages; null: nothing. */
  notice: string | null = null;
  /** This node takes no new tables any more, and stops when nobody plays. */
  isDraining = false;

  constructor(private readonly ports: OperatorPorts) {
    this.close = every(ports, LOOK_EVERY_MS, () => void this.look());
    void this.look();
  }

  get bansPeople(): boolean {
    return this.#people.size > 0;
  }

  bansAddress(address: string): boolean {
    return this.#addresses.has(address);
  }

  bans(person: string, address: string): boolean {
    return this.#people.has(person) || this.bansAddress(address);
  }

  async look(): Promise<void> {
    const { store, log, banned } = this.ports;
    try {
      const orders = await store.orders();
      const of = (what: Order['what']): Order[] => orders.filter((order) => order.what === what);
      this.notice = of('notice')[0]?.text ?? null;
      const whomOf = (what: Order['what']) => new Set(of(what).map(({ whom }) => whom));
      this.#people = whomOf('person');
      this.#addresses = whomOf('address');
      if (this.#people.size + this.#addresses.size > 0) banned();
    } catch (error) {
      log('orders_read_failed', { error: (error as Error).message });
    }
  }
}
