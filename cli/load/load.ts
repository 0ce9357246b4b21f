import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Company } from './company.ts';
import type { FuzzPlan } from './fuzz.ts';
import { metricOf } from './metrics.ts';
import { LoadTable, newTally, type LoadPlan, type LoadTally } from './table.ts';

export interface LoadReport {
  readonly tables: number;
  readonly seats: number;
  readonly watchers: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to the last line told. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Told to each seat and watcher for a move, before the socket's few bytes around it. */
  readonly bytesPerSeat: number;
  readonly refused: number;
  /** Moves never told, though there was time. */
  readonly lost: number;
  readonly broken: number;
  /** Of the server, or all its nodes: cores in use, microseconds of processor time a move, kilobytes for each table with its lines. */
  readonly cores: number;
  readonly microsPerMove: number;
  readonly kilobytesPerTable: number;
  /** Of this generator, which shares the machine: microseconds of processor time a move. */
  readonly loadMicrosPerMove: number;
  /** The same tables for as long again among bad neighbours: how many messages these sent, and the p99 then. */
  readonly fuzz?: { readonly messages: number; readonly p99: number };
  /** The same tables in turns with and without people who only look at open tables and at groups. */
  readonly company?: CompanyReport;
}

interface CompanyReport {
  /** How many look at the open tables; as many more are at the pages of groups. */
  readonly readers: number;
  /** Lists of open tables that they were told. */
  readonly told: number;
  readonly microsPerMove: { readonly without: number; readonly among: number };
  /** What they cost where nobody plays, divided by as many moves: their own lists and answers. */
  readonly ownMicrosPerMove: number;
  readonly p99: { readonly without: number; readonly among: number };
}

/** Built beside the program. */
const FUZZ = new URL('./fuzz-thread.js', import.meta.url);
const AT_ONCE = 20;
const LAST_MOVES = 1000;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays this many tables for this many seconds against a running server. It stops by itself. */
export async function runLoad(
  plan: LoadPlan,
  progress: (text: string) => void,
): Promise<LoadReport> {
  const tally = newTally();
  const { tables: count, seats, watchers, seconds, warm, every } = plan;
  const tables = Array.from({ length: count }, (_, i) => new LoadTable(plan, tally, `load ${i}`));
  const set = async (first: number, end: number): Promise<void> => {
    for (let from = first; from < end; from += AT_ONCE) {
      if (from % 200 === 0) progress(`setting tables: ${from} of ${count}`);
      const some = tables.slice(from, Math.min(from + AT_ONCE, end));
      await Promise.all(some.map((table) => table.set()));
    }
  };
  const first = plan.memory ? Math.floor(count / 5) : 0;
  await set(0, first);
  const few = await metricOf(plan, 'memory_bytes');
  await set(first, count);
  const full = await metricOf(plan, 'memory_bytes');
  const ownCores = plan.company > 0 ? await coresOfCompany(plan, progress) : 0;
  for (const [i, table] of tables.entries()) setTimeout(() => table.go(), (i * every) / count);
  if (warm > 0) progress(`playing for ${warm} seconds before the clock starts`);
  await rest(warm * 1000);
  const cpu = await metricOf(plan, 'cpu_seconds_total');
  progress(`playing at ${count} tables for ${seconds} seconds`);
  const start = performance.now();
  const ownBefore = process.cpuUsage();
  const [bytesBefore, movesBefore] = [tally.bytes, tally.moves];
  tally.times.length = 0;
  await rest(seconds * 1000);
  const moves = tally.moves - movesBefore;
  const bytes = tally.bytes - bytesBefore;
  const own = process.cpuUsage(ownBefore);
  const time = (performance.now() - start) / 1000;
  const used = (await metricOf(plan, 'cpu_seconds_total')) - cpu;
  const calm = sorted(tally.times);
  const fuzz = plan.fuzz > 0 ? await amongFuzz(plan, tally, progress) : undefined;
  const company =
    plan.company > 0 ? await amongCompany(plan, tally, ownCores, progress) : undefined;
  for (const table of tables) table.rest();
  await rest(LAST_MOVES);
  const underWay = tables.filter((table) => table.stop()).length;
  return {
    tables: count,
    seats,
    watchers,
    seconds: round(time, 1),
    moves,
    movesPerSecond: Math.round(moves / time),
    p50: round(at(calm, 0.5), 2),
    p99: round(at(calm, 0.99), 2),
    max: round(at(calm, 1), 2),
    bytesPerSeat: Math.round(bytes / moves / (seats + watchers)),
    refused: tally.refused,
    lost: underWay,
    broken: tally.broken,
    cores: round(used / time, 2),
    microsPerMove: Math.round((used * 1e6) / moves),
    kilobytesPerTable: round((full - few) / 1024 / (count - first), 1),
    loadMicrosPerMove: Math.round((own.user + own.system) / moves),
    ...(fuzz && { fuzz }),
    ...(company && { company }),
  };
}

