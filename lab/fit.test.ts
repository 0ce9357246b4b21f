import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { effectsOf, leastSquares } from './fit.ts';

it('least squares finds the line that was drawn', () => {
  const rows = [0, 1, 2, 3, 4].map((x) => [1, x, 0]);
  const { weights } = leastSquares(
    rows,
    rows.map(([, x]) => 3 + 2 * x!),
  );
  expect(weights[0]).toBeCloseTo(3);
  expect(weights[1]).toBeCloseTo(2);
  // A column that never varies says nothing.
  expect(weights[2]).toBe(0);
});

it('rules and pairs that do something are found in noise, and nothing else is', () => {
  const random = new FastRandom('effects');
  const rules = ['a=true', 'b=true', 'c=true', 'd=x', 'd=y'];
  const seen = Array.from({ length: 4000 }, () => {
    const on = rules.slice(0, 3).filter(() => random.below(2) === 0);
    if (random.below(2) === 0) on.push(random.below(2) === 0 ? 'd=x' : 'd=y');
    const has = (rule: string): number => (on.includes(rule) ? 1 : 0);
    const noise = (random.below(2001) - 1000) / 100;
    const value = 50 + 6 * has('a=true') - 4 * has('d=y') + 5 * has('a=true') * has('b=true');
    return { rules: on, value: value + noise };
  });
  const { base, effects } = effectsOf(seen, rules);
  expect(Math.abs(base - 50)).toBeLessThan(1);
  expect(Object.keys(effects).sort()).toEqual(['a=true', 'a=true+b=true', 'b=true', 'd=y']);
  expect(Math.abs(effects['a=true']! - 6)).toBeLessThan(1.2);
  expect(Math.abs(effects['d=y']! + 4)).toBeLessThan(1.2);
  expect(Math.abs(effects['a=true+b=true']! - 5)).toBeLessThan(1.5);
});

it('a small effect is found beside a large one that scatters more, and a pair that is known among few observations', () => {
  const random = new FastRandom('scatter');
  const rules = ['a=true', 'b=true', 'c=true'];
  const seen = Array.from({ length: 60 }, () => {
    const on = rules.filter(() => random.below(2) === 0);
    const has = (rule: string): number => (on.includes(rule) ? 1 : 0);
    const mean = 2 + 30 * has('a=true') + 3 * has('b=true') + 40 * has('a=true') * has('c=true');
    return { rules: on, value: (mean * (500 + random.below(1001))) / 1000 };
  });
  const pair = 'a=true+c=true';
  const { effects } = effectsOf(seen, rules, { counts: true, known: [pair] });
  expect(Math.abs(effects['b=true']! - 3)).toBeLessThan(1);
  expect(Math.abs(effects[pair]! - 40)).toBeLessThan(12);
  expect(effectsOf(seen, rules).effects['b=true']).toBeUndefined();
});

it('few observations prove no pair', () => {
  const random = new FastRandom('few');
  const rules = ['a=true', 'b=true', 'c=true', 'd=true', 'e=true', 'f=true'];
  const seen = Array.from({ length: 100 }, () => ({
    rules: rules.filter(() => random.below(2) === 0),
    value: random.below(100),
  }));
  expect(Object.keys(effectsOf(seen, rules).effects).filter((name) => /[+]/.test(name))).toEqual(
    [],
  );
});
