import { expect, type Page } from '@playwright/test';
import { guest, handOf, playCow, playFar, setTable, start } from './guests.testing.ts';
import { byClick, oneStep, playNow, settle, FULL } from './play.testing.ts';
import { test } from './server.testing.ts';
import { Wire } from './wire.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

const LOST = words.lineLost;

/** Plays one step as soon as it can be played. */
const step = (page: Page): Promise<void> =>
  expect(async () => expect(await oneStep(page, 'mow', byClick)).toBe(true)).toPass();

test('a line that died silently is noticed, and the card played into it counts', async ({
  page,
  server,
}) => {
  const wire = new Wire();
  const url = await wire.to(server.url);
  await settle(page, { name: 'Anna' });
  await playFar(page, url);
  // A bot that begins must have moved while the line still lived.
  await expect(page.locator('.hand .may, [data-move="take"]').first()).toBeVisible();
  const before = await handOf(page);
  wire.fallSilent();
  const lost = page.getByText(LOST);
  // A first touch may only take a cow up.
  await expect(async () => {
    await oneStep(page, 'mow', byClick);
    await expect(page.getByText(playWords.room.sent).or(lost)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(lost).toBeVisible({ timeout: 30_000 });
  wire.comeBack();
  await expect(lost).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => handOf(page)).not.toEqual(before);
  wire.end();
});

test('a line that died while nobody said anything is noticed by a beat', async ({
  page,
  server,
}) => {
  test.skip(!FULL, 'half a minute of waiting');
  const wire = new Wire();
  const url = await wire.to(server.url);
  await settle(page, { name: 'Anna' });
  await playFar(page, url);
  wire.fallSilent();
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 40_000 });
  wire.comeBack();
  await expect(page.getByText(LOST)).toBeHidden({ timeout: 30_000 });
  await step(page);
  wire.end();
});

test('a phone that slept wakes up at the table as it is now', async ({ page, browser, server }) => {
  const wire = new Wire();
  const url = await wire.to(server.url);
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, url);
  const beni = await guest(browser, 'Beni');
  await beni.goto(link.replace(url, server.url));
  await beni.getByRole('button', { name: words.sitDown }).click();
  await expect(page.getByText('Beni')).toBeVisible();
  await start(page);
  await expect(beni.locator('main.room')).toBeVisible();
  await expect(async () => {
    await oneStep(page, 'mow', byClick);
    expect(await beni.title()).toContain('Your turn');
  }).toPass();

  const phone = await page.context().newCDPSession(page);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  wire.fallSilent();
  await expect(async () => {
    await oneStep(beni, 'mow', byClick);
    expect(await beni.title()).not.toContain('Your turn');
  }).toPass();
  wire.comeBack();
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page).toHaveTitle(/Your turn/, { timeout: 30_000 });
  await step(page);
  wire.end();
});

test('two tabs on one seat show the same hand, and either plays', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  const link = await playFar(page, server.url);
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.locator('.hand button').first()).toBeVisible();
  for (const tab of [other, page, other]) {
    await playCow(tab);
    await expect(async () => expect(await handOf(page)).toEqual(await handOf(other))).toPass();
  }
});

test('a solo game goes on in the tab that is looked at, and in the last one left', async ({
  page,
  server,
}) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  const elsewhere = (tab: Page) => tab.getByText(words.otherTab);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(elsewhere(page)).toBeVisible();
  await step(other);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.locator('main.room')).toBeVisible();
  await expect(elsewhere(other)).toBeVisible();
  await page.close();
  await expect(other.locator('main.room')).toBeVisible();
  await step(other);
});
