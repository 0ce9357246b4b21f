import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pack } from '../src/replay/packed.ts';
import { byClick, faultsOf, oneStep, playNow, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

/** With full motion, as most people have it. */
test('cards are dealt, events stand at the seats, and nothing keeps a player waiting', async ({
  page,
  house,
}) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, { motion: 'full', speed: 'fast' });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const started: string[] = [];
    Object.assign(window, { started });
    Element.prototype.animate = function (this: Element, ...args) {
      started.push(this.closest('[data-spot]')?.getAttribute('data-spot') ?? '');
      return animate.apply(this, args);
    };
  });
  await playNow(page, house.url, 'uno');
  const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);
  await expect.poll(async () => (await started()).includes('pile')).toBe(true);
  expect((await started()).includes('open')).toBe(true);
  // A touch ends the ceremony.
  await page.mouse.click(5, 5);
  expect(
    await page.evaluate(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    ),
  ).toBe(true);
  const mark = page.locator('.seat-mark').first();
  for (let looks = 0; looks < 400 && !(await mark.isVisible()); looks++)
    if (!(await oneStep(page, 'uno', byClick))) await page.waitForTimeout(60);
  await expect(mark).toBeVisible();
  // A line of the log is as wide as the panel lets it be.
  const shares = await page
    .locator('.log li:has(.said)')
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('.said')!.clientWidth / row.clientWidth),
    );
  expect(Math.min(...shares)).toBeGreaterThan(0.6);
  expect(faults).toEqual([]);
});

test('with less motion there is no ceremony', async ({ page, house }) => {
  await settle(page, { motion: 'less' });
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('something moves');
    };
  });
  const faults = faultsOf(page);
  await playNow(page, house.url, 'uno');
  await expect(page.locator('.hand .slot').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the lines of UWO’s chances have the colours of its sides', async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, { look: 'light' });
  const record = readFileSync(new URL('records/uwo.record', import.meta.url), 'utf8');
  await page.goto(`${house.url}#/replay?record=${await pack(record)}`);
  await page.getByRole('tab', { name: 'Chances' }).click();
  const strokeOf = (seat: number) =>
    page.locator(`.side path.line.seat-${seat}`).evaluate((line) => getComputedStyle(line).stroke);
  const colourOf = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${variable})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  expect(await strokeOf(0)).toBe(await colourOf('--leaf'));
  expect(await strokeOf(1)).toBe(await colourOf('--plum'));
});
