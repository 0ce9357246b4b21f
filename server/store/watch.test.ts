import { expect, it } from 'vitest';
import { StoreWatch } from './watch.ts';

it('a store that is lost and found is said once each, and is only read while all is well', async () => {
  let now = 0;
  let fault: string | null = null;
  const asked: string[] = [];
  const logged: unknown[] = [];
  const timers: (() => void)[] = [];
  const answer = (what: string): Promise<never> => {
    asked.push(what);
    return fault === null
      ? (Promise.resolve(new Map()) as Promise<never>)
      : Promise.reject(new Error(fault));
  };
  const watch = new StoreWatch(
    { check: () => answer('check'), heads: () => answer('read') },
    (event, facts) => void logged.push([event, facts]),
    { now: () => now, later: (_, run) => (timers.push(run), () => {}) },
  );
  const pass = async (): Promise<void> => {
    now += 5000;
    timers.pop()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await pass();
  await pass();
  expect([asked, logged, watch.isUp]).toEqual([['read', 'read'], [], true]);
  fault = 'no connection';
  await pass();
  await pass();
  expect([logged, watch.isUp]).toEqual([[['store_lost', { why: 'no connection' }]], false]);
  expect(await watch.check()).toBe(false);
  fault = null;
  await pass();
  expect([asked.at(-1), watch.isUp]).toEqual(['check', true]);
  expect(logged.slice(1)).toEqual([['store_found', undefined]]);
});
