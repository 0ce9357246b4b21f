import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { wholePoints } from './review.ts';

it('whole points add up to the whole, each less than one away from its share', () => {
  const random = new FastRandom('rounding');
  for (let i = 0; i < 500; i++) {
    const some = [0, 0, 0].map(() => random.below(2000) / 1000 - 1);
    const result = [0, 0.5, 1][random.below(3)]!;
    const shares = [...some, result - some.reduce((a, b) => a + b)];
    const points = wholePoints(shares);
    expect(points.reduce((a, b) => a + b)).toBe(result * 100);
    points.forEach((point, k) => expect(Math.abs(point - shares[k]! * 100)).toBeLessThan(1));
  }
});
