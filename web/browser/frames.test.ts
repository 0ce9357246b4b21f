import { expect } from '@playwright/test';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';

/** One event of Chromium's trace; times in microseconds, `tdur` is processor time. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
const FRAME_US = 1_000_000 / 60;
const LONG_MS = 50;
const SECONDS = 6;

/** What the page's main thread did in each sixtieth of a second, in milliseconds of processor time. */
function framesOf(events: readonly Traced[]): { frames: number[]; longest: number } {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasksOf = (thread: Traced): Traced[] =>
    events.filter(
      ({ name, pid, tid, tdur }) =>
        name === 'RunTask' && pid === thread.pid && tid === thread.tid && tdur !== undefined,
    );
  const tasks = mains.map(tasksOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const start = Math.min(...tasks.map(({ ts }) => ts));
  const frames: number[] = [];
  for (const { ts, tdur } of tasks) {
    const frame = Math.floor((ts - start) / FRAME_US);
    frames[frame] = (frames[frame] ?? 0) + tdur! / 1000;
  }
  return {
    frames: Array.from(frames, (work) => work ?? 0),
    longest: Math.max(0, ...tasks.map(({ tdur }) => tdur! / 1000)),
  };
}

const shareOf = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

/** A report, not a bound: how fast a machine is is nothing a test may fail by. */
test('ten seats with cards flying: what the main thread does in a frame', async ({
  browser,
  page,
  house,
}) => {
  await settle(page, { motion: 'full' });
  await page.goto(`${house.url}#/setup/uno`);
  await expect(page.locator('.add')).toBeVisible();
  for (let i = 0; i < 6; i++) await page.locator('.add').click();
  await page.locator('.dock button').click();
  await expect(page.locator('.hand .slot').first()).toBeVisible();
  // The page plays for itself: nothing from outside is to be measured.
  await page.evaluate(() => {
    const next =
      '.shout:not([disabled]), .wishes button:not(.back), .acts .go:not([disabled]), .hand .may:not([disabled]), .acts .act:not([disabled])';
    setInterval(() => document.querySelector<HTMLElement>(next)?.click(), 250);
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      seen.moved += 1;
      return animate.apply(this, args);
    };
  });
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.waitForTimeout(SECONDS * 1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const { moved } = await page.evaluate(
    () => (window as unknown as { seen: { moved: number } }).seen,
  );
  const { frames, longest } = framesOf(trace.traceEvents);
  const sorted = frames.toSorted((a, b) => a - b);
  console.log(
    `${frames.length} frames, ${moved} papers moved: ${shareOf(sorted, 0.5)} ms of main thread in half of them, ${shareOf(sorted, 0.95)} ms in 95 of 100, ${shareOf(sorted, 0.99)} ms in 99 of 100; longest task ${longest.toFixed(1)} ms${longest > LONG_MS ? ' (long)' : ''}`,
  );
  expect(moved).toBeGreaterThan(0);
  expect(frames.length).toBeGreaterThan(60);
});