async function amongFuzz(
  { urls, fuzz: lines, seconds }: LoadPlan,
  tally: LoadTally,
  progress: (text: string) => void,
): Promise<LoadReport['fuzz'] & object> {
  const workerData: FuzzPlan = { url: urls[0]!, lines };
  const fuzz = new Worker(FUZZ, { workerData });
  progress(`the same among ${lines} bad neighbours`);
  // Nothing is measured before they have come. Also an error of the thread ends the wait for its first or last word.
  await once(fuzz, 'message');
  const lastWord = once(fuzz, 'message') as Promise<[number]>;
  const from = tally.times.length;
  await Promise.race([rest(seconds * 1000), lastWord]);
  fuzz.postMessage('stop');
  const [messages] = await lastWord;
  await fuzz.terminate();
  return { messages, p99: round(at(sorted(tally.times.slice(from)), 0.99), 2) };
}

const TURNS = 4;

/** Processor time a second that people who only look on cost a server where nobody plays. */
async function coresOfCompany(plan: LoadPlan, progress: (text: string) => void): Promise<number> {
  progress(`${plan.company} look on while nobody plays`);
  const idle = await cpuFor(plan, plan.seconds / 2);
  const company = new Company(plan.urls[0]!, plan.game);
  await company.come(plan.company);
  const among = await cpuFor(plan, plan.seconds / 2);
  company.go();
  await rest(LAST_MOVES);
  return (2 * (among - idle)) / plan.seconds;
}

async function cpuFor(plan: LoadPlan, seconds: number): Promise<number> {
  const before = await metricOf(plan, 'cpu_seconds_total');
  await rest(seconds * 1000);
  return (await metricOf(plan, 'cpu_seconds_total')) - before;
}

/** In turns, so that what else the machine does meets both alike; who comes and goes is not measured. */
async function amongCompany(
  plan: LoadPlan,
  tally: LoadTally,
  ownCores: number,
  progress: (text: string) => void,
): Promise<CompanyReport> {
  const measured = {
    without: { cpu: 0, moves: 0, times: [0] },
    among: { cpu: 0, moves: 0, times: [0] },
  };
  const measure = async (kind: keyof typeof measured): Promise<void> => {
    const sum = measured[kind];
    const [from, moves] = [tally.times.length, tally.moves];
    sum.cpu += await cpuFor(plan, plan.seconds / TURNS);
    sum.moves += tally.moves - moves;
    for (const time of tally.times.slice(from)) sum.times.push(time);
  };
  let told = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    progress(`in turns without and among ${plan.company} who look on: ${turn + 1} of ${TURNS}`);
    await measure('without');
    const company = new Company(plan.urls[0]!, plan.game);
    await company.come(plan.company);
    await measure('among');
    company.go();
    told += company.told;
    await rest(LAST_MOVES);
  }
  const each = <T>(of: (sum: typeof measured.among) => T): { without: T; among: T } => ({
    without: of(measured.without),
    among: of(measured.among),
  });
  return {
    readers: plan.company,
    told,
    microsPerMove: each(({ cpu, moves }) => Math.round((cpu * 1e6) / moves)),
    ownMicrosPerMove: Math.round((ownCores * plan.seconds * 1e6) / measured.among.moves),
    p99: each(({ times }) => round(at(sorted(times), 0.99), 2)),
  };
}

const sorted = (times: readonly number[]): Float64Array => Float64Array.from(times).sort();
const at = (times: Float64Array, share: number): number =>
  times[Math.floor((times.length - 1) * share)] ?? 0;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));
