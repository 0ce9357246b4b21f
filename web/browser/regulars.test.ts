import { expect, type Page } from '@playwright/test';
import { POSTGRES } from '../../server/postgres.testing.ts';
import { findings } from './axe.testing.ts';
import { Bears } from './bears.testing.ts';
import { FULL } from './play.testing.ts';
import { guestPage, playOut } from './regulars.testing.ts';
import { test } from './server.testing.ts';
import { words as peopleWords } from '../src/people/words/en.ts';
import { words as shell } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

const words = peopleWords.groups;

test('twelve regulars play over three tables, and the standings are right after each round', async ({
  browser,
  server,
}) => {
  test.skip(!FULL && POSTGRES !== null, 'nodes.test.ts plays it over two nodes');
  const bears = await Bears.meet(browser, server.url);
  for (let round = 0; round < 2; round++)
    await bears.playRound(async (pages) => {
      await Promise.all(pages.map((page) => playOut(page, page.url().split('#/t/')[1]!)));
    });
  // The last games can be watched again, also by who did not sit there.
  const { anna } = bears;
  await anna.getByRole('link', { name: words.replay }).first().click();
  await anna.waitForURL(/#\/replay\//);
  await expect(anna.getByText(said.notPlayed)).toHaveCount(0);
});

test('a stranger finds a game without knowing anybody', async ({ browser, server }) => {
  const [zoe, max] = [await guestPage(browser, 'Zoe'), await guestPage(browser, 'Max')];
  // Both are here before the time begins until bots come.
  for (const page of [zoe, max]) await page.goto(server.url);
  await expect(max.getByRole('button', { name: shell.playAny })).toBeVisible();
  await zoe.getByRole('button', { name: shell.playAny }).click();
  await zoe.waitForURL(/#\/t\//);
  await expect(zoe.getByRole('timer')).toContainText('Bots take the free seats');
  await expect(max.getByText('Zoe')).toBeVisible();
  expect(await findings(max)).toEqual([]);
  await max.screenshot({ path: 'test-results/open-tables.png', fullPage: true });
  // By keyboard: the row is one button.
  await max.getByRole('button', { name: words.sitAt({ names: 'Zoe', free: 3 }) }).press('Enter');
  await max.waitForURL(zoe.url());
  for (const page of [zoe, max])
    await expect(page.locator('main.room')).toBeVisible({ timeout: 60_000 });
  await expect(max.locator('.hand button').first()).toBeVisible();
});

test('the pages of a group read well to everybody and go by keyboard: founding, alone, tabs, who are you, a known member, the old link', async ({
  browser,
  server,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const [anna, beni] = [
    await guestPage(browser, 'Anna', phone),
    await guestPage(browser, 'Beni', phone),
  ];
  const isClean = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);
  await anna.goto(server.url);
  await anna.getByRole('link', { name: shell.foundRegulars }).press('Enter');
  await anna.getByLabel(words.name).fill('Bears');
  await isClean(anna);
  await anna.getByLabel(words.name).press('Enter');
  // Alone: the link comes first.
  await expect(anna.getByRole('heading', { name: words.link })).toBeVisible();
  await isClean(anna);
  const link = anna.url();

  await beni.goto(link);
  await expect(beni.getByRole('heading', { name: words.whoAreYou })).toBeVisible();
  await isClean(beni);
  await beni.getByRole('button', { name: words.comeIn('Beni') }).press('Enter');
  await expect(anna.getByText(words.hereOf({ here: 2, all: 2 })).first()).toBeVisible();
  await expect(anna.getByRole('heading', { name: words.link })).toBeHidden();
  await beni.getByLabel(words.next).fill('Friday at eight');
  await beni.getByLabel(words.next).press('Enter');
  await expect(anna.getByLabel(words.next)).toHaveValue('Friday at eight');
  for (const tab of [words.talk, words.theTable, words.standings, words.tonight]) {
    await anna.getByRole('navigation').getByRole('tab', { name: tab }).press('Enter');
    await isClean(anna);
  }

  // Beni has a new phone: somebody who knows him agrees.
  await beni.context().clearCookies();
  await beni.goto('about:blank');
  await expect(anna.getByText(words.hereOf({ here: 1, all: 2 })).first()).toBeVisible();
  await beni.goto(link);
  await beni.getByRole('button', { name: words.thatIsMe('Beni') }).press('Enter');
  await isClean(beni);
  await anna.getByRole('button', { name: words.agree }).press('Enter');
  await expect(beni.getByText(words.hereOf({ here: 2, all: 2 })).first()).toBeVisible();

  await anna.getByRole('navigation').getByRole('tab', { name: words.theTable }).press('Enter');
  await anna.getByRole('button', { name: words.make, exact: true }).press('Enter');
  const late = await guestPage(browser, 'Cleo', phone);
  await expect.poll(() => anna.url()).not.toBe(link);
  await late.goto(link);
  await expect(late.getByRole('heading', { name: words.moved })).toBeVisible();
  await isClean(late);
});
