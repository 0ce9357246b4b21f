/** Plays tables against a running server and measures it, alone and beside scenarios. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pause } from './client.ts';
import { IdleClients, type Figures, type ScenarioName } from './scenarios.ts';
import { metricOf, type OwnServer, type Watched } from './server.ts';
import { LoadTable, Tally, type TablePlan } from './table.ts';
import type { Order } from './thread.ts';

export interface LoadPlan extends TablePlan, Watched {
  readonly tables: number;
  readonly seconds: number;
  /** Seconds of play before the clock starts: a program that just began is still being compiled. */
  readonly warm: number;
  /** How many badly behaved connections join, after an equally long time without them. */
  readonly fuzz: number;
  /** How many pages only look on. */
  readonly company: number;
  /** Count what a table takes between a fifth of them and all: what the program itself takes falls out. */
  readonly memory: boolean;
  /** Compared with calm and with a busy program, in turns. */
  readonly scenarios: readonly ScenarioName[];
  readonly rounds: number;
  /** They go on beside all of it. */
  readonly beside: readonly ScenarioName[];
  /** Seconds between two looks at the server, and between two kills of it; 0: none. */
  readonly look: number;
  readonly killEvery: number;
  readonly own: OwnServer | null;
}

/** A load under way: what is played, what is counted, and who hears how far it is. */
interface Running {
  readonly plan: LoadPlan;
  readonly tally: Tally;
  readonly progress: (text: string) => void;
}

export interface Sample {
  readonly seconds: number;
  readonly megabytes: number;
  readonly descriptors: number;
  readonly p99: number;
  readonly moves: number;
}

const THREAD = new URL('./load-thread.js', import.meta.url);
const AT_ONCE = 20;
const LAST_MOVES_MS = 1000;
/** A server that was killed has so long until its tables are played on. */
const GOES_ON_MS = 120_000;
const TURNS = 4;
/** Connections of a scenario that has many. */
const CONNECTIONS = 10;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const at = (times: readonly number[], share: number): number | undefined =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];
const p99 = (times: readonly number[]): number => round(at(times, 0.99) ?? 0, 2);

