import { expect, type Browser, type Page } from '@playwright/test';
import { fold, handOf, lookOn, unfold } from './guests.testing.ts';
import { byKeyboard, caughtUp, faultsOf, playUntil, settle, FULL } from './play.testing.ts';
import { ServerProcess, test } from './server.testing.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

const texts = studyWords.replay;

/** A browser of its own, as another person has one. */
async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await settle(page, { name });
  return page;
}

/** House rules that end in bearable time, as the host sets them. */
const SET: Record<string, (anna: Page) => Promise<void>> = {
  mow: async (anna) => {
    await unfold(anna, 'rules');
    await anna.getByRole('button', { name: 'Quick' }).click();
  },
  uno: async () => {},
  uwo: async (anna) => {
    await unfold(anna, 'rules');
    await anna.getByRole('button', { name: playWords.room.oneByOne }).click();
    await anna.getByRole('textbox', { name: 'Quiet turns' }).fill('4');
    await anna.getByRole('textbox', { name: 'Quiet turns' }).press('Enter');
    // The table has heard of it.
    await expect(anna.locator('[aria-busy=true]')).toHaveCount(0);
    await anna.reload();
    await unfold(anna, 'rules');
    await anna.getByRole('button', { name: playWords.room.oneByOne }).click();
    await expect(anna.getByRole('textbox', { name: 'Quiet turns' })).toHaveValue('4');
    await fold(anna);
  },
};

/** Anna sets a table for two, where she sits at once; Beni comes by the link. */
async function sitTogether(anna: Page, beni: Page, url: string, game: string): Promise<void> {
  await anna.goto(`${url}#/new/${game}`);
  await expect(anna.getByRole('heading', { name: words.askOver })).toBeVisible();
  if (game !== 'uwo') {
    await anna.getByRole('textbox', { name: words.seats }).fill('2');
    await anna.getByRole('textbox', { name: words.seats }).press('Enter');
  }
  await SET[game]?.(anna);
  await expect(anna.getByText(words.seatsTaken({ taken: 1, all: 2 }))).toBeVisible();
  await beni.goto(await anna.locator('#link').inputValue());
  await beni.getByRole('button', { name: words.sitDown }).click();
  await expect(anna.getByText('Beni')).toBeVisible();
  await anna.getByRole('button', { name: words.start }).click();
  await expect(anna.locator('main.room')).toBeVisible();
  await expect(beni.locator('main.room')).toBeVisible();
}

const over = (page: Page) => () => page.getByRole('button', { name: words.rematch }).isVisible();

test('two browsers play a whole game; a reload, a dead line and a restart lose nothing', async ({
  browser,
}) => {
  const server = new ServerProcess();
  await server.start();
  try {
    const [anna, beni] = [await person(browser, 'Anna'), await person(browser, 'Beni')];
    const faults = faultsOf(anna);
    await sitTogether(anna, beni, server.url, 'mow');
    const both = [anna, beni];

    await playUntil(both, 'mow', byKeyboard, async (steps) => steps >= 4);
    // His last move is answered, and its answer drawn.
    await expect(beni.getByText(playWords.room.sent)).toHaveCount(0);
    await caughtUp(beni);
    const before = await handOf(beni);
    await beni.reload();
    await expect.poll(() => handOf(beni)).toEqual(before);

    await playUntil(both, 'mow', byKeyboard, async (steps) => steps >= 4);
    await server.stop();
    await expect(anna.getByText(words.lineLost)).toBeVisible();
    await server.start();
    await expect(anna.getByText(words.lineLost)).toBeHidden({ timeout: 15_000 });
    await expect(beni.getByText(words.lineLost)).toBeHidden({ timeout: 15_000 });

    await beni.context().setOffline(true);
    await beni.waitForFunction(() => !navigator.onLine);
    await beni.context().setOffline(false);

    await playUntil(both, 'mow', byKeyboard, over(anna));
    await expect(beni.getByRole('button', { name: words.rematch })).toBeVisible();
    await beni.getByRole('link', { name: words.howItWent }).click();
    await expect(beni.getByRole('heading', { level: 1, name: words.howItWent })).toBeVisible();
    expect(faults.filter((fault) => !/ERR_|WebSocket/.test(fault))).toEqual([]);
  } finally {
    await server.end();
  }
});

