import type { QuestionContext, Question } from '@tischlein/table';
import { outsideFiles } from '../outside.ts';
import { threadUrl, WorkerPool } from '../workers.ts';

/** What a thread says: the best move so far, and whether that was all. */
export interface Thought {
  readonly move: string | null;
  readonly done: boolean;
}

/** A bot that thinks to the end of its time has answered by then. */
const GRACE_FACTOR = 1.25;

/**
 * Bots think here, off the event loop, so that no person's move waits for one. When an answer comes is settled when the
 * question is asked: thought about or not, it comes then, neither sooner nor later, with the best move so far. It is
 * late only where no thread was free to begin by then.
 */
export class BotPool {
  readonly #pool: WorkerPool<Question, Thought>;

  constructor(
    private readonly size: number,
    thread = threadUrl('bot-thread'),
  ) {
    this.#pool = new WorkerPool(thread, size, outsideFiles);
  }

  /** Bots that people wait for come before bots among themselves. */
  think(question: Question, { awaited }: Pick<QuestionContext, 'awaited'>): Promise<string | null> {
    const { ask } = question;
    // The longer the queue, the less each may think.
    const strain = this.#pool.waiting / this.size;
    const budget = Math.max(1, Math.floor(ask.budget / (1 + strain)));
    return new Promise((answer) => {
      /** The best move so far; undefined while there is none. */
      let move: string | null | undefined;
      let isDue = false;
      const answerIfDue = (): void => void (isDue && move !== undefined && answer(move));
      setTimeout(() => {
        isDue = true;
        answerIfDue();
      }, ask.budget * GRACE_FACTOR).unref();
      const hear = (thought: Thought): void => {
        move = thought.move;
        answerIfDue();
      };
      this.#pool
        .do({ ...question, ask: { ...ask, budget } }, { isUrgent: awaited, hear })
        .catch(() => hear({ move: move ?? (ask.mayWait ? null : ask.legal[0]!), done: true }));
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