async function figuresOf(
  { urls, own }: LoadPlan,
  scenario: ScenarioName,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Figures> {
  const longGame = own?.longGame ?? null;
  const order: Order = { scenario, url: urls[0]!, seconds, connections, longGame };
  const thread = new Worker(THREAD, { workerData: order });
  const [figures] = (await once(thread, 'message')) as [Figures];
  await thread.terminate();
  return figures;
}

/** It stops by itself. */
export async function runLoad(plan: LoadPlan, progress: Running['progress']) {
  const tally = new Tally();
  const running = { plan, tally, progress };
  const { tables: count, seats, watchers, seconds, warm, every } = plan;
  const tables = Array.from({ length: count }, (_, i) => new LoadTable(plan, tally, `load ${i}`));
  const set = async (first: number, end: number): Promise<void> => {
    for (let from = first; from < end; from += AT_ONCE) {
      if (from % 200 === 0) progress(`setting tables: ${from} of ${count}`);
      await Promise.all(
        tables.slice(from, Math.min(from + AT_ONCE, end)).map((table) => table.set()),
      );
    }
  };
  const first = plan.memory ? Math.floor(count / 5) : 0;
  await set(0, first);
  const few = await metricOf(plan, 'memory_bytes');
  await set(first, count);
  const full = await metricOf(plan, 'memory_bytes');
  const ownCores = plan.company > 0 ? await coresOfIdle(running) : 0;
  for (const [i, table] of tables.entries()) setTimeout(() => table.go(), (i * every) / count);
  if (warm > 0) progress(`playing for ${warm} seconds before the clock starts`);
  await pause(warm * 1000);
  const beside = Promise.all(plan.beside.map((name) => figuresOf(plan, name, seconds)));
  // What goes wrong there is told when it is waited for.
  beside.catch(() => {});
  const cpu = await metricOf(plan, 'cpu_seconds_total');
  progress(`playing at ${count} tables for ${seconds} seconds`);
  const start = performance.now();
  const ownBefore = process.cpuUsage();
  Object.assign(tally, { moves: 0, bytes: 0, times: [] });
  const { samples, kills } = await watched(running);
  const { moves, bytes } = tally;
  const generator = process.cpuUsage(ownBefore);
  const time = (performance.now() - start) / 1000;
  const used = kills > 0 ? NaN : (await metricOf(plan, 'cpu_seconds_total')) - cpu;
  const times = [...tally.times];
  const figures = await beside;
  const fuzz = plan.fuzz > 0 ? await amongBadFrames(running) : undefined;
  const company = plan.company > 0 ? await amongIdle(running, ownCores) : undefined;
  const scenarios = [];
  for (const name of plan.scenarios) scenarios.push(await inTurns(running, name));
  for (const table of tables) table.rest();
  await pause(LAST_MOVES_MS);
  const lost = tables.filter((table) => table.stop()).length;
  return {
    tables: count,
    seats,
    watchers,
    seconds: round(time, 1),
    moves,
    movesPerSecond: Math.round(moves / time),
    p50: round(at(times, 0.5) ?? 0, 2),
    p99: p99(times),
    max: round(at(times, 1) ?? 0, 2),
    /** Snapshot to each seat and watcher for a move, before the socket's few bytes around it. */
    bytesPerSeat: Math.round(bytes / moves / (seats + watchers)),
    refused: tally.refused,
    /** Moves never told, though there was time. */
    lost,
    broken: tally.broken,
    /** Of the server, or all its nodes. */
    cores: round(used / time, 2),
    microsPerMove: Math.round((used * 1e6) / moves),
    kilobytesPerTable: round((full - few) / 1024 / (count - first), 1),
    /** Of this generator, which shares the machine. */
    loadMicrosPerMove: Math.round((generator.user + generator.system) / moves),
    ...(fuzz && { fuzz }),
    ...(company && { company }),
    ...(scenarios.length > 0 && { scenarios }),
    ...(figures.length > 0 && {
      beside: Object.fromEntries(plan.beside.map((name, i) => [name, figures[i]!])),
    }),
    ...(plan.look > 0 && { kills, samples }),
  };
}

/** The time that is measured, with looks at the server, which is killed now and then and starts again. */
async function watched({ plan, tally, progress }: Running) {
  const { seconds, look, killEvery, own } = plan;
  const samples: Sample[] = [];
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let seen = 0;
  let kills = 0;
  while (passed() < seconds) {
    await pause(Math.min(look || seconds, seconds - passed()) * 1000);
    if (look === 0) break;
    const times = tally.times.slice(seen);
    seen = tally.times.length;
    const megabytes = Math.round((await metricOf(plan, 'memory_bytes')) / 1e6);
    const descriptors = own === null ? 0 : readdirSync(`/proc/${own.pid}/fd`).length;
    const at = Math.round(passed());
    samples.push({ seconds: at, megabytes, descriptors, p99: p99(times), moves: tally.moves });
    progress(`${at} s: ${megabytes} MB, ${descriptors} descriptors, p99 ${p99(times)} ms`);
    if (own === null || killEvery === 0 || passed() < (kills + 1) * killEvery) continue;
    if (seconds - passed() < look) continue;
    kills += 1;
    await own.killAndRestart();
    await goesOn(tally);
  }
  return { samples, kills };
}

/** Once a move has come through again, however slow the machine. */
async function goesOn(tally: Tally): Promise<void> {
  const before = tally.moves;
  const end = performance.now() + GOES_ON_MS;
  while (tally.moves === before && performance.now() < end) await pause(50);
}

async function amongBadFrames({ plan, tally, progress }: Running) {
  progress(`the same among ${plan.fuzz} bad neighbours`);
  const from = tally.times.length;
  const { messages = 0 } = await figuresOf(plan, 'badFrames', plan.seconds, plan.fuzz);
  return { messages, p99: p99(tally.times.slice(from)) };
}

async function cpuFor(plan: LoadPlan, seconds: number): Promise<number> {
  const before = await metricOf(plan, 'cpu_seconds_total');
  await pause(seconds * 1000);
  return (await metricOf(plan, 'cpu_seconds_total')) - before;
}

/** Processor time a second that people who only look on cost a server where nobody plays. */
async function coresOfIdle({ plan, progress }: Running): Promise<number> {
  progress(`${plan.company} look on while nobody plays`);
  const idle = await cpuFor(plan, plan.seconds / 2);
  const company = await IdleClients.come(plan.urls[0]!, plan.company);
  const among = await cpuFor(plan, plan.seconds / 2);
  company.go();
  await pause(LAST_MOVES_MS);
  return (2 * (among - idle)) / plan.seconds;
}

/** In turns, so that what else the machine does meets both alike; who comes and goes is not measured. */
async function amongIdle({ plan, tally, progress }: Running, ownCores: number) {
  const nothing = () => ({ cpu: 0, moves: 0, times: [] as number[] });
  const sums = { without: nothing(), among: nothing() };
  const measure = async (sum: ReturnType<typeof nothing>): Promise<void> => {
    const [from, moves] = [tally.times.length, tally.moves];
    sum.cpu += await cpuFor(plan, plan.seconds / TURNS);
    sum.moves += tally.moves - moves;
    sum.times = [...sum.times, ...tally.times.slice(from)];
  };
  let told = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    progress(`in turns without and among ${plan.company} who look on: ${turn + 1} of ${TURNS}`);
    await measure(sums.without);
    const company = await IdleClients.come(plan.urls[0]!, plan.company);
    await measure(sums.among);
    company.go();
    told += company.told;
    await pause(LAST_MOVES_MS);
  }
  const each = (of: (sum: typeof sums.among) => number) => ({
    without: of(sums.without),
    among: of(sums.among),
  });
  return {
    readers: plan.company,
    /** Lists of open tables that they were told. */
    told,
    microsPerMove: each(({ cpu, moves }) => Math.round((cpu * 1e6) / moves)),
    /** What they cost where nobody plays, divided by as many moves: their own lists and answers. */
    ownMicrosPerMove: Math.round((ownCores * plan.seconds * 1e6) / sums.among.moves),
    p99: each(({ times }) => p99(times)),
  };
}

