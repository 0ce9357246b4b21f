import { FastRandom } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { pairedBound } from './judge.ts';

const random = new FastRandom('bounds');
/** Wins and losses of two moves in the same worlds: the difference is −1, 0 or 1. */
const draws = (count: number, up: number, down: number): number[] =>
  Array.from({ length: count }, () => {
    const lot = random.below(1000) / 1000;
    return lot < up ? 1 : lot < up + down ? -1 : 0;
  });

describe('a bound in paired worlds', () => {
  it('lies above the truth once in a hundred, not more', () => {
    const tries = 4000;
    let above = 0;
    for (let i = 0; i < tries; i++)
      if (pairedBound(draws(200, 0.2, 0.15), 1).atLeast > 0.05) above += 1;
    expect(above / tries).toBeLessThan(0.017);
    expect(above / tries).toBeGreaterThan(0.003);
  });

  it('asks for more with more comparisons, and says nothing of one world', () => {
    const seen = draws(400, 0.3, 0.1);
    expect(pairedBound(seen, 5).atLeast).toBeLessThan(pairedBound(seen, 1).atLeast);
    expect(pairedBound([1], 1).atLeast).toBe(Number.NEGATIVE_INFINITY);
  });
});
