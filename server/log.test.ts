import { expect, it } from 'vitest';
import { logTo } from './log.ts';

it('of failures that repeat the first is written, and how many there were more', () => {
  const lines: { event: string }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const clock = {
    now: () => 0,
    later: (ms: number, run: () => void) => (timers.push({ ms, run }), () => {}),
  };
  const log = logTo((line) => void lines.push(JSON.parse(line)), clock);
  for (let i = 0; i < 413; i++) log('store_failed', { table: `t${i}`, error: 'disk full' });
  log('read_failed', { error: 'disk full' });
  for (let i = 0; i < 3; i++) log('bus_lost');
  expect(lines.map(({ event }) => event)).toEqual([
    'store_failed',
    'read_failed',
    'bus_lost',
    'bus_lost',
    'bus_lost',
  ]);
  expect(timers.map(({ ms }) => ms)).toEqual([10_000, 10_000]);
  for (const { run } of timers) run();
  expect(lines.slice(5)).toEqual([
    { at: new Date(0).toISOString(), event: 'store_failed', more: 412 },
  ]);
  log('store_failed', { error: 'disk full' });
  expect(lines).toHaveLength(7);
});
