import { expect } from '@playwright/test';
import { POSTGRES } from '../../server/postgres.testing.ts';
import { findings } from './axe.testing.ts';
import { Bears } from './bears.testing.ts';
import { FULL } from './play.testing.ts';
import { guestPage, playOut } from './regulars.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/regulars/words/en.ts';
import { words as shell } from '../src/words/en.ts';
import { words as said } from '../src/words/faults/en.ts';

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
  test.setTimeout(120_000);
  const [zoe, max] = [await guestPage(browser, 'Zoe'), await guestPage(browser, 'Max')];
  await zoe.goto(server.url);
  await zoe.getByRole('button', { name: shell.playAny }).click();
  await zoe.waitForURL(/#\/t\//);
  await expect(zoe.getByRole('timer')).toContainText('Bots take the free seats');
  await max.goto(server.url);
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
