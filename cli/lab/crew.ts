import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { outsideFiles } from '@tischlein/server/outside';
import { Failure } from '../failure.ts';
import type { Fixture, Played } from './fixture.ts';

/** What a worker answers: the games of one batch in order, or a sentence; before that, the programs it started. */
export type Answer =
  | { readonly played: readonly Played[] }
  | { readonly failure: string }
  | { readonly started: number };

/** Fixtures that are played one after the other on one thread. */
export type Batch = readonly Fixture[];

const WORKER = new URL('./lab-worker.js', import.meta.url);

export const usualThreads = (): number => availableParallelism();

/** A listener to the work. */
export interface Follower {
  /** A batch is done: its place in the list, and how many are done by now. */
  onBatch(done: number, batch: number, played: readonly Played[]): void;
  /** Once aborted, no further batch is waited for. */
  readonly stop: AbortSignal;
}

/**
 * Plays all batches on this many threads and answers in the order of the batches, whoever was done first; those that a
 * stop came before are left out. The first failure ends it all.
 */
export async function playAll(
  batches: readonly Batch[],
  threads: number,
  { onBatch, stop }: Follower,
): Promise<Played[][]> {
  const results: (Played[] | undefined)[] = batches.map(() => undefined);
  const programs: number[] = [];
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: Math.min(threads, batches.length) },
    () => new Worker(WORKER, { workerData: outsideFiles() }),
  );
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let mine = -1;
      const give = (): void => {
        if (stop.aborted || next === batches.length) return resolve();
        mine = next++;
        worker.postMessage(batches[mine]);
      };
      worker.on('message', (answer: Answer) => {
        if ('started' in answer) return void programs.push(answer.started);
        if ('failure' in answer) return reject(new Failure(answer.failure));
        results[mine] = [...answer.played];
        onBatch(++done, mine, answer.played);
        give();
      });
      worker.on('error', reject);
      stop.addEventListener('abort', () => resolve());
      give();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    programs.forEach(end);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results.filter((played) => played !== undefined);
}

function end(program: number): void {
  try {
    process.kill(program);
  } catch {
    // It has ended by itself.
  }
}
