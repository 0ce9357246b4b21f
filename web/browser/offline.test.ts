import { expect } from '@playwright/test';
import { byClick, oneStep, playNow, settle, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/words/en.ts';

test('Play now works with the network off, also after a fresh start', async ({ page, house }) => {
  await settle(page);
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  for (const game of GAMES) {
    await playNow(page, house.url, game);
    await expect(page.locator('.hand button').first()).toBeVisible();
  }
  await playNow(page, house.url, 'mow');
  await expect(async () => expect(await oneStep(page, 'mow', byClick)).toBe(true)).toPass();
  await page.goto(`${house.url}#/new/mow`);
  await expect(page.getByText(words.noServer)).toBeVisible();
});

test('two tabs on one solo game: the newer one plays on', async ({ page, house }) => {
  await settle(page);
  await playNow(page, house.url, 'mow');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('main.room')).toBeVisible();
  await expect(page.getByText(words.otherTab)).toBeVisible();
  await page.getByRole('button', { name: words.playHere }).click();
  await expect(page.locator('main.room')).toBeVisible();
  await expect(other.getByText(words.otherTab)).toBeVisible();
});
