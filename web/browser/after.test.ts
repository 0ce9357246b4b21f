import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { byClick, faultsOf, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as study } from '../src/study/words/en.ts';

test.use({ serviceWorkers: 'allow' });

test('after a game, also offline: the review, the replay, and the record to take along', async ({
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
  for (const [width, height] of [
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: words.home })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: words.howItWent }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.howItWent })).toBeVisible();
  await expect(page).toHaveTitle(`${words.howItWent} · Tischlein`);
  await page.goBack();
  await page.getByRole('link', { name: words.replay }).click();
  await expect(page).not.toHaveTitle(new RegExp(words.howItWent));
  await page.getByRole('button', { name: study.replay.more }).click();
  const sheet = page.getByRole('dialog', { name: study.replay.more });
  expect(await seriousOn(page, { only: 'dialog' })).toEqual([]);
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('button', { name: words.copied })).toBeVisible();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toMatch(/^tischlein 1\ngame mow rules 1\n/);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: words.save }).click();
  expect((await saving).suggestedFilename()).toBe('tischlein-mow.txt');
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('after a game home asks nobody who is new to it; at its foot are five links', async ({
  page,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await page.goto(server.url);
  const askedWho = (game: string) =>
    page.getByRole('link', { name: new RegExp(`^New here.*: ${game}$`) });
  await expect(askedWho('MOW')).toBeVisible();
  await playShort(page, server.url, 'mow');
  await playToEnd(page, 'mow', byClick);
  await page.getByRole('link', { name: words.home }).click();
  await expect(askedWho('UNO')).toBeVisible();
  await expect(askedWho('MOW')).toBeHidden();
  await expect(page.getByRole('link', { name: words.learn('MOW'), exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5);
});
