import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { byClick, oneStep, playNow, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/words/en.ts';

test('beside a wide table lie the log and the rules in force, also by keyboard', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await playNow(page, server.url, 'uno');
  const lines = page.locator('.panel .log li');
  for (let i = 0; i < 400 && (await lines.count()) < 12; i++)
    if (!(await oneStep(page, 'uno', byClick))) await page.waitForTimeout(40);
  expect(await lines.locator('[role=img]').count()).toBeGreaterThan(0);
  const spilled = await lines.evaluateAll(
    (all) => all.filter((line) => line.scrollHeight > line.clientHeight + 1).length,
  );
  expect(spilled).toBe(0);
  await page.getByRole('tab', { name: words.log }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: words.rulesHere })).toBeFocused();
  await page.locator('.rules li button').first().press('Enter');
  await expect(page.getByRole('link', { name: /^UNO-\d+\w* in the book$/ })).toBeVisible();
});

test('on a phone the ribbon opens the same, and says how many house rules there are', async ({
  page,
  server,
}) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  await page.getByTitle(/house rules? at this table$/).click();
  await expect(page.getByRole('dialog').getByText('Fly limit').first()).toBeVisible();
  expect(await seriousOn(page, { only: 'dialog' })).toEqual([]);
  await page.getByRole('tab', { name: words.log }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: words.takeBack }),
  ).toBeVisible();
});
