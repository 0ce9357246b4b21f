import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { USUAL_GAME } from '../command.ts';
import { metricOf, type Watched } from '../load/metrics.ts';
import { LoadTable, newTally } from '../load/table.ts';
import { syncTimes } from './disk.ts';
import type { AttackName, Figures } from './programs.ts';
import type { AttackOrder } from './thread.ts';

/** Built beside the program. */
const THREAD = new URL('./attack-thread.js', import.meta.url);

/**
 * p99 of the milliseconds from a neighbour's move until the last seat is told of it: median, lowest and highest of all
 * rounds.
 */
interface Waits {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
  /** p99 of the disk's own syncs meanwhile: the median of all rounds. */
  readonly sync: number;
}

export interface AttackReport {
  readonly attack: AttackName;
  readonly calm: Waits;
  readonly busy: Waits;
  readonly attacked: Waits;
  /** Median under attack divided by the median beside the busy program. */
  readonly ratio: number;
  readonly megabytesMore: number;
  readonly socketsMore: number;
  /** Lines that the server cut off for sending too much or reading too little. */
  readonly cutOff: number;
  /** Of the last round. */
  readonly figures: Figures;
}

export interface AttackPlan extends Pick<AttackOrder, 'seconds' | 'longGame'> {
  /** How often it is measured in each state, in turn: calm, beside a busy program, attacked. */
  readonly rounds: number;
  /** Where the server keeps its store. */
  readonly data: string;
}

/** What a stage did to a pair of neighbours, and what the disk took meanwhile. */
interface Stage {
  readonly wait: number;
  readonly sync: number;
  readonly figures: Figures;
}

const EVERY = 30;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const round = (value: number): number => Number(value.toFixed(1));
const at = (times: readonly number[], share: number): number | undefined =>
  [...times].sort((a, b) => a - b)[Math.round((times.length - 1) * share)];

/** Two people at a table of their own who move every 30 ms. */
class Neighbours {
  readonly #tally = newTally();
  readonly #table: LoadTable;

  constructor(watched: Watched) {
    const plan = {
      ...watched,
      game: USUAL_GAME,
      tables: 1,
      seats: 2,
      watchers: 0,
      settings: {},
      seconds: 0,
      warm: 0,
    };
    this.#table = new LoadTable(
      { ...plan, every: EVERY, fuzz: 0, company: 0, memory: false },
      this.#tally,
      'neighbours',
    );
  }

  async come(): Promise<void> {
    await this.#table.set();
    this.#table.go();
  }

  async during(order: AttackOrder | null, { seconds, data }: AttackPlan): Promise<Stage> {
    const from = this.#tally.times.length;
    const end = order === null ? pause(seconds * 1000).then(() => ({})) : figuresOf(order);
    const syncs = await syncTimes(data, end);
    // If nothing was answered, the whole stage counts as the wait.
    const wait = at(this.#tally.times.slice(from), 0.99) ?? seconds * 1000;
    return { wait, sync: at(syncs, 0.99)!, figures: await end };
  }

  leave(): void {
    this.#table.rest();
    this.#table.stop();
  }
}

async function figuresOf(order: AttackOrder): Promise<Figures> {
  const thread = new Worker(THREAD, { workerData: order });
  const [figures] = (await once(thread, 'message')) as [Figures];
  await thread.terminate();
  return figures;
}

function waitsOf(stages: readonly Stage[]): Waits {
  const waits = stages.map(({ wait }) => wait);
  const syncs = stages.map(({ sync }) => sync);
  return {
    middle: round(at(waits, 0.5)!),
    least: round(Math.min(...waits)),
    most: round(Math.max(...waits)),
    sync: round(at(syncs, 0.5)!),
  };
}

async function numbersOf(watched: Watched) {
  const [memory, sockets, floods, slow] = (await Promise.all(
    ['memory_bytes', 'sockets', 'floods_total', 'slow_total'].map((name) =>
      metricOf(watched, name),
    ),
  )) as [number, number, number, number];
  return { memory, sockets, cutOff: floods + slow };
}

/**
 * One attack, compared with the same time in calm and the same time beside a program that is only busy. They take
 * turns, and the median of all rounds counts: a disk has slow moments that no attack caused.
 */
export async function attack(
  watched: Watched,
  program: AttackName,
  plan: AttackPlan,
): Promise<AttackReport> {
  const { seconds, longGame, rounds } = plan;
  const order = { url: watched.urls[0]!, seconds, longGame };
  const neighbours = new Neighbours(watched);
  await neighbours.come();
  const [calm, busy, attacked]: [Stage[], Stage[], Stage[]] = [[], [], []];
  const before = await numbersOf(watched);
  for (let turn = 0; turn < rounds; turn++) {
    calm.push(await neighbours.during(null, plan));
    busy.push(await neighbours.during({ ...order, program: 'busy' }, plan));
    attacked.push(await neighbours.during({ ...order, program }, plan));
    // What is still under way is not the next round's.
    await pause(500);
  }
  await pause(1000);
  const after = await numbersOf(watched);
  neighbours.leave();
  const [beside, under] = [waitsOf(busy), waitsOf(attacked)];
  return {
    attack: program,
    calm: waitsOf(calm),
    busy: beside,
    attacked: under,
    ratio: round(under.middle / Math.max(1, beside.middle)),
    megabytesMore: round((after.memory - before.memory) / 1e6),
    socketsMore: after.sockets - before.sockets,
    cutOff: after.cutOff - before.cutOff,
    figures: attacked.at(-1)!.figures,
  };
}
