import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { duplicateChance } from './match.ts';
import { barText } from './progress.ts';
import { splitList, splitWords } from '../text.ts';
import { interval, shareEstimate } from './stats.ts';

/** How many of 1000 intervals over so many deals of two games hold the share that was played with. */
function held(share: number, deals: number): number {
  const random = new FastRandom(`intervals ${share} ${deals}`);
  const won = (): number => (random.below(1000) < 1000 * share ? 1 : 0);
  return Array.from({ length: 1000 }, () =>
    shareEstimate(Array.from({ length: deals }, () => (won() + won()) / 2)),
  ).filter(({ low, high }) => low <= share && high >= share).length;
}

it.each([
  [0.5, 200],
  [0.5, 10],
  [0.5, 5],
  [0.9, 10],
  [0.98, 200],
  [0.98, 20],
  [0.02, 200],
])('nineteen intervals of twenty hold a share of %s over %s deals', (share, deals) => {
  expect(held(share, deals)).toBeGreaterThan(930);
});

it('an interval of many deals is no wider than it must be', () => {
  expect(held(0.5, 200)).toBeLessThan(975);
});

it('a few deals that all ended alike prove little, and no share leaves 0 to 1', () => {
  expect(interval(shareEstimate([1]))).toBe('100.0 % (0.0 to 100.0)');
  expect(interval(shareEstimate([0.5, 0.5]))).toMatch(/^50.0 % \([0-3]\.\d to 9[6-9]\.\d\)$/);
  expect(interval(shareEstimate(Array.from({ length: 100 }, () => 1)))).toBe(
    '100.0 % (96.2 to 100.0)',
  );
  for (const deals of [
    [0, 1],
    [1, 1],
    [0, 0.5],
    [0, 0, 0, 1],
  ]) {
    const { low, high } = shareEstimate(deals);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  }
});

it('lists and command lines are cut outside of quotes and braces', () => {
  expect(splitList('hard,exec:"a b --x 1,2",{"a":[1,2]},easy')).toEqual([
    'hard',
    'exec:"a b --x 1,2"',
    '{"a":[1,2]}',
    'easy',
  ]);
  expect(splitWords(`python3 'my bots/x.py'  --layers=64,64`)).toEqual([
    'python3',
    'my bots/x.py',
    '--layers=64,64',
  ]);
});

it('the n-th need of chance is the same stream, however many moves lie between', () => {
  const draws = (moves: readonly number[]): number[] => {
    const chance = duplicateChance('deal');
    return moves.flatMap((move) => {
      const random = chance(move);
      return [random.below(1000), random.below(1000)];
    });
  };
  expect(draws([0, 3, 9])).toEqual(draws([0, 5, 6]));
  expect(draws([0, 3]).slice(0, 2)).not.toEqual(draws([0, 3]).slice(2));
});

it('the bar says how far it is', () => {
  expect(barText('hard against easy', 50, 100, 2000)).toMatch(
    /^hard against easy █{15}░{15} 50 of 100, 2 s left$/,
  );
});
