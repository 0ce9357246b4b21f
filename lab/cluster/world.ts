import { FastRandom } from '@tischlein/kit';

/** The first moment of every simulation, in milliseconds since 1970. */
export const START = 1_800_000_000_000;

interface Job {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isOff: boolean;
}

/** A promise of the product that did not hold. */
export interface Failure {
  readonly promise: string;
  readonly detail: string;
  /** Virtual milliseconds since the start. */
  readonly at: number;
}

/** Time that passes only when nothing else is to be done, and chance from a seed. */
export class World {
  now = START;
  failure: Failure | null = null;
  steps = 0;
  readonly #random: FastRandom;
  /** A binary heap, the soonest first. */
  readonly #jobs: Job[] = [];
  #order = 0;

  constructor(seed: string) {
    this.#random = new FastRandom(`cluster ${seed}`);
  }

  below(n: number): number {
    return this.#random.below(n);
  }

  chance(oneIn: number): boolean {
    return this.#random.below(oneIn) === 0;
  }

  /** Most messages take a moment, a few much longer. */
  latency(): number {
    return this.chance(40) ? 50 + this.below(400) : 1 + this.below(15);
  }

  later(ms: number, run: () => void): () => void {
    const job = { at: this.now + Math.max(0, ms), order: this.#order++, run, isOff: false };
    this.#push(job);
    return () => void (job.isOff = true);
  }

  /** The first one counts: what follows from it is no news. */
  fail(promise: string, detail: string): void {
    this.failure ??= { promise, detail, at: this.now - START };
  }

  async runUntil(end: number): Promise<void> {
    while (this.#jobs.length > 0 && this.#jobs[0]!.at <= end && this.failure === null) {
      const job = this.#pop();
      if (job.isOff) continue;
      this.now = Math.max(this.now, job.at);
      this.steps += 1;
      job.run();
      await settled();
    }
    if (this.failure === null) this.now = end;
  }

  #push(job: Job): void {
    const jobs = this.#jobs;
    let at = jobs.push(job) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(job, jobs[above]!)) break;
      jobs[at] = jobs[above]!;
      at = above;
    }
    jobs[at] = job;
  }

  #pop(): Job {
    const jobs = this.#jobs;
    const first = jobs[0]!;
    const last = jobs.pop()!;
    if (jobs.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= jobs.length) break;
      if (below + 1 < jobs.length && isBefore(jobs[below + 1]!, jobs[below]!)) below += 1;
      if (!isBefore(jobs[below]!, last)) break;
      jobs[at] = jobs[below]!;
      at = below;
    }
    jobs[at] = last;
    return first;
  }
}

const isBefore = (a: Job, b: Job): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** When everything that can go on without time passing has. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
