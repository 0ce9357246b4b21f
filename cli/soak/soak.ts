import { readdirSync } from 'node:fs';
import { metricOf } from '../load/metrics.ts';
import { OWN_TOKEN, type OwnServer } from '../load/server.ts';
import { LoadTable, newTally, type LoadPlan } from '../load/table.ts';
import { Regulars } from './regulars.ts';
import { Visitors } from './visitors.ts';

export interface SoakPlan {
  readonly game: string;
  readonly seconds: number;
  readonly tables: number;
  /** Seconds between two looks at the server. */
  readonly every: number;
  /** Seconds between two kills of the server. */
  readonly killEvery: number;
}

/** One look at the server. */
export interface SoakSample {
  readonly seconds: number;
  readonly megabytes: number;
  readonly descriptors: number;
  readonly p99: number;
  readonly moves: number;
}

export interface SoakReport {
  readonly seconds: number;
  readonly moves: number;
  readonly kills: number;
  readonly refused: number;
  readonly visits: number;
  readonly deals: number;
  readonly samples: readonly SoakSample[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** People at tables, bots among themselves, watchers who come and go, a group of regulars, and a server that is killed now and then. */
export async function soak(
  own: OwnServer,
  plan: SoakPlan,
  progress: (sample: SoakSample) => void,
): Promise<SoakReport> {
  const { url } = own;
  const watched = { urls: [url], token: OWN_TOKEN };
  const tally = newTally();
  const seatPlan: LoadPlan = {
    ...watched,
    game: plan.game,
    tables: plan.tables,
    seats: 2,
    watchers: 0,
    settings: {},
    seconds: plan.seconds,
    warm: 0,
    every: 500,
    fuzz: 0,
    company: 0,
    memory: false,
  };
  let generation = 0;
  let tables: LoadTable[] = [];
  /** Everybody comes anew: after a kill the lines are gone, and with them who sat there. */
  const come = async (): Promise<void> => {
    generation += 1;
    for (const table of tables) {
      table.rest();
      table.stop();
    }
    tables = Array.from(
      { length: plan.tables },
      (_, i) => new LoadTable(seatPlan, tally, `soak ${generation} ${i}`),
    );
    for (const table of tables) await table.set();
    for (const table of tables) table.go();
  };
  await come();
  const visitors = new Visitors(url, plan.game);
  await visitors.come();
  const regulars = new Regulars(url, plan.game);
  await regulars.come();
  const samples: SoakSample[] = [];
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let kills = 0;
  for (let nextKill = plan.killEvery; passed() < plan.seconds;) {
    await pause(Math.min(plan.every, plan.seconds - passed()) * 1000);
    const times = tally.times.splice(0).sort((a, b) => a - b);
    const sample = {
      seconds: Math.round(passed()),
      megabytes: Math.round((await metricOf(watched, 'memory_bytes')) / 1e6),
      descriptors: descriptorsOf(own.pid),
      p99: Number((times[Math.floor((times.length - 1) * 0.99)] ?? 0).toFixed(1)),
      moves: tally.moves,
    };
    samples.push(sample);
    progress(sample);
    if (passed() < nextKill || plan.seconds - passed() < plan.every) continue;
    nextKill += plan.killEvery;
    kills += 1;
    await own.killAndRestart();
    await come();
    await visitors.come();
    await regulars.come();
  }
  for (const table of tables) {
    table.rest();
    table.stop();
  }
  visitors.leave();
  regulars.leave();
  const { moves, refused } = tally;
  const { visits } = visitors;
  const { deals } = regulars;
  return { seconds: Math.round(passed()), moves, kills, refused, visits, deals, samples };
}

/** Where the system shows them. */
function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
