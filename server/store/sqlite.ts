import { statSync } from 'node:fs';
import { threadUrl, WorkerPool } from '../workers.ts';
import {
  BatchCommit,
  NamedStore,
  readsOnly,
  StoreUnavailable,
  type Call,
  type Outcome,
} from './store.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';

const WRITE_BACK_EVERY_MS = 60_000;
const MAX_APPENDS = 1000;
/** Few enough that moves never wait for long behind them. */
const MAX_CALLS = 50;

/**
 * The store in one SQLite file, in a thread: waiting for the disk must not stop the sockets. Moves, reads and other writes
 * gather each by themselves, and of each only one batch is under way: so a move waits at most for one batch of the others.
 */
export class SqliteStore extends NamedStore {
  readonly #thread: WorkerPool<ToThread, FromThread>;
  readonly #appends = this.#callsTogether(MAX_APPENDS);
  readonly #reads = this.#callsTogether(MAX_CALLS);
  readonly #writes = this.#callsTogether(MAX_CALLS);
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosing = false;

  constructor(
    private readonly path: string,
    writeBackEveryMs = WRITE_BACK_EVERY_MS,
  ) {
    super();
    const data: ThreadData = { path, writeBackEveryMs };
    this.#thread = new WorkerPool(threadUrl('store-thread'), 1, () => data);
  }

  /** How durable the live connection really is. */
  settings(): Promise<{ journal: string; synchronous: number }> {
    return this.#whileOpen(() => this.#ask({ ask: 'settings' }));
  }

  override check(): Promise<void> {
    return this.#whileOpen(() => this.#ask({ ask: 'check' }));
  }

  override async size(): Promise<number> {
    const bytes = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    const free = await this.#whileOpen(() => this.#ask<number>({ ask: 'free' }));
    return bytes(this.path) + bytes(`${this.path}-wal`) - free;
  }

  /** What was asked for before is still done and answered: ended in the middle of a call, the driver takes the process along. */
  override async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled(this.#underWay);
    await this.#ask({ ask: 'close' });
    await this.#thread.close();
  }

  protected call(call: Call): Promise<unknown> {
    const writes = call.method === 'append' ? this.#appends : this.#writes;
    return this.#whileOpen(() => (readsOnly(call) ? this.#reads : writes).add(call));
  }

  #whileOpen<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#isClosing) return Promise.reject(new StoreUnavailable('the store is closed'));
    const asked = ask();
    const answered = (): void => void this.#underWay.delete(asked);
    this.#underWay.add(asked);
    asked.then(answered, answered);
    return asked;
  }

  #callsTogether(most: number): BatchCommit<Call, unknown> {
    return new BatchCommit((calls) => this.#ask<Outcome<unknown>[]>({ calls }), most);
  }

  async #ask<T>(task: ToThread): Promise<T> {
    const said = await this.#thread.do(task).catch(({ message }: Error) => ({ error: message }));
    if ('error' in said) throw new StoreUnavailable(said.error);
    return said.value as T;
  }
}
