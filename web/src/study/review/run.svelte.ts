import {
  assemble,
  firstPass,
  type Review,
  type ReviewBudget,
  type ReviewTask,
  secondPass,
  type TaskResult,
  type Timeline,
  timelineOf,
} from '@tischlein/coach';
import { manifests } from '@tischlein/manifests';
import { type Game, type GameRecord, mustParse } from '@tischlein/kit';
import type { FromReviewer, ToReviewer } from './worker.ts';

/** One core stays free for the page. */
const threads = (): number => Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1);

/** Milliseconds between two updates of the result: not after every task. */
const REDRAW = 250;

/**
 * A review under way: a first pass over everything, then a closer look at what may matter. It can be left and gone on with
 * at any time, and what is known stays.
 */
export class ReviewRun {
  review = $state.raw<Review | null>(null);
  /** ReviewTasks done of this pass, and all of them. */
  progress = $state.raw({ done: 0, of: 1 });
  state = $state<'first' | 'second' | 'done' | 'stopped'>('stopped');
  /** The first pass is through: until then sums over the game would be of a part of it. */
  whole = $state(false);
  readonly timeline: Timeline;

  readonly #game: Game;
  readonly #seat: number;
  readonly #record: string;
  readonly #whenDone: (review: Review) => void;
  /** Threads, each with what it works on. */
  readonly #workers = new Map<Worker, ReviewTask | undefined>();
  readonly #done: TaskResult[] = [];
  #waiting: ReviewTask[] | null = null;
  #budget: ReviewBudget | null = null;
  #drawn = 0;

  /** `done` hears of it when both passes are through. */
  constructor(
    game: Game,
    record: GameRecord,
    text: string,
    seat: number,
    done: (review: Review) => void = () => {},
  ) {
    this.#game = game;
    this.#seat = seat;
    this.#record = text;
    this.#whenDone = done;
    this.timeline = mustParse(timelineOf(game, record));
  }

  /** Begins, or takes up again what was left. */
  async goOn(): Promise<void> {
    if (this.state !== 'stopped') return;
    this.state = this.whole ? 'second' : 'first';
    this.#budget ??= (await manifests[this.#game.name]!.coach!()).budget;
    if (this.state !== 'first' && this.state !== 'second') return;
    for (let i = this.#workers.size; i < threads(); i++)
      this.#workers.set(this.#thread(), undefined);
    if (this.#waiting === null)
      this.#give(firstPass(this.#game, this.timeline, this.#seat, this.#budget));
    else for (const worker of this.#workers.keys()) this.#next(worker);
  }

  readonly stop = (): void => {
    if (this.state === 'done' || this.state === 'stopped') return;
    this.#endThreads();
    this.state = 'stopped';
    this.#draw();
  };

  /** What was begun is done anew when it goes on. */
  #endThreads(): void {
    for (const [worker, task] of this.#workers) {
      worker.terminate();
      if (task) this.#waiting?.unshift(task);
    }
    this.#workers.clear();
  }

  #thread(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      this.#workers.set(worker, undefined);
      this.#hear(data.done);
      this.#next(worker);
    });
    const begun: ToReviewer = { type: 'record', record: this.#record, seat: this.#seat };
    worker.postMessage(begun);
    return worker;
  }

  #give(tasks: ReviewTask[]): void {
    this.progress = { done: 0, of: tasks.length };
    this.#waiting = tasks;
    if (tasks.length === 0) this.#finish();
    for (const [worker, task] of this.#workers) if (!task) this.#next(worker);
  }

  #next(worker: Worker): void {
    if (!this.#workers.has(worker) || this.#workers.get(worker)) return;
    const task = this.#waiting?.shift();
    this.#workers.set(worker, task);
    if (task !== undefined) worker.postMessage({ type: 'task', task } satisfies ToReviewer);
  }

  #hear(done: TaskResult): void {
    this.#done.push(done);
    const { of } = this.progress;
    this.progress = { done: this.progress.done + 1, of };
    if (this.progress.done < of) {
      if (performance.now() - this.#drawn > REDRAW) this.#draw();
      return;
    }
    this.#draw();
    if (this.state === 'second') return this.#finish();
    this.whole = true;
    this.state = 'second';
    this.#give(secondPass(this.review!, this.#budget!));
  }

  #finish(): void {
    this.state = 'done';
    this.#endThreads();
    if (this.review) this.#whenDone(this.review);
  }

  #draw(): void {
    this.#drawn = performance.now();
    this.review = assemble(this.#game, this.timeline, this.#seat, this.#done);
  }
}
