import { Worker } from 'node:worker_threads';
import { threadUrl } from '../threads.ts';
import { GroupCommit, type Appended } from './group.ts';
import type { Append, Store } from './store.ts';
import type { FromThread, ToThread } from './thread.ts';
import { WORK, type Method } from './work.ts';

type Plain = ToThread extends infer M ? (M extends ToThread ? Omit<M, 'id'> : never) : never;

const MOST_AT_ONCE = 1000;

/** The store in one SQLite file, in a thread: waiting for the disk must not stop the sockets. */
export class SqliteStore {
  readonly #thread: Worker;
  readonly #group = new GroupCommit(
    (appends) => this.#ask({ appends }) as Promise<Appended[]>,
    MOST_AT_ONCE,
  );
  readonly #calls = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >();
  #count = 0;
  /** Why the thread is gone, once it is. */
  #gone: Error | null = null;

  /** A store; its methods other than `append` are those of `WORK`, run in the thread. */
  static open(path: string): Store & SqliteStore {
    const store = new SqliteStore(path);
    const calls = Object.keys(WORK).map((method) => [
      method,
      (...args: unknown[]) => store.#ask({ method: method as Method, args }),
    ]);
    return Object.assign(store, Object.fromEntries(calls) as Pick<Store, Method>);
  }

  private constructor(path: string) {
    this.#thread = new Worker(threadUrl('store-thread'), { workerData: path });
    this.#thread.on('message', (message: FromThread) => {
      const call = this.#calls.get(message.id);
      this.#calls.delete(message.id);
      if ('error' in message) call?.reject(new Error(message.error));
      else call?.resolve(message.value);
    });
    this.#thread.on('error', (error) => this.#fail(error as Error));
    this.#thread.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  append(append: Append): Promise<Appended> {
    return this.#group.append(append);
  }

  /** How durable the live connection really is. */
  settings(): Promise<{ journal: string; synchronous: number }> {
    return this.#ask({ ask: 'settings' }) as Promise<{ journal: string; synchronous: number }>;
  }

  /** A whole copy in another file, while everybody plays on. */
  async backup(path: string): Promise<void> {
    await this.#ask({ backup: path });
  }

  async check(): Promise<void> {
    await this.settings();
  }

  async close(): Promise<void> {
    await this.#ask({ ask: 'close' });
    await this.#thread.terminate();
  }

  #ask(message: Plain): Promise<unknown> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      this.#calls.set(id, { resolve, reject });
      this.#thread.postMessage({ id, ...message });
    });
  }

  #fail(error: Error): void {
    this.#gone = error;
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
  }
}
