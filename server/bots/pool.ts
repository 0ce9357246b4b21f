import { Worker } from 'node:worker_threads';
import type { Question } from '@tischlein/table';
import { threadUrl } from '../threads.ts';

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly resolve: (move: string | null) => void;
}

/** Bots think here, off the event loop, so that no person's move waits for one. */
export class BotPool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  readonly #all = new Set<Worker>();
  #count = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** The longer the queue, the less each may think. */
  get strain(): number {
    return this.#queue.length / this.#size;
  }

  think(question: Question): Promise<string | null> {
    const budget = Math.max(1, Math.floor(question.ask.budget / (1 + this.strain)));
    const job = { ...question, ask: { ...question.ask, budget } };
    return new Promise((resolve) => {
      this.#queue.push({ id: this.#count++, question: job, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : undefined);
    if (thread === undefined) return;
    const job = this.#queue.shift()!;
    const done = (move: string | null): void => {
      thread.removeAllListeners();
      this.#idle.push(thread);
      job.resolve(move);
      this.#next();
    };
    thread.once('message', ({ move }: { move: string | null }) => done(move));
    thread.once('error', () => {
      this.#all.delete(thread);
      thread.removeAllListeners();
      job.resolve(job.question.ask.mayWait ? null : job.question.ask.legal[0]!);
      this.#next();
    });
    thread.postMessage({ id: job.id, question: job.question });
  }

  #start(): Worker {
    const thread = new Worker(threadUrl('bot-thread'));
    thread.unref();
    this.#all.add(thread);
    return thread;
  }
}
