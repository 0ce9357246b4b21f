import { expect, type Page } from '@playwright/test';
import { words as playWords } from '../src/play/words/en.ts';
import { findings } from './axe.testing.ts';
import { faultsOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

const words = playWords.effects;

test.use({ serviceWorkers: 'allow' });

/** Bots play many games: as long as a crowded machine takes for it. */
const LONG = { timeout: 200_000 };
const PHONE = { width: 390, height: 844 };
const marks = (page: Page) => page.locator('.effects .mark');
/** Of a number that is measured, not worked out. */
const error = (page: Page) => marks(page).first().getByText(/^±/);

test('a mix is estimated at once and measured then, also with the network off; a change begins anew', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto(`${server.url}#/setup/uno`);
  await expect(marks(page)).toHaveCount(4);
  await expect(marks(page).nth(3).locator('b')).toHaveText('0');
  await expect(marks(page).first()).not.toContainText('as printed');
  const jumping = page.getByRole('switch', { name: 'Jumping in' });
  await expect(jumping).toHaveAccessibleDescription(/more cards played out of turn/);
  await expect(error(page)).toBeVisible(LONG);

  await jumping.click();
  await expect(marks(page).nth(3).locator('b')).not.toHaveText('0');
  await expect(marks(page).nth(3)).toContainText('as printed: 0');
  await expect(page.getByText(/: \d+ deals (so far|of this very mix)/)).toBeVisible(LONG);
  // What is counted stays while it is out of sight.
  const deals = async (): Promise<number> =>
    Number(/: (\d+) deals/.exec(await page.locator('.effects').innerText())?.[1] ?? 0);
  const counted = await deals();
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(
    () => document.querySelector('.effects')!.getBoundingClientRect().top > innerHeight,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await deals()).toBeGreaterThanOrEqual(counted);
  await expect(page.locator('.effects [role=status]')).toHaveText(
    /^A game takes (about )?\d+½? min\. The better player wins \d+ of 100 games\. The lead changes \d+ times\./,
  );

  const counting = () => page.workers().length;
  await page.goto(`${server.url}#/settings`);
  await expect.poll(counting).toBe(0);
  // Rule books come when they are opened: without a line there is none.
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|\/book\./;
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
});

test('on a phone the mix is one row, and a sheet compares it; axe finds nothing there', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await settle(page);
  await page.goto(`${server.url}#/setup/uno`);
  // Below the fold nothing is counted.
  const row = page.getByRole('button', { name: words.title });
  await expect(row).toContainText(/about \d+/);
  await row.press('Enter');
  const sheet = page.getByRole('dialog', { name: words.title });
  await expect(sheet.locator('.mark')).toHaveCount(4);
  await expect(sheet.getByText(words.alone)).toBeVisible();
  await expect(sheet.getByText(/^±/).first()).toBeVisible(LONG);
  await expect(sheet.getByText(words.lengths)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('the workshop measures a catalogue of one’s own', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await settle(page);
  // As links of before name it, without a game.
  await page.goto(`${server.url}#/workshop`);
  await page.getByRole('button', { name: 'Walks: Squares +' }).click();
  await page.locator('.effects').scrollIntoViewIfNeeded();
  // Nobody plays out of turn at this game.
  await expect(marks(page)).toHaveCount(3);
  await expect(page.getByText(/: \d+ deals (so far|of this very mix)/)).toBeVisible(LONG);
  await expect(error(page)).toBeVisible(LONG);
});
