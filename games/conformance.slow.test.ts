import { mustParse, parseRecord } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { games, testings } from './all.testing.ts';
import { conformWatched } from './watched.testing.ts';

const EFFORT = Number(process.env['EFFORT']);
/** Two minutes without a single move: not even a crowded machine is so slow. */
const PATIENCE = 120_000;

/**
 * How many games are played, how many moments are between two looks of the costly checks, and how many looks and
 * comparisons with hidden cards swapped there are at least: in the normal run, and at full EFFORT (MOW at each moment; UNO
 * and UWO are sampled there too, each would take hours).
 */
const RUNS: { readonly [game: string]: { readonly normal: Run; readonly full: Run } } = {
  mow: {
    normal: { games: 800, every: 60, looks: 1500, compared: 11_000 },
    full: { games: 2000, every: 1, looks: 230_000, compared: 1_500_000 },
  },
  uno: {
    normal: { games: 600, every: 600, looks: 330, compared: 2200 },
    full: { games: 5000, every: 150, looks: 10_000, compared: 60_000 },
  },
  uwo: {
    normal: { games: 250, every: 200, looks: 200, compared: 600 },
    full: { games: 2000, every: 30, looks: 16_000, compared: 48_000 },
  },
};

interface Run {
  readonly games: number;
  readonly every: number;
  readonly looks: number;
  readonly compared: number;
}

describe('every game of the registry keeps the contract', () => {
  it('has its test support and its run', () => {
    expect(Object.keys(testings)).toEqual(Object.keys(games));
    expect(Object.keys(RUNS)).toEqual(Object.keys(games));
  });

  it.each(Object.keys(games))('%s', async (name) => {
    const run = EFFORT >= 20 ? RUNS[name]!.full : RUNS[name]!.normal;
    const effort = { seed: `conformance of ${name}`, games: run.games, every: run.every };
    const report = await conformWatched({ name, effort }, PATIENCE);
    console.log(`${name}: ${JSON.stringify(report)}`);
    expect(report.looks).toBeGreaterThanOrEqual(run.looks);
    expect(report.compared).toBeGreaterThanOrEqual(run.compared);
  });

  it('a move that never ends is found, with the seed and the moves that lead there', async () => {
    const effort = { seed: 'endless', games: 1, every: 1_000_000 };
    const stopped = async (patience: number): Promise<string> => {
      const run = conformWatched({ name: 'mow', effort, endlessAfter: 7 }, patience);
      const found = await run.then(() => 'nothing is found', String);
      // A crowded machine may not come that far in time.
      return found.includes('after 8 moves') || patience > 60_000 ? found : stopped(4 * patience);
    };
    const fault = await stopped(2000);
    expect(fault).toMatch(/mow: no progress in \d+ ms\nseed "endless 0", after 8 moves/);
    // Those that were played, and the one that hangs.
    const { moves } = mustParse(parseRecord(fault.slice(fault.indexOf('tischlein 1'))));
    expect(moves).toHaveLength(8);
  });
});
