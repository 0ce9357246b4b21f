import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { outsideFiles } from '@tischlein/server/outside';
import { Failure } from '../failure.ts';
import type { Match, Played } from './match.ts';
import { endPlayers } from './players.ts';

/** What a worker answers: the games of one batch in order, or a sentence; before that, the programs it started. */
export type Answer =
  | { readonly played: readonly Played[] }
  | { readonly failure: string }
  | { readonly started: number };

const THREAD = new URL('./match-thread.js', import.meta.url);
/** Quick games are not worth a message each; few batches leave threads idle at the end. */
const MAX_BATCH = 10;
const MIN_BATCHES_PER_THREAD = 8;

export const usualThreads = (): number => availableParallelism();

/** Worker threads that play matches. */
export class WorkerPool {
  readonly #workers: Worker[] = [];
  readonly #programs: { readonly process: number }[] = [];

  constructor(private readonly threads: number) {}

  /** Plays all of them, whoever is done first; a stop leaves out the rest. The first failure ends it all. */
  async play(
    matches: readonly Match[],
    stop: AbortSignal,
    onPlayed: (match: number, played: Played) => void,
  ): Promise<void> {
    const most = Math.ceil(matches.length / this.threads / MIN_BATCHES_PER_THREAD);
    const size = Math.min(MAX_BATCH, most);
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < matches.length && !stop.aborted) {
        const first = next;
        next += size;
        const played = await this.#ask(worker, matches.slice(first, next), stop);
        played.forEach((game, i) => onPlayed(first + i, game));
      }
    };
    while (this.#workers.length < Math.min(this.threads, matches.length))
      this.#workers.push(new Worker(THREAD, { workerData: outsideFiles() }));
    await Promise.all(this.#workers.map(work));
  }

  /** The games of a batch; none if a stop comes before. */
  #ask(worker: Worker, batch: readonly Match[], stop: AbortSignal): Promise<readonly Played[]> {
    return new Promise((resolve, reject) => {
      const stopped = (): void => resolve([]);
      const heard = (answer: Answer): void => {
        if ('started' in answer) return void this.#programs.push({ process: answer.started });
        worker.off('message', heard).off('error', reject);
        stop.removeEventListener('abort', stopped);
        if ('failure' in answer) reject(new Failure(answer.failure));
        else resolve(answer.played);
      };
      worker.on('message', heard).on('error', reject);
      stop.addEventListener('abort', stopped);
      worker.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    endPlayers(this.#programs);
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
