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
import type { FromReviewer, ToReviewer } from './messages.ts';

/** One core stays free for the page. */
const threads = (): number => Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1);

/** Milliseconds between two updates of the result: not after every task. */
const REDRAW = 250;

/**
 * A review under way: a first pass over everything, then a closer look at what may matter. It can be stopped at any
 * time, and what is known stays.
 */
export class ReviewRun {
  review = $state.raw<Review | null>(null);
  /** ReviewTasks done of this pass, and all of them. */
  progress = $state.raw({ done: 0, of: 1 });
  state = $state<'first' | 'second' | 'done' | 'stopped'>('first');
  /** The first pass is through: until then sums over the game would be of a part of it. */
  whole = $state(false);
  readonly timeline: Timeline;

  readonly #game: Game;
  readonly #seat: number;
  readonly #workers: Worker[];
  readonly #done: TaskResult[] = [];
  #waiting: ReviewTask[] = [];
  #budget: ReviewBudget | null = null;
  #drawn = 0;

  constructor(game: Game, record: GameRecord, text: string, seat: number) {
    this.#game = game;
    this.#seat = seat;
    this.timeline = mustParse(timelineOf(game, record));
    this.#workers = Array.from({ length: threads() }, () => this.#thread(text));
    void this.#begin();
  }

  async #begin(): Promise<void> {
    this.#budget = (await manifests[this.#game.name]!.coach!()).budget;
    if (this.state === 'first')
      this.#give(firstPass(this.#game, this.timeline, this.#seat, this.#budget));
  }

  stop(): void {
    this.close();
    if (this.state !== 'done') this.state = 'stopped';
    this.#draw();
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate();
  }

  #thread(record: string): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      this.#hear(data.done);
      this.#next(worker);
    });
    worker.postMessage({ t: 'record', record, seat: this.#seat } satisfies ToReviewer);
    return worker;
  }

  #give(tasks: ReviewTask[]): void {
    this.progress = { done: 0, of: tasks.length };
    this.#waiting = tasks;
    if (tasks.length === 0) this.#finish();
    for (const worker of this.#workers) this.#next(worker);
  }

  #next(worker: Worker): void {
    const task = this.#waiting.shift();
    if (task !== undefined) worker.postMessage({ t: 'task', task } satisfies ToReviewer);
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
    this.close();
  }

  #draw(): void {
    this.#drawn = performance.now();
    this.review = assemble(this.#game, this.timeline, this.#seat, this.#done);
  }
}
