import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { duplicateChance } from './chance.ts';
import { barText } from './progress.ts';
import { estimate, interval } from './stats.ts';

it('nineteen intervals of twenty hold the truth', () => {
  const random = new FastRandom('intervals');
  let held = 0;
  for (let i = 0; i < 1000; i++) {
    const { low, high } = estimate(Array.from({ length: 200 }, () => random.below(2)));
    if (low <= 0.5 && high >= 0.5) held += 1;
  }
  expect(held).toBeGreaterThan(925);
  expect(held).toBeLessThan(975);
});

it('a few games that all ended alike prove little', () => {
  expect(interval(estimate([1]))).toBe('100.0 % (0.0 to 100.0)');
  expect(interval(estimate([0.5, 0.5]))).toBe('50.0 % (0.0 to 100.0)');
  expect(interval(estimate(Array.from({ length: 100 }, () => 1)))).toBe('100.0 % (97.0 to 100.0)');
});

it('an interval of shares stays within them', () => {
  expect(interval({ mean: 0.99, low: 0.97, high: 1.01 })).toBe('99.0 % (97.0 to 100.0)');
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
