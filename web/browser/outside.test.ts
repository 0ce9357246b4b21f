import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pack, ROOT, type Packed } from '../../test/packed.testing.ts';
import { fold, guest, unfold } from './guests.testing.ts';
import { byClick, faultsOf, plainStep } from './play.testing.ts';
import { ServerProcess } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

/** The package in an empty folder, and beside it a game that it has never heard of. */
let packed: Packed;
let server: ServerProcess;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  packed = pack();
  const folder = packed.install('outside', 'libsql');
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

/** A move of this page's person, if it is their turn. */
const step = (page: Page): Promise<unknown> => plainStep(page, byClick).catch(() => {});

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
  await unfold(anna, 'rules');
  await anna.getByRole('button', { name: 'Quick' }).click();
  await unfold(anna, 'rules');
  await anna.getByRole('button', { name: playWords.room.oneByOne }).click();
  await expect(anna.getByText('Jack on jack').first()).toBeVisible();
  await fold(anna);
  const link = await anna.locator('#link').inputValue();
  await beni.goto(link);
  await beni.getByRole('button', { name: words.sitDown }).click();
  await unfold(beni, 'rules');
  await expect(beni.getByText('Cards: 3')).toBeVisible();
  await anna.getByRole('button', { name: words.start }).click();
  await expect(anna.locator('.game-board.plain')).toBeVisible();
  await expect(beni.locator('.game-board.plain')).toBeVisible();

  // Cards have names, refusals a sentence and a clause, hints come from the server's strong bot.
  const first = (await anna.locator('.strip').textContent())!.includes(words.yourTurn)
    ? anna
    : beni;
  const hand = first.getByRole('toolbar', { name: 'Your hand' });
  await expect(hand.getByRole('button')).toHaveCount(3);
  await expect(hand.getByRole('button').first()).toHaveText(/ of (clubs|spades|hearts|diamonds)/);
  // Real cards: each with its rank and suit, also the open one; the others are faces with backs of cards.
  const face = /^([789JQKA]|10)[♣♠♥♦]/;
  await expect(hand.locator('.card')).toHaveText(Array.from({ length: 3 }, () => face));
  await expect(first.getByRole('region', { name: 'on top' }).locator('.card')).toHaveText(face);
  await expect(first.getByRole('region', { name: 'pile', exact: true })).toContainText('25');
  await expect(first.locator('.others .count')).toHaveText(/3/);
  await first.getByRole('button', { name: words.corner }).first().click();
  await first.getByRole('dialog').getByRole('button', { name: words.hint, exact: true }).click();
  await expect(first.locator('.strip')).toContainText(/You (play|draw)/);
  // Its panel with the menu lies in the window however wide that is.
  for (const width of [1280, 1440, 1920]) {
    await first.setViewportSize({ width, height: 800 });
    const panel = await first.locator('.plain .side').boundingBox();
    expect(panel!.x + panel!.width).toBeLessThanOrEqual(width);
  }
  // Out of turn, or one that does not fit: a sentence and its clause.
  const other = first === anna ? beni : anna;
  await other.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first().click();
  await expect(other.getByRole('alert')).toContainText('MAUMAU-4');

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
  // Whoever comes to a full table asks to watch.
  await expect(async () => {
    const watch = late.getByRole('button', { name: words.watch, exact: true });
    if (await watch.isVisible()) await watch.click({ timeout: 2000 });
    await expect(late.locator('.game-board.plain')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await expect(async () => {
    await step(anna);
    await step(beni);
    expect((await isOver(anna)) && (await isOver(beni))).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [50] });
  await expect(anna.locator('.game-board.plain .end')).toContainText(/Won by|You win/);
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

test('where its module needs nothing but the package, one plays it alone, with hints, and looks at the replay', async ({
  browser,
}) => {
  const anna = await guest(browser, 'Anna');
  const faults = faultsOf(anna);
  await anna.goto(server.url);
  const shelf = anna.getByRole('listitem').filter({ hasText: 'Mau-Mau' });
  await shelf.getByRole('link', { name: words.setTable }).click();
  await anna.getByRole('button', { name: words.start }).click();
  await expect(anna.locator('.game-board.plain')).toBeVisible();
  await expect(async () => {
    await step(anna);
    expect(await isOver(anna)).toBe(true);
  }).toPass({ timeout: 200_000, intervals: [50] });
  await anna.getByRole('link', { name: words.replay }).click();
  await expect(anna.locator('.game-board.plain.shown')).toBeVisible();
  // Everybody's cards lie open there.
  await expect(anna.locator('.plain .others .card').first()).toBeVisible();
  expect(faults).toEqual([]);
});
