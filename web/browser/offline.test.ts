import { expect } from '@playwright/test';
import { byClick, oneStep, playNow, settle, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test.use({ serviceWorkers: 'allow' });

test('Play now works with the network off, also after a fresh start', async ({ page, server }) => {
  await settle(page);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  for (const game of GAMES) {
    await playNow(page, server.url, game);
    await expect(page.locator('.hand button').first()).toBeVisible();
  }
  await playNow(page, server.url, 'mow');
  await expect(async () => expect(await oneStep(page, 'mow', byClick)).toBe(true)).toPass();
  await page.goto(`${server.url}#/new/mow`);
  await expect(page.getByText(words.noServer)).toBeVisible();
});

test('two tabs on one solo game: the newer one plays on', async ({ page, server }) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('main.room')).toBeVisible();
  await expect(page.getByText(words.otherTab)).toBeVisible();
  await expect(page).toHaveTitle(`${words.otherTab} · Tischlein`);
  await page.getByRole('button', { name: words.playHere }).click();
  await expect(page.locator('main.room')).toBeVisible();
  await expect(other.getByText(words.otherTab)).toBeVisible();
});
