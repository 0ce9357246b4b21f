import { Worker } from 'node:worker_threads';
import type { Question } from '@tischlein/table';
import { threadUrl } from '../built.ts';

interface Job {
  readonly question: Question;
  /** Somebody waits for it. */
  readonly awaited: boolean;
  readonly resolve: (move: string | null) => void;
}

/** A bot that thinks to the end of its time has answered by then. */
const SURELY = 1.25;

/** Bots think here, off the event loop, so that no person's move waits for one. */
export class BotPool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  /** Every thread, with what it thinks about. */
  readonly #threads = new Map<Worker, Job | null>();
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** Bots that people wait for come before bots among themselves. */
  think(question: Question, awaited: boolean): Promise<string | null> {
    // The longer the queue, the less each may think.
    const strain = this.#queue.length / this.#size;
    const budget = Math.max(1, Math.floor(question.ask.budget / (1 + strain)));
    // Every answer takes as long, thought about or not: time tells nothing of the cards.
    const least = new Promise((resolve) =>
      setTimeout(resolve, question.ask.budget * SURELY).unref(),
    );
    const answer = new Promise<string | null>((resolve) => {
      const asked = { ...question, ask: { ...question.ask, budget } };
      const behind = awaited ? this.#queue.findIndex((job) => !job.awaited) : -1;
      const place = behind < 0 ? this.#queue.length : behind;
      this.#queue.splice(place, 0, { question: asked, awaited, resolve });
      this.#next();
    });
    return least.then(() => answer);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closed) return;
    const room = this.#threads.size < this.#size;
    const thread = this.#idle.pop() ?? (room ? this.#start() : undefined);
    if (thread === undefined) return;
    const job = this.#queue.shift()!;
    this.#threads.set(thread, job);
    thread.postMessage(job.question);
  }

  #start(): Worker {
    const thread = new Worker(threadUrl('bot-thread'));
    thread.on('message', (move: string | null) => {
      const job = this.#threads.get(thread);
      this.#threads.set(thread, null);
      this.#idle.push(thread);
      job?.resolve(move);
      this.#next();
    });
    thread.on('error', () => {
      const { question, resolve } = this.#threads.get(thread) ?? {};
      this.#threads.delete(thread);
      resolve?.(question!.ask.mayWait ? null : question!.ask.legal[0]!);
      this.#next();
    });
    thread.unref();
    return thread;
  }
}
