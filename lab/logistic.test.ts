import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { chanceOf, fitLogistic, surpriseOf } from './logistic.ts';

const TRUE = [1.5, -0.7, 0];

function samples(count: number, seed: string) {
  const random = new FastRandom(seed);
  const lot = (): number => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: count }, () => {
    const features = TRUE.map(() => 4 * lot() - 2);
    return { features, outcome: lot() < chanceOf(TRUE, features) ? 1 : 0 };
  });
}

it('finds the weights that outcomes were drawn by', () => {
  const weights = fitLogistic(samples(8000, 'fit'));
  weights.forEach((weight, i) => expect(Math.abs(weight - TRUE[i]!)).toBeLessThan(0.1));
});

it('is less surprised by outcomes it has not seen than a coin', () => {
  const weights = fitLogistic(samples(500, 'fit'));
  const unseen = samples(2000, 'unseen');
  const outcomes = unseen.map(({ outcome }) => outcome);
  const chances = unseen.map(({ features }) => chanceOf(weights, features));
  expect(surpriseOf(chances, outcomes)).toBeLessThan(0.8);
  expect(surpriseOf(chances.fill(0.5), outcomes)).toBeCloseTo(1);
});

it('what always wins gets a weight that is large, not endless', () => {
  const [weight] = fitLogistic([-1, 1].map((x) => ({ features: [x], outcome: x > 0 ? 1 : 0 })));
  expect(weight).toBeGreaterThan(0.1);
  expect(weight).toBeLessThan(20);
});
