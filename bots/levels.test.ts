import { FastRandom, type Ask, type Bot } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { iterationsIn } from './calibrate.ts';
import { careless } from './careless.ts';
import { delayOf, LEVELS, MANNERS, usualBudget } from './levels.ts';
import { bots } from './index.ts';
import { forgetful } from './uno-forgetful.ts';

const ask = (legal: readonly string[], mayWait = false): Ask => ({
  view: { game: 'uno', options: {}, seats: 2, seat: 0 },
  legal,
  mayWait,
  budget: 0,
});

const share = (bot: Bot, question: Ask, answer: string | null): number => {
  const random = new FastRandom('share');
  let times = 0;
  for (let i = 0; i < 2000; i++) if (bot(question, random) === answer) times += 1;
  return times / 2000;
};

it('every game has every level, and hard has a budget', () => {
  for (const [game, levels] of Object.entries(bots)) {
    expect(Object.keys(levels)).toEqual(['random', ...LEVELS]);
    expect(usualBudget(game, 'hard')).toBeGreaterThan(0);
  }
});

it('a careless bot looks away as often as it should', () => {
  const first: Bot = ({ legal }) => legal[0]!;
  expect(share(careless(first, 40), ask(['a', 'b']), 'b')).toBeCloseTo(0.2, 1);
});

it('a forgetful bot lays the same card without the call, and lets a late call pass', () => {
  const calls = forgetful(() => 'play r7!', 30);
  expect(share(calls, ask(['play r7', 'play r7!']), 'play r7')).toBeCloseTo(0.3, 1);
  expect(share(calls, ask(['play r7!']), 'play r7!')).toBe(1);
  const late = forgetful(() => 'uno', 30);
  expect(share(late, ask(['uno'], true), null)).toBeCloseTo(0.3, 1);
  expect(share(late, ask(['uno']), 'uno')).toBe(1);
});

it('delays lie within their span and reach both ends', () => {
  const random = new FastRandom('delays');
  const span = { from: 10, to: 13 };
  const drawn = new Set(Array.from({ length: 200 }, () => delayOf(span, random)));
  expect([...drawn].sort()).toEqual([10, 11, 12, 13]);
  for (const level of LEVELS)
    for (const { from, to } of Object.values(MANNERS[level])) expect(from).toBeLessThan(to);
});

it('a host turns milliseconds into iterations by its own clock', () => {
  let now = 0;
  const bot: Bot = ({ budget, legal }) => {
    now += budget / 20;
    return legal[0]!;
  };
  expect(iterationsIn(300, bot, ask(['a', 'b']), () => now)).toBe(6000);
});
