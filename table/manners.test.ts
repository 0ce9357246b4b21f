import { FastRandom } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { delayOf } from './manners.ts';

const drawn = (level: string, reacts: boolean, pace = 1000): { least: number; most: number } => {
  const random = new FastRandom('manners');
  const all = Array.from({ length: 3000 }, () => delayOf(level, reacts, pace, random));
  return { least: Math.min(...all), most: Math.max(...all) };
};

it('stronger bots think and react sooner, each within its span', () => {
  expect(drawn('easy', false).least).toBeGreaterThanOrEqual(1000);
  expect(drawn('easy', true).most).toBeGreaterThan(4000);
  expect(drawn('hard', false).most).toBeLessThanOrEqual(1650);
  expect(drawn('hard', true).least).toBeLessThan(drawn('medium', true).least);
});

it('an unknown bot behaves as usual, and without a pace nobody waits', () => {
  expect(drawn('mine', false)).toEqual(drawn('medium', false));
  expect(drawn('easy', true, 0)).toEqual({ least: 0, most: 0 });
});
