/** An attack in a thread of its own, so that it can hold up the server, but not the clients that measure. */
import { parentPort, workerData } from 'node:worker_threads';
import { PROGRAMS, type ProgramName } from './programs.ts';

export interface AttackOrder {
  readonly url: string;
  readonly program: ProgramName;
  readonly seconds: number;
  /** The table of a long game, where one is asked for. */
  readonly longGame: string | null;
}

const { url, program, seconds, longGame } = workerData as AttackOrder;
const end = performance.now() + seconds * 1000;
parentPort!.postMessage(await PROGRAMS[program](url, () => performance.now() > end, longGame));
