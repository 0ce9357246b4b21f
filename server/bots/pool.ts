import { Worker } from 'node:worker_threads';
import type { QuestionContext, Question } from '@tischlein/table';
import { threadUrl } from '../built.ts';
import { outsideFiles } from '../outside.ts';

/** What a thread says: the best move so far, and whether it still thinks. */
export interface Thought {
  readonly move: string | null;
  readonly done: boolean;
}

interface Job {
  readonly question: Question;
  /** Somebody waits for it. */
  readonly awaited: boolean;
  readonly answer: (move: string | null) => void;
  /** Its time has come. */
  due: boolean;
  /** The best move so far; undefined while there is none. */
  move: string | null | undefined;
}

/** A bot that thinks to the end of its time has answered by then. */
const SURELY = 1.25;

/**
 * Bots think here, off the event loop, so that no person's move waits for one. When an answer comes is settled when the
 * question is asked: thought about or not, it comes then, neither sooner nor later, with the best move so far. It is
 * late only where no thread was free to begin by then.
 */
export class BotPool {
  readonly #size: number;
  readonly #thread: URL;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  /** Every thread, with what it thinks about. */
  readonly #threads = new Map<Worker, Job | null>();
  #closed = false;

  constructor(size: number, thread = threadUrl('bot-thread')) {
    this.#size = size;
    this.#thread = thread;
  }

  /** Bots that people wait for come before bots among themselves. */
  think(question: Question, { awaited }: Pick<QuestionContext, 'awaited'>): Promise<string | null> {
    // The longer the queue, the less each may think.
    const strain = this.#queue.length / this.#size;
    const budget = Math.max(1, Math.floor(question.ask.budget / (1 + strain)));
    const asked = { ...question, ask: { ...question.ask, budget } };
    const wait = question.ask.budget * SURELY;
    return new Promise((answer) => {
      const job: Job = { question: asked, awaited, answer, due: false, move: undefined };
      const behind = awaited ? this.#queue.findIndex((other) => !other.awaited) : -1;
      this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, job);
      setTimeout(() => {
        job.due = true;
        answerIfDue(job);
      }, wait).unref();
      this.#next();
    });
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
    const thread = new Worker(this.#thread, { workerData: outsideFiles() });
    thread.on('message', ({ move, done }: Thought) => {
      const job = this.#threads.get(thread)!;
      job.move = move;
      answerIfDue(job);
      if (!done) return;
      this.#threads.set(thread, null);
      this.#idle.push(thread);
      this.#next();
    });
    thread.on('error', () => {
      const job = this.#threads.get(thread);
      this.#threads.delete(thread);
      if (job) {
        const { mayWait, legal } = job.question.ask;
        job.move ??= mayWait ? null : legal[0]!;
        answerIfDue(job);
      }
      this.#next();
    });
    thread.unref();
    return thread;
  }
}

function answerIfDue(job: Job): void {
  if (job.due && job.move !== undefined) job.answer(job.move);
}
