import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pack, ROOT, type Packed } from '../../test/packed.testing.ts';
import { guest } from './guests.testing.ts';
import { faultsOf } from './play.testing.ts';
import { ServerProcess } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

/** The package in an empty folder, and beside it a game that it has never heard of. */
let packed: Packed;
let server: ServerProcess;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  packed = pack();
  const folder = packed.install('outside');
  cpSync(join(ROOT, 'examples/maumau'), join(folder, 'maumau'), { recursive: true });
  server = new ServerProcess(join(folder, 'node_modules/tischlein/cli/bin/tischlein.js'));
  server.flags = ['--game', join(folder, 'maumau/maumau.js')];
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  packed.remove();
});

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('button', { name: words.rematch }).isVisible();

/** A move of this page's person, if it is their turn: the first there is. */
async function step(page: Page): Promise<void> {
  const move = page.locator('.plain li > button.button').first();
  if (await move.isVisible()) await move.click({ timeout: 2000 }).catch(() => {});
}

test('a game from outside is played in two browsers, and its table waits while it is gone', async ({
  browser,
}) => {
  const [anna, beni] = [await guest(browser, 'Anna'), await guest(browser, 'Beni')];
  const faults = faultsOf(anna);

  await anna.goto(server.url);
  const shelf = anna.getByRole('listitem').filter({ hasText: 'Mau-Mau' });
  await expect(shelf).toContainText(words.playersFromTo({ from: 2, to: 5 }));
  await shelf.getByRole('link', { name: words.withFriends }).click();
  await anna.getByRole('textbox', { name: words.seats }).fill('2');
  await anna.getByRole('textbox', { name: words.seats }).press('Enter');
  await anna.getByRole('button', { name: 'Quick' }).click();
  await expect(anna.getByText('Jack on jack')).toBeVisible();
  const link = await anna.locator('#link').inputValue();
  await beni.goto(link);
  await beni.getByRole('button', { name: words.sitDown }).click();
  await expect(beni.getByText('Cards: 3')).toBeVisible();
  await anna.getByRole('button', { name: words.start }).click();
  await expect(anna.locator('.plain')).toBeVisible();
  await expect(beni.locator('.plain')).toBeVisible();

  // Cards have names, refusals a sentence and a clause, hints come from the server's strong bot.
  const first = (await anna.locator('.strip').textContent())!.includes(words.yourTurn)
    ? anna
    : beni;
  const hand = first.getByRole('region', { name: 'Your hand' });
  await expect(hand.getByRole('button')).toHaveCount(3);
  await expect(hand.getByRole('button').first()).toHaveText(/ of (clubs|spades|hearts|diamonds)$/);
  await first.getByRole('button', { name: words.corner }).first().click();
  await first.getByRole('dialog').getByRole('button', { name: words.hint, exact: true }).click();
  await expect(first.locator('.strip')).toContainText(/You (play|draw)/);
  await first.getByRole('searchbox').fill('pass');
  await first.getByRole('button', { name: 'Try' }).click();
  await expect(first.getByRole('alert')).toContainText(/you can’t pass|before you pass/);
  await first.getByRole('searchbox').fill('');

  await server.stop();
  const { flags } = server;
  server.flags = [];
  await server.start();
  const late = await guest(browser, 'Cleo');
  await late.goto(link);
  await expect(late.getByText(said.gameMissing)).toBeVisible();
  await server.stop();
  server.flags = flags;
  await server.start();
  await expect(late.locator('.plain')).toBeVisible({ timeout: 60_000 });

  await expect(async () => {
    await step(anna);
    await step(beni);
    expect((await isOver(anna)) && (await isOver(beni))).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [50] });
  await expect(anna.locator('.plain')).toContainText(/won|wins/);
  expect(faults.filter((fault) => !/WebSocket|Failed to load|ERR_CONNECTION/.test(fault))).toEqual(
    [],
  );
});

test('its rule book is read like any other', async ({ browser }) => {
  const anna = await guest(browser, 'Anna');
  await anna.goto(`${server.url}#/rules/maumau/MAUMAU-7`);
  await expect(anna.getByText('A jack fits on every card but a jack.')).toBeVisible();
  await anna.goto(`${server.url}#/rules/nothing`);
  await expect(anna.getByText(words.lostTitle)).toBeVisible();
});
