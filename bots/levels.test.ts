import { FastRandom, type Ask, type Bot } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { iterationsIn, timed } from './calibrate.ts';
import { careless } from './careless.ts';
import { bots, usualBudget } from './index.ts';
import { LEVELS } from './levels.ts';
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
    expect(Object.keys(levels)).toEqual(expect.arrayContaining(['random', ...LEVELS]));
    expect(usualBudget(game, 'hard', 4)).toBeGreaterThan(usualBudget(game, 'hard', 5));
    expect(usualBudget(game, 'hard', 10)).toBeGreaterThan(0);
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

it('a host turns milliseconds into iterations by its own clock', () => {
  let now = 0;
  const bot: Bot = ({ budget, legal }) => {
    now += budget / 20;
    return legal[0]!;
  };
  expect(iterationsIn(300, bot, ask(['a', 'b']), () => now)).toBe(6000);
});

it('a bot by the clock spends the milliseconds it is given, on quick and on slow positions', () => {
  let now = 0;
  let slow = 1;
  const budgets: number[] = [];
  const bot: Bot = ({ budget, legal }) => {
    now += (budget * slow) / 20;
    budgets.push(budget);
    return legal[0]!;
  };
  const play = timed(bot, 5000, () => now);
  const asked = (legal: string[]) => {
    play({ ...ask(legal), budget: 100 }, new FastRandom('clock'));
    return budgets.at(-1)!;
  };
  expect(asked(['a', 'b'])).toBe(2000);
  slow = 4;
  for (let i = 0; i < 8; i++) asked(['a', 'b']);
  expect(asked(['a', 'b'])).toBeLessThan(600);
  slow = 0.01;
  for (let i = 0; i < 8; i++) asked(['a', 'b']);
  expect(asked(['a', 'b'])).toBe(5000);
});
