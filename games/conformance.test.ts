import { conform } from '@tischlein/kit/conformance';
import { describe, expect, it } from 'vitest';
import { testings } from './all.testing.ts';
import { games } from './index.ts';

const EFFORT = Number(process.env['EFFORT']);

/**
 * How many games are played, and how many moments are between two looks of the costly checks: in the normal run, and
 * at full EFFORT (MOW at each moment; UNO and UWO are sampled there too, each would take hours).
 */
const RUNS: { readonly [game: string]: { readonly normal: Run; readonly full: Run } } = {
  mow: { normal: { games: 2000, every: 150 }, full: { games: 2000, every: 1 } },
  uno: { normal: { games: 1500, every: 1500 }, full: { games: 5000, every: 150 } },
  uwo: { normal: { games: 500, every: 600 }, full: { games: 2000, every: 30 } },
};

interface Run {
  readonly games: number;
  readonly every: number;
}

describe('every game of the registry keeps the contract', () => {
  it('has its test support and its run', () => {
    expect(Object.keys(testings)).toEqual(Object.keys(games));
    expect(Object.keys(RUNS)).toEqual(Object.keys(games));
  });

  it.each(Object.keys(games))('%s', (name) => {
    const run = EFFORT >= 20 ? RUNS[name]!.full : RUNS[name]!.normal;
    const report = conform(games[name]!, testings[name]!, {
      seed: `conformance of ${name}`,
      ...run,
    });
    console.log(`${name}: ${JSON.stringify(report)}`);
    expect(report.games).toBe(run.games);
  });
});
