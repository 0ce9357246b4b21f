import { expect, type Page } from '@playwright/test';
import { findings } from './axe.testing.ts';
import { FULL } from './play.testing.ts';
import {
  attend,
  guestPage,
  playOut,
  post,
  tableOfDeal,
  wirePerson,
  type Placed,
} from './regulars.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/regulars/words/en.ts';
import { words as shell } from '../src/words/en.ts';
import { words as said } from '../src/words/faults/en.ts';

const WIRED = ['Mira', 'Jonas', 'Ruth', 'Sepp', 'Bea', 'Zoltan', 'Kati', 'Lio', 'Rosa', 'Nils'];

/** Ten points times the share of people left behind, as the rules of a group say it. */
function addPoints(sums: Map<string, number>, game: readonly Placed[]): void {
  for (const { name, place } of game) {
    const behind = game.filter((other) => other.place > place).length;
    const points = Math.round((10 * behind) / (game.length - 1));
    sums.set(name, (sums.get(name) ?? 0) + points);
  }
}

async function standingsOn(page: Page): Promise<Map<string, number>> {
  const rows = await page
    .locator('tr[data-member]')
    .evaluateAll((all) =>
      all.map((row) => [
        row.getAttribute('data-member')!,
        Number(row.querySelector('.points')!.textContent),
      ]),
    );
  return new Map(rows as [string, number][]);
}

/** Two rounds over two servers are played by a unit test, too (server/groups/nodes.test.ts). */
const ROUNDS = FULL ? [1, 2] : [1];

test('twelve regulars play over three tables, and the standings are right after each round', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const anna = await guestPage(browser, 'Anna', { viewport: { width: 1440, height: 900 } });
  const beni = await guestPage(browser, 'Beni', { viewport: { width: 390, height: 844 } });
  await anna.goto(server.url);
  await anna.getByRole('link', { name: shell.foundRegulars }).click();
  await anna.getByLabel(words.name).fill('Bears');
  await anna.getByRole('button', { name: words.foundDo }).click();
  await expect(anna.getByRole('heading', { name: 'Bears' })).toBeVisible();
  const link = anna.url();
  const key = link.split('#/g/')[1]!;
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  await beni.goto(link);
  await beni.getByRole('button', { name: words.comeIn }).click();
  await expect(beni.getByText(words.hereOf({ here: 2, all: 2 })).first()).toBeVisible();

  const wired = await Promise.all(WIRED.map((name) => wirePerson(browser, server.url, name)));
  let group = '';
  for (const [i, page] of wired.entries()) group = await attend(page, key, WIRED[i]!);
  await expect(anna.getByText(words.hereOf({ here: 12, all: 12 })).first()).toBeVisible();
  await anna.getByRole('button', { name: 'MOW' }).first().click();

  const sums = new Map<string, number>();
  for (const round of ROUNDS) {
    for (const page of [anna, beni]) await page.getByRole('button', { name: words.in }).click();
    for (const page of wired) await post(page, `groups/${group}`, { t: 'in', in: true });
    await expect(
      anna.getByText(words.howMany.even({ count: 12, tables: 3, size: 4 })),
    ).toBeVisible();
    if (round === 1) {
      expect(await findings(anna)).toEqual([]);
      await anna.screenshot({ path: 'test-results/regulars-1440.png' });
      await beni.screenshot({ path: 'test-results/regulars-390.png', fullPage: true });
    }
    await anna.getByRole('button', { name: words.startTables(3) }).click();
    // Every page goes to its table by itself.
    for (const page of [anna, beni]) await page.waitForURL(/#\/t\//);
    const played = await Promise.all([
      ...wired.map(async (page) => playOut(page, await tableOfDeal(page, round))),
      ...[anna, beni].map((page) => playOut(page, page.url().split('#/t/')[1]!)),
    ]);
    const games = new Map(
      played.map((game) => [
        game
          .map(({ name }) => name)
          .sort()
          .join(),
        game,
      ]),
    );
    expect(games.size).toBe(3);
    for (const game of games.values()) addPoints(sums, game);
    for (const page of [anna, beni]) await page.getByRole('link', { name: 'Bears' }).click();
    await beni.getByRole('button', { name: words.standings }).click();
    for (const page of [anna, beni])
      await expect.poll(() => standingsOn(page), { timeout: 20_000 }).toEqual(sums);
    if (round === ROUNDS.length)
      await beni.screenshot({ path: 'test-results/standings-390.png', fullPage: true });
    await beni.getByRole('button', { name: words.tonight }).click();
  }
  await anna.screenshot({ path: 'test-results/regulars-after-1440.png', fullPage: true });
  expect(await findings(beni)).toEqual([]);
  // The last games can be watched again, also by who did not sit there.
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
