import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { byClick, faultsOf, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test.use({ serviceWorkers: 'allow' });

test('after a game, also offline: the chances over it, and the record to take along', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page, { name: 'Anna' });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await playShort(page, server.url, 'mow');
  await page.context().setOffline(true);
  await playToEnd(page, 'mow', byClick);
  await expect(page.getByRole('heading', { name: 'Big moments' })).toBeVisible();
  for (const [width, height] of [
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: words.home })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: words.howItWent }).click();
  const sheet = page.getByRole('dialog', { name: words.howItWent });
  await expect(sheet.getByText(/^Anna: \d+% at the start, \d+% at the end/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(sheet.locator('path.line')).toHaveCount(4);
  await sheet.getByRole('button', { name: /^Beni/ }).click();
  await expect(sheet.getByText(/^Beni: \d+% at the start/)).toBeVisible();
  expect(await seriousOn(page, { only: 'dialog' })).toEqual([]);

  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('button', { name: words.copied })).toBeVisible();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toMatch(/^tischlein 1\ngame mow rules 1\n/);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Save' }).click();
  expect((await saving).suggestedFilename()).toBe('tischlein-mow.txt');
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
