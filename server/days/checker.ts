import { Worker } from 'node:worker_threads';
import { threadUrl } from '../built.ts';
import type { Checked } from './check.ts';
import type { ToCheck } from './thread.ts';

interface Job extends ToCheck {
  readonly answer: (checked: Checked | null) => void;
}

/** More do not wait: they are told to come back. */
const MAX_WAITING = 30;

/** Records of the day, played again one after the other in a thread of their own. */
export class DayChecker {
  readonly #queue: Job[] = [];
  #thread: Worker | null = null;
  #at: Job | null = null;

  /** Null where too many wait already. */
  check(date: string, record: string): Promise<Checked | null> {
    if (this.#queue.length >= MAX_WAITING) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#queue.push({ date, record, answer });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #next(): void {
    const job = this.#at === null ? this.#queue.shift() : undefined;
    if (job === undefined) return;
    this.#at = job;
    this.#thread ??= this.#start();
    this.#thread.postMessage({ date: job.date, record: job.record } satisfies ToCheck);
  }

  #start(): Worker {
    const thread = new Worker(threadUrl('day-thread'));
    thread.on('message', (checked: Checked) => this.#done(checked));
    thread.on('error', (error) => {
      this.#thread = null;
      this.#done({ fault: (error as Error).message });
    });
    thread.unref();
    return thread;
  }

  #done(checked: Checked): void {
    const job = this.#at;
    this.#at = null;
    job?.answer(checked);
    this.#next();
  }
}
