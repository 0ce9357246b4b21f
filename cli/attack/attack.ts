import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { USUAL_GAME } from '../command.ts';
import { metricOf, type Watched } from '../load/metrics.ts';
import { LoadTable, newTally } from '../load/table.ts';
import type { AttackName, Figures } from './programs.ts';
import type { AttackOrder } from './thread.ts';

/** Built beside the program. */
const THREAD = new URL('./attack-thread.js', import.meta.url);

export interface AttackReport {
  readonly attack: AttackName;
  /** Milliseconds from a neighbour's move to the last seat told, 99 of 100: calm, beside a busy program, attacked. */
  readonly calm: number;
  readonly busy: number;
  readonly attacked: number;
  /** How many times longer than beside the busy program. */
  readonly ratio: number;
  readonly megabytesMore: number;
  readonly socketsMore: number;
  /** Lines that the server cut off for sending too much or reading too little. */
  readonly cutOff: number;
  readonly figures: Figures;
}

/** What a stage did to a pair of neighbours who move every 30 ms. */
interface Stage {
  readonly p99: number;
  readonly figures: Figures;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const round = (value: number): number => Number(value.toFixed(1));

/** Two people at a table of their own. */
class Neighbours {
  readonly #tally = newTally();
  readonly #table: LoadTable;

  constructor(watched: Watched) {
    const plan = { ...watched, game: USUAL_GAME, tables: 1, seats: 2, settings: {}, seconds: 0 };
    this.#table = new LoadTable(
      { ...plan, every: 30, fuzz: 0, company: 0 },
      this.#tally,
      'neighbours',
    );
  }

  async come(): Promise<void> {
    await this.#table.set();
    this.#table.go();
  }

  async during(order: AttackOrder | null, seconds: number): Promise<Stage> {
    const from = this.#tally.times.length;
    let figures: Figures = {};
    if (order === null) await pause(seconds * 1000);
    else {
      const thread = new Worker(THREAD, { workerData: order });
      [figures] = (await once(thread, 'message')) as [Figures];
      await thread.terminate();
    }
    const times = this.#tally.times.slice(from).sort((a, b) => a - b);
    // Where nobody was answered all the time, the whole stage is the answer.
    const p99 = times[Math.floor((times.length - 1) * 0.99)] ?? seconds * 1000;
    return { p99: round(p99), figures };
  }

  leave(): void {
    this.#table.rest();
    this.#table.stop();
  }
}

async function numbersOf(watched: Watched) {
  const [memory, sockets, floods, slow] = (await Promise.all(
    ['memory_bytes', 'sockets', 'floods_total', 'slow_total'].map((name) =>
      metricOf(watched, name),
    ),
  )) as [number, number, number, number];
  return { memory, sockets, cutOff: floods + slow };
}

/** One attack for so many seconds, after as long without and as long beside a program that is only busy. */
export async function attack(
  watched: Watched,
  program: AttackName,
  { seconds, longGame }: Pick<AttackOrder, 'seconds' | 'longGame'>,
): Promise<AttackReport> {
  const url = watched.urls[0]!;
  const neighbours = new Neighbours(watched);
  await neighbours.come();
  const calm = await neighbours.during(null, seconds);
  const busy = await neighbours.during({ url, program: 'busy', seconds, longGame }, seconds);
  const before = await numbersOf(watched);
  const attacked = await neighbours.during({ url, program, seconds, longGame }, seconds);
  await pause(1500);
  const after = await numbersOf(watched);
  const report = {
    attack: program,
    calm: calm.p99,
    busy: busy.p99,
    attacked: attacked.p99,
    ratio: round(attacked.p99 / Math.max(1, busy.p99)),
    megabytesMore: round((after.memory - before.memory) / 1e6),
    socketsMore: after.sockets - before.sockets,
    cutOff: after.cutOff - before.cutOff,
    figures: attacked.figures,
  };
  neighbours.leave();
  return report;
}