/** What a stage did to those who play, and what the disk took meanwhile. */
interface Stage {
  readonly wait: number;
  readonly sync: number;
}

const waitsOf = (stages: readonly Stage[]) => {
  const waits = stages.map(({ wait }) => wait);
  const syncs = stages.map(({ sync }) => sync);
  return {
    middle: round(at(waits, 0.5)!, 1),
    least: round(Math.min(...waits), 1),
    most: round(Math.max(...waits), 1),
    /** p99 of the disk's own syncs meanwhile: the median of all rounds. */
    sync: round(at(syncs, 0.5)!, 1),
  };
};

/**
 * A scenario, compared with the same time in calm and the same time beside a program that is only busy: the p99 of those
 * who play. They take turns, and the median of all rounds counts: a disk has slow moments that no attack caused.
 */
async function inTurns({ plan, tally, progress }: Running, scenario: ScenarioName) {
  progress(`beside ${scenario}, in turns with calm`);
  const { seconds, rounds } = plan;
  const stages: Record<'calm' | 'busy' | 'attacked', Stage[]> = {
    calm: [],
    busy: [],
    attacked: [],
  };
  let figures: Figures = {};
  const during = async (program: Promise<unknown>): Promise<Stage> => {
    const from = tally.times.length;
    const syncs = await syncTimes(plan.own!.data, program);
    // If nothing was answered, the whole stage counts as the wait.
    const wait = at(tally.times.slice(from), 0.99) ?? seconds * 1000;
    return { wait, sync: at(syncs, 0.99)! };
  };
  const before = await numbersOf(plan);
  for (let turn = 0; turn < rounds; turn++) {
    stages.calm.push(await during(pause(seconds * 1000)));
    stages.busy.push(await during(figuresOf(plan, 'busy', seconds)));
    const run = figuresOf(plan, scenario, seconds);
    stages.attacked.push(await during(run));
    figures = await run;
    // What is still under way is not the next round's.
    await pause(500);
  }
  await pause(LAST_MOVES_MS);
  const after = await numbersOf(plan);
  const busy = waitsOf(stages.busy);
  const attacked = waitsOf(stages.attacked);
  return {
    scenario,
    calm: waitsOf(stages.calm),
    busy,
    attacked,
    /** Median under attack divided by the median beside the busy program. */
    ratio: round(attacked.middle / Math.max(1, busy.middle), 1),
    megabytesMore: round((after.memory - before.memory) / 1e6, 1),
    socketsMore: after.sockets - before.sockets,
    /** Connections that the server cut off for sending too much or reading too little. */
    cutOff: after.cutOff - before.cutOff,
    /** Of the last round. */
    figures,
  };
}

async function numbersOf(plan: LoadPlan) {
  const memory = await metricOf(plan, 'memory_bytes');
  const sockets = await metricOf(plan, 'sockets');
  const floods = await metricOf(plan, 'floods_total');
  return { memory, sockets, cutOff: floods + (await metricOf(plan, 'slow_total')) };
}

/** What a disk takes to sync one page, asked for all the while: a slow disk makes moves slow, attack or none. */
async function syncTimes(folder: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const file = await open(join(folder, 'synced'), 'w');
  const ended = new AbortController();
  const untilEnd = until.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const from = performance.now();
    await file.write(Buffer.alloc(4096), 0, 4096, 0);
    await file.datasync();
    times.push(performance.now() - from);
    await Promise.race([untilEnd, pause(100)]);
  }
  await file.close();
  return times;
}
