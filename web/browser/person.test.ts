import { expect, type Page } from '@playwright/test';
import { guest, setTable, sitDown, start } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { guestPage } from './regulars.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as peopleWords } from '../src/people/words/en.ts';

const { groups } = peopleWords;

/** The link that the code on this page holds. */
async function codeOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: words.makeLink }).click();
  const other = page.locator('section', {
    has: page.getByRole('heading', { name: words.otherDevice }),
  });
  await other.getByRole('button', { name: words.copyLink }).click();
  return page.getByRole('textbox', { name: words.copyHere }).inputValue();
}

test('one is the same person on another device, and can be forgotten', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('link', { name: words.myResults }).click();
  await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(page.getByText(words.noResults)).toBeVisible();

  const link = await codeOf(page);

  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(link);
  await other.getByRole('button', { name: words.comeOver }).click();
  await expect(other.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: words.comeOver }).click();
  await expect(page.getByRole('alert')).toContainText('used');

  const status = async (): Promise<number> =>
    (await page.request.get(`${server.url}api/me`)).status();
  expect(await status()).toBe(200);
  await other.getByRole('button', { name: 'Sign out on my other devices' }).click();
  await expect(other.getByText('you’re now signed in only in this browser')).toBeVisible();
  expect(await status()).toBe(401);

  await other.getByRole('button', { name: words.forgetMe }).click();
  await other.getByRole('button', { name: words.forgetSure }).click();
  await expect(other.getByText(words.forgotten)).toBeVisible();
  expect((await page.request.get(`${server.url}api/me`)).status()).toBe(401);
});

test('a device added by the code in the hall brings name and groups along, and both stay in', async ({
  browser,
  server,
}) => {
  const anna = await guestPage(browser, 'Anna', { viewport: { width: 390, height: 844 } });
  await anna.goto(`${server.url}#/g`);
  await anna.getByLabel(groups.name).fill('Bears');
  await anna.getByLabel(groups.name).press('Enter');
  await anna.getByRole('tab', { name: groups.theTable }).click();
  const link = await codeOf(anna);

  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(link);
  await other.getByRole('button', { name: words.comeOver }).click();
  await expect(other.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await other.goto(server.url);
  await other.getByRole('link', { name: `${groups.goOver}: Bears` }).click();
  await expect(other.getByText(groups.hereOf({ here: 1, all: 1 }))).toBeVisible();
  // The old device is as it was, and its next game is the same person's.
  await anna.reload();
  await expect(anna.getByText(groups.hereOf({ here: 1, all: 1 }))).toBeVisible();
});

test('the animal one chose sits in the waiting room and at the table of others', async ({
  browser,
  server,
}) => {
  const [anna, beni] = [await guest(browser, 'Anna'), await guest(browser, 'Beni')];
  await beni.goto(`${server.url}#/settings`);
  await beni.getByRole('radio', { name: words.animals.hare }).check({ force: true });
  const link = await setTable(anna, server.url, {}, 'uno');
  await sitDown(beni, link);
  const hare = anna.locator('main use[href="#a-hare"]');
  await expect(hare.first()).toBeVisible();
  await start(anna);
  await expect(anna.locator('[data-spot="seat-1"] use[href="#a-hare"]')).toBeVisible();
  await expect(anna.locator('[data-spot="seat-0"] use[href="#a-hare"]')).toHaveCount(0);
});
