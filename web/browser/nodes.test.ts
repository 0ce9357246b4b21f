import { expect, type Browser, type Page } from '@playwright/test';
import { POSTGRES } from '../../server/postgres.testing.ts';
import { Bears } from './bears.testing.ts';
import { guest, start } from './guests.testing.ts';
import { test } from './nodes.testing.ts';
import { byClick, oneStep, playUntil, FULL } from './play.testing.ts';
import { lettersOn, television, WireGuests } from './tv.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as peopleWords } from '../src/people/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

const regulars = peopleWords.groups;
const tvWords = playWords.tv;

test.skip(POSTGRES === null, 'there is no Postgres on this machine');

const isOver = (page: Page) => page.getByRole('button', { name: words.rematch }).isVisible();

/** The people of these pages play until all of them see the end; nobody reloads. */
const playOn = (pages: readonly Page[], game: string): Promise<number> =>
  playUntil(pages, game, byClick, async () =>
    (await Promise.all(pages.map(isOver))).every(Boolean),
  );

/** Until each of these pages has made a move; whose turn is first is up to chance. */
async function playSome(pages: readonly Page[], game: string): Promise<void> {
  const moved = new Set<Page>();
  await expect(async () => {
    for (const page of pages) if (await oneStep(page, game, byClick)) moved.add(page);
    expect(moved.size).toBe(pages.length);
  }).toPass({ intervals: [40] });
}

test('two nodes, one killed: a stranger finds the table that was opened at the node that is gone', async ({
  browser,
  nodes,
}) => {
  const { url } = nodes;
  // A stranger's page at one of the nodes is told of a table at the other.
  const [zoe, max] = [await guest(browser, 'Zoe'), await guest(browser, 'Max')];
  await max.goto(url);
  await expect(max.getByText(words.nobodyWaits)).toBeVisible();
  await zoe.goto(url);
  await zoe.getByRole('button', { name: words.playAny }).click();
  await zoe.waitForURL(/#\/t\//);
  const sit = max.getByRole('button', { name: regulars.sitAt({ names: 'Zoe', free: 3 }) });
  await expect(sit).toBeVisible();
  await nodes.killOne();
  await sit.click();
  await max.waitForURL(zoe.url());
});

const SEATS = 6;
const WIRED = ['Carla', 'Dani', 'Eva', 'Fritz'];

async function phone(browser: Browser, name: string): Promise<Page> {
  const page = await guest(browser, name);
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

for (const game of ['mow', 'uno'])
  test(`two nodes, one killed in the middle: a television and six phones play ${game} to the end, and again`, async ({
    browser,
    nodes,
  }) => {
    test.skip(game === 'uno' && !FULL, 'mow is played the same way');
    const { url } = nodes;
    const pages = [await phone(browser, 'Anna'), await phone(browser, 'Beni')] as const;
    const [anna, beni] = pages;
    const tv = await television(browser, url);
    await anna.request.post(`${url}api/me`, { data: {} });
    const settings = { pace: 0, ...(game === 'mow' && { options: { rounds: 1 } }) };
    const made = await anna.request.post(`${url}api/tables`, {
      data: { game, seats: SEATS, settings },
    });
    const { table } = (await made.json()) as { table: string };
    await anna.goto(`${url}#/s?table=${table}`);
    await anna.getByRole('textbox', { name: tvWords.letters }).fill(await lettersOn(tv));
    await anna.getByRole('button', { name: tvWords.go }).click();
    await expect(tv.getByText(tvWords.starts('Anna'))).toBeVisible();
    await beni.goto(`${url}#/t/${table}`);
    await beni.getByRole('button', { name: words.sitDown }).first().click();
    await expect(tv.getByText('Beni', { exact: true })).toBeVisible();
    const others = new WireGuests();
    try {
      others.come(`${url}#/t/${table}`, WIRED);
      await expect(tv.getByText(tvWords.here({ people: SEATS, room: 0 }))).toBeVisible({
        timeout: 60_000,
      });
      await start(anna);
      for (const page of pages) await expect(page.locator('.beside:not(.rigid)')).toBeVisible();
      await playSome(pages, game);
      await nodes.killOne();
      await playOn(pages, game);
      await expect(tv.locator('.finale [data-spot]')).toHaveCount(SEATS);

      // The evening goes on.
      for (const page of pages) await page.getByRole('button', { name: words.rematch }).click();
      await anna.getByRole('button', { name: playWords.room.next }).click();
      await expect(tv.locator('.finale')).toHaveCount(0);
      for (const page of pages) await expect(page.locator('.beside:not(.rigid)')).toBeVisible();
    } finally {
      others.leave();
    }
  });

test('two nodes, one killed in the middle: twelve regulars play over three tables, and the standings are right', async ({
  browser,
  nodes,
}) => {
  const bears = await Bears.meet(browser, nodes.url);
  if (FULL) await bears.playRound((pages) => playOn(pages, 'mow'));
  await bears.playRound(async (pages) => {
    await playSome(pages, 'mow');
    await nodes.killOne();
    await playOn(pages, 'mow');
  });
});
