import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { delayOf } from './due.ts';

const drawn = (
  level: string,
  does: 'thinks' | 'reacts',
  pace = 1000,
): { least: number; most: number } => {
  const random = new FastRandom('manners');
  const all = Array.from({ length: 3000 }, () => delayOf(level, does, pace, random));
  return { least: Math.min(...all), most: Math.max(...all) };
};

it('stronger bots think and react sooner, each within its span', () => {
  expect(drawn('easy', 'thinks').least).toBeGreaterThanOrEqual(1000);
  expect(drawn('easy', 'reacts').most).toBeGreaterThan(4000);
  expect(drawn('hard', 'thinks').most).toBeLessThanOrEqual(1650);
  expect(drawn('hard', 'reacts').least).toBeLessThan(drawn('medium', 'reacts').least);
});

it('an unknown bot behaves as usual, and without a pace nobody waits', () => {
  expect(drawn('mine', 'thinks')).toEqual(drawn('medium', 'thinks'));
  expect(drawn('easy', 'reacts', 0)).toEqual({ least: 0, most: 0 });
});
