import { expect, it } from 'vitest';
import { every, steadyClock } from './clock.ts';
import { Buckets, Limit } from './limits.ts';

const HOUR = 3_600_000;

function machine() {
  const time = { wall: 10 * HOUR, passed: 0 };
  const now = steadyClock(
    () => time.wall,
    () => time.passed,
  );
  const pass = (ms: number, jump = 0): void => {
    time.passed += ms;
    time.wall += ms + jump;
  };
  return { now, pass };
}

it('goes on at its pace when the clock is set back, and follows when it is set forward', () => {
  const { now, pass } = machine();
  const start = now();
  pass(1000);
  expect(now() - start).toBe(1000);
  pass(1000, -HOUR);
  expect(now() - start).toBe(2000);
  pass(1000);
  expect(now() - start).toBe(3000);
  pass(1000, 2 * HOUR);
  expect(now() - start).toBe(4000 + HOUR);
});

it('takes nobody for a flood when the clock is set back', () => {
  const { now, pass } = machine();
  const buckets = new Buckets(40, now);
  expect(buckets.take('a')).toBe(true);
  const limit = new Limit(1, 60_000, now);
  expect(limit.allows('a')).toBe(true);
  pass(61_000, -HOUR);
  expect(buckets.take('a')).toBe(true);
  expect(limit.allows('a')).toBe(true);
});

it('beats until it is stopped, by whatever time it is given', () => {
  const waiting: (() => void)[] = [];
  const later = (_: number, run: () => void): (() => void) => {
    waiting.push(run);
    return () => void waiting.splice(waiting.indexOf(run), 1);
  };
  let beats = 0;
  const stop = every({ later }, 10, () => beats++);
  for (let i = 0; i < 3; i++) waiting.shift()!();
  expect(beats).toBe(3);
  stop();
  expect(waiting).toEqual([]);
});
