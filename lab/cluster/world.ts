import { FastRandom } from '@tischlein/kit';

/** The first moment of every simulation, in milliseconds since 1970. */
export const START = 1_800_000_000_000;

interface Job {
  readonly at: number;
  readonly run: () => void;
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
  /** The soonest last. */
  readonly #jobs: Job[] = [];

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
    const jobs = this.#jobs;
    const job = { at: this.now + Math.max(0, ms), run };
    let [from, to] = [0, jobs.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (jobs[middle]!.at > job.at) from = middle + 1;
      else to = middle;
    }
    jobs.splice(from, 0, job);
    return () => {
      const at = jobs.indexOf(job);
      if (at >= 0) jobs.splice(at, 1);
    };
  }

  /** The first one counts: what follows from it is no news. */
  fail(promise: string, detail: string): void {
    this.failure ??= { promise, detail, at: this.now - START };
  }

  async runUntil(end: number): Promise<void> {
    while (this.#jobs.length > 0 && this.#jobs.at(-1)!.at <= end && this.failure === null) {
      const job = this.#jobs.pop()!;
      this.now = Math.max(this.now, job.at);
      this.steps += 1;
      job.run();
      await settled();
    }
    if (this.failure === null) this.now = end;
  }
}

/** When everything that can go on without time passing has. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