test('two browsers play a whole game of uwo', async ({ browser, server }) => {
  test.skip(!FULL, 'the next test plays one, too');
  const [anna, beni] = [await person(browser, 'Anna'), await person(browser, 'Beni')];
  const faults = [faultsOf(anna), faultsOf(beni)];
  await sitTogether(anna, beni, server.url, 'uwo');
  await playUntil([anna, beni], 'uwo', byKeyboard, over(anna));
  await expect(beni.getByRole('button', { name: words.rematch })).toBeVisible();
  expect(faults).toEqual([[], []]);
});

test('who played at a far table holds the record against what the page kept, and sees a table that told two stories', async ({
  browser,
  server,
}) => {
  const [anna, beni] = [await person(browser, 'Anna'), await person(browser, 'Beni')];
  await sitTogether(anna, beni, server.url, 'uwo');
  await playUntil([anna, beni], 'uwo', byKeyboard, over(anna));
  await anna.getByRole('link', { name: words.replay }).click();
  const check = async (): Promise<void> => {
    await anna.getByRole('button', { name: texts.more }).click();
    await anna.getByRole('button', { name: 'Check the deal' }).click();
  };
  await check();
  const sheet = anna.getByRole('dialog');
  await expect(sheet).toContainText('This record checks out');
  await expect(sheet.locator('ol li.holds')).toHaveCount(3);
  await expect(sheet.locator('details li.holds')).toHaveCount(5);
  await expect(sheet.locator('pre')).toContainText(/hashes \["[0-9a-f]{64}","[0-9a-f]{64}"\]/);
  await expect(anna.getByRole('alert')).toHaveCount(0);

  await anna.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('tischlein.kept.'))!;
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, altered: true }));
  });
  await anna.reload();
  await expect(anna.getByRole('alert')).toContainText('two different stories');
  await check();
  await expect(sheet).toContainText('This record doesn’t check out');
});

test('two browsers play a whole game of UNO, and both see the same pile', async ({
  browser,
  server,
}) => {
  const [anna, beni] = [await person(browser, 'Anna'), await person(browser, 'Beni')];
  const faults = [faultsOf(anna), faultsOf(beni)];
  await sitTogether(anna, beni, server.url, 'uno');
  await playUntil([anna, beni], 'uno', byKeyboard, async (steps) => steps >= 6);
  const pile = (page: Page): Promise<string | null> =>
    page.getByRole('button', { name: 'draw pile' }).getAttribute('aria-label');
  await expect(async () => expect(await pile(anna)).toBe(await pile(beni))).toPass();
  await playUntil([anna, beni], 'uno', byKeyboard, over(anna));
  await expect(beni.getByRole('button', { name: words.rematch })).toBeVisible();
  expect(faults).toEqual([[], []]);
});

test('an open table is watched by its link, and waits on the home page for who plays', async ({
  browser,
  server,
}) => {
  const [anna, cleo] = [await person(browser, 'Anna'), await person(browser, 'Cleo')];
  await anna.goto(`${server.url}#/new/mow`);
  await anna.getByRole('textbox', { name: words.seats }).fill('2');
  await anna.getByRole('textbox', { name: words.seats }).press('Enter');
  await expect(anna.getByText(words.seatsTaken({ taken: 1, all: 2 }))).toBeVisible();
  await unfold(anna, 'more');
  await anna.getByRole('switch', { name: words.openTable }).click();
  await anna.getByRole('switch', { name: words.hints }).click();
  await fold(anna);
  await anna.getByRole('button', { name: words.addBot }).click();
  await anna.getByRole('button', { name: words.start }).click();
  await expect(anna.locator('main.room')).toBeVisible();
  await anna.getByRole('button', { name: words.corner }).first().click();
  await expect(anna.getByRole('button', { name: words.offerEnd })).toBeVisible();
  await expect(anna.getByRole('button', { name: words.hint })).toHaveCount(0);

  await lookOn(cleo, anna.url());
  await expect(cleo.locator('main.room')).toBeVisible();
  await expect(cleo.locator('.hand')).toHaveCount(0);

  await anna.goto(server.url);
  await expect(anna.locator('#go-back')).toBeVisible();
  await anna.getByRole('link', { name: words.goOn }).click();
  await expect(anna.locator('.hand button').first()).toBeVisible();
});
