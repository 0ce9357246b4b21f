import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs what is due by its factor, once the bots are here', () => {
  const [pace, run] = [new Pace(), vi.fn()];
  pace.set({ factor: 0.5, held: false });
  pace.later(1000, run);
  vi.advanceTimersByTime(500);
  expect(run).not.toHaveBeenCalled();
  pace.begin();
  expect(run).toHaveBeenCalledOnce();
});

it('waits while it is held, and forgets what was called off', () => {
  const [pace, first, second] = [new Pace(), vi.fn(), vi.fn()];
  pace.begin();
  pace.set({ factor: 1, held: true });
  pace.later(10, first)();
  pace.later(10, second);
  vi.advanceTimersByTime(100);
  expect(second).not.toHaveBeenCalled();
  pace.set({ factor: 1, held: false });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
