import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { threadUrl } from '../workers.ts';
import {
  BatchCommit,
  NamedStore,
  readsOnly,
  StoreUnavailable,
  type Call,
  type Outcome,
} from './store.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';

type Plain = ToThread extends infer M ? (M extends ToThread ? Omit<M, 'id'> : never) : never;

const WRITE_BACK_EVERY_MS = 60_000;
const MAX_APPENDS = 1000;
/** Few enough that moves never wait for long behind them. */
const MAX_CALLS = 50;

/**
 * The store in one SQLite file, in a thread: waiting for the disk must not stop the sockets. Moves, reads and other writes
 * gather each by themselves, and of each only one batch is under way: so a move waits at most for one batch of the others.
 */
export class SqliteStore extends NamedStore {
  readonly #path: string;
  readonly #thread: Worker;
  readonly #appends = this.#callsTogether(MAX_APPENDS);
  readonly #reads = this.#callsTogether(MAX_CALLS);
  readonly #writes = this.#callsTogether(MAX_CALLS);
  readonly #asked = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >();
  readonly #underWay = new Set<Promise<unknown>>();
  #closing = false;
  #count = 0;
  /** Why the thread is gone, once it is. */
  #gone: Error | null = null;

  constructor(path: string, writeBackEveryMs = WRITE_BACK_EVERY_MS) {
    super();
    this.#path = path;
    const workerData: ThreadData = { path, writeBackEveryMs };
    this.#thread = new Worker(threadUrl('store-thread'), { workerData });
    this.#thread.on('message', (message: FromThread) => {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if ('error' in message) asked?.reject(new StoreUnavailable(message.error));
      else asked?.resolve(message.value);
    });
    this.#thread.on('error', (error) => this.#fail((error as Error).message));
    this.#thread.on('exit', () => this.#fail('the store is closed'));
  }

  /** How durable the live connection really is. */
  settings(): Promise<{ journal: string; synchronous: number }> {
    return this.#ask({ ask: 'settings' });
  }

  override check(): Promise<void> {
    return this.#whileOpen(() => this.#ask<void>({ ask: 'check' }));
  }

  override async size(): Promise<number> {
    const bytes = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const free = await this.#ask<number>({ ask: 'free' });
    return bytes(this.#path) + bytes(`${this.#path}-wal`) - free;
  }

  /**
   * What was asked for before is still done and answered. The thread ends by itself: ended from outside in the middle of
   * a call, the driver takes the whole process along.
   */
  override async close(): Promise<void> {
    this.#closing = true;
    await Promise.allSettled(this.#underWay);
    const ended = new Promise<void>((resolve) => this.#thread.once('exit', () => resolve()));
    const closed = this.#ask({ ask: 'close' });
    this.#gone ??= new StoreUnavailable('the store is closed');
    await closed;
    await ended;
  }

  protected call(call: Call): Promise<unknown> {
    const writes = call.method === 'append' ? this.#appends : this.#writes;
    return this.#whileOpen(() => (readsOnly(call) ? this.#reads : writes).add(call));
  }

  #whileOpen<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#closing) return Promise.reject(new StoreUnavailable('the store is closed'));
    const asked = ask();
    const answered = (): void => void this.#underWay.delete(asked);
    this.#underWay.add(asked);
    asked.then(answered, answered);
    return asked;
  }

  #callsTogether(most: number): BatchCommit<Call, unknown> {
    return new BatchCommit((calls) => this.#ask<Outcome<unknown>[]>({ calls }), most);
  }

  #ask<T>(message: Plain): Promise<T> {
    const id = this.#count++;
    return new Promise<unknown>((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      this.#asked.set(id, { resolve, reject });
      this.#thread.postMessage({ id, ...message });
    }) as Promise<T>;
  }

  #fail(why: string): void {
    this.#gone ??= new StoreUnavailable(why);
    for (const { reject } of this.#asked.values()) reject(this.#gone);
    this.#asked.clear();
  }
}
