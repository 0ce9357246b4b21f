import { conform } from '@tischlein/kit/conformance';
import { describe, expect, it } from 'vitest';
import { testings } from './all.testing.ts';
import { games } from './index.ts';

const EFFORT = Number(process.env['EFFORT']);

/** Games in the normal run; the costly checks look at one moment in `every`, and with more EFFORT at each. */
const RUNS: { readonly [game: string]: { readonly games: number; readonly every: number } } = {
  mow: { games: 2000, every: 300 },
};

describe('every game of the registry keeps the contract', () => {
  it('has its test support and its run', () => {
    expect(Object.keys(testings)).toEqual(Object.keys(games));
    expect(Object.keys(RUNS)).toEqual(Object.keys(games));
  });

  it.each(Object.keys(games))('%s', (name) => {
    const { games: count, every } = RUNS[name]!;
    const report = conform(games[name]!, testings[name]!, {
      seed: `conformance of ${name}`,
      games: count,
      every: EFFORT > 1 ? Math.max(1, Math.floor(every / EFFORT)) : every,
    });
    console.log(`${name}: ${JSON.stringify(report)}`);
    expect(report.games).toBe(count);
  });
});
