import { describe, expect, it } from 'vitest';
import { exp } from './exp.ts';

describe('exp', () => {
  it('is exact where the answer is', () => {
    expect(exp(0)).toBe(1);
  });

  it('lies within a few last digits of the true value', () => {
    for (let i = -400; i <= 400; i++) {
      const x = i / 20;
      expect(Math.abs(exp(x) / Math.exp(x) - 1), `exp(${x})`).toBeLessThan(2e-15);
    }
  });

  // Written down once: another engine that gives another digit is found out here.
  it.each([
    [-3.7, '0.024723526470339388'],
    [1, '2.7182818284590455'],
    [10, '22026.465794806718'],
  ])('of %d is %s to the last digit', (x, text) => expect(`${exp(x)}`).toBe(text));
});
