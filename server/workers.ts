import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The folder of the built program: this file lies in it once it is built itself. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../dist/node/' : './', import.meta.url);

export const threadUrl = (name: string): URL => new URL(`${name}.js`, PROGRAM);

/** This package, seen from the built program and from its source alike. */
export const PACKAGE = fileURLToPath(new URL('../../', PROGRAM));
/** The pages that came along. */
export const PAGES = fileURLToPath(new URL('../../web/dist', PROGRAM));

interface Job<Task, Said> {
  readonly task: Task;
  readonly isUrgent: boolean;
  readonly hear: (said: Said) => void;
  readonly fail: (error: Error) => void;
}

/** Threads that do one task after the other. Of each they may say several things; the last one is `done`. */
export class WorkerPool<Task, Said extends { readonly done: boolean }> {
  readonly #queue: Job<Task, Said>[] = [];
  /** Every thread, with what it does; null: nothing. */
  readonly #threads = new Map<Worker, Job<Task, Said> | null>();
  #isClosed = false;

  /** `data` is what each thread is handed when it begins. */
  constructor(
    private readonly thread: URL,
    private readonly size = 1,
    private readonly data: () => unknown = () => null,
  ) {}

  /** Tasks for which no thread was free yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Urgent tasks come before the others. Answers the last thing said; rejects where the thread broke down. */
  do(
    task: Task,
    { isUrgent = false, hear = () => {} }: Partial<Pick<Job<Task, Said>, 'isUrgent' | 'hear'>> = {},
  ): Promise<Said> {
    return new Promise((resolve, fail) => {
      const hearAll = (said: Said): void => {
        hear(said);
        if (said.done) resolve(said);
      };
      const behind = isUrgent ? this.#queue.findIndex((other) => !other.isUrgent) : -1;
      const at = behind < 0 ? this.#queue.length : behind;
      this.#queue.splice(at, 0, { task, isUrgent, hear: hearAll, fail });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#isClosed) return;
    const hasRoom = this.#threads.size < this.size;
    const [idle] = [...this.#threads].find(([, job]) => job === null) ?? [];
    const thread = idle ?? (hasRoom ? this.#start() : undefined);
    if (thread === undefined) return;
    const job = this.#queue.shift()!;
    this.#threads.set(thread, job);
    thread.ref();
    thread.postMessage(job.task);
  }

  #start(): Worker {
    const thread = new Worker(this.thread, { workerData: this.data() });
    thread.on('message', (said: Said) => {
      const job = this.#threads.get(thread)!;
      if (said.done) {
        this.#threads.set(thread, null);
        // Who has nothing to do keeps no process alive.
        thread.unref();
      }
      job.hear(said);
      this.#next();
    });
    thread.on('error', (error) => {
      const job = this.#threads.get(thread);
      this.#threads.delete(thread);
      job?.fail(error as Error);
      this.#next();
    });
    return thread;
  }
}
