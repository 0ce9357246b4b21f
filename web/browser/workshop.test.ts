import { fold, unfold } from './guests.testing.ts';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { guest } from './guests.testing.ts';
import { findings } from './axe.testing.ts';
import { byKeyboard, faultsOf, settle, FULL } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words } from '../src/i18n/words/en.ts';

const bench = playWords.workshop;

const enter = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}#/workshop/uwo`);
  await expect(page.getByRole('heading', { name: words.workshop })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
};
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'One side’s cards' }).getByRole('button', { name });
const number = (page: Page, name: string) => page.getByRole('textbox', { name });
const more = (page: Page, name: string) => page.getByRole('button', { name: `${name} +` });

/** A fist that walks two squares for nothing: nobody else has it. */
async function editFist(page: Page): Promise<void> {
  await more(page, 'Walks: Squares').click();
  await number(page, 'Walks: Energy').fill('0');
  await number(page, 'Walks: Energy').press('Tab');
  await expect(
    page.getByText(/^walks 2 squares for 0 energy, hits up to 1 square away for 1 energy/),
  ).toBeVisible();
}

/** Walks a fist from c2 to c4: two squares at once, as only the edited one can. */
async function walkTwo(page: Page): Promise<void> {
  const square = (name: string) => page.locator(`[data-square="${name}"]`);
  await expect(page.locator('.acts button.act:not([disabled])').first()).toBeVisible();
  await square('c2').click();
  await square('c4').click();
  await expect(square('c2')).toHaveAttribute('aria-label', /empty/);
  await expect(square('c4')).toHaveAttribute('aria-label', /fist/);
}

test('numbers change the card and the field, and a move can be played with them', async ({
  page,
  server,
}) => {
  const wrong = faultsOf(page);
  await settle(page);
  await enter(page, server.url);
  await expect(page.locator('.range .walks')).toHaveCount(3);
  await editFist(page);
  await expect(page.locator('.range .walks')).toHaveCount(6);
  await page.getByRole('button', { name: 'Play with these cards' }).click();
  await expect(page.locator('main.room')).toBeVisible();
  await walkTwo(page);
  expect(wrong).toEqual([]);
});

test('a fault is said beside its field, and nothing can be played until it is mended', async ({
  page,
  server,
}) => {
  await settle(page);
  await enter(page, server.url);
  const play = page.getByRole('button', { name: 'Play with these cards' });
  await kind(page, 'tank').click();
  await more(page, 'tank: Cards').click();
  await expect(page.getByText(`${bench.faults.tooMany({ sum: 41, over: 1 })} UWO-2`)).toBeVisible();
  await expect(play).toBeDisabled();
  await kind(page, 'miss card').click();
  await page.getByRole('button', { name: 'miss card: Cards −' }).click();
  await expect(play).toBeEnabled();

  await kind(page, 'pistol').click();
  const shield = page.getByRole('group', { name: 'Shield' });
  const open = shield.getByRole('button', { pressed: false });
  while ((await open.count()) > 0) await open.first().click();
  await expect(page.getByText(bench.faults.untouchable('pistol')).first()).toBeVisible();
  await expect(kind(page, 'pistol')).toContainText(bench.hasFault);
  await expect(play).toBeDisabled();
  await page.getByRole('button', { name: 'Reset' }).click();

  await page.getByRole('textbox', { name: 'Name' }).fill('znorf-1');
  await expect(page.getByText(bench.faults.taken('znorf-1')).first()).toBeVisible();
  await expect(page.getByRole('status')).toContainText(bench.toMend(1));
});

test('a link opens the same catalogue elsewhere, and a damaged one says so', async ({
  browser,
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page);
  await enter(page, server.url);
  await editFist(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Küche & Co');
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await settle(other);
  await other.goto(link);
  await expect(number(other, 'Name')).toHaveValue('Küche & Co');
  await expect(number(other, 'Walks: Squares')).toHaveValue('2');
  await other.goto(link.replace('cards=', 'cards=9'));
  await expect(other.getByRole('alert')).toContainText(bench.badLink);
  await elsewhere.close();
});

test('a table with friends, and the set-up, take the catalogue along', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await enter(page, server.url);
  await editFist(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Two steps');
  await page.getByRole('link', { name: words.setTable }).click();
  const chosen = page.getByRole('button', { name: 'Two steps', pressed: true });
  await expect(chosen).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: words.withFriends }).click();
  await unfold(page, 'rules');
  await page.getByRole('button', { name: playWords.room.oneByOne }).click();
  await expect(chosen).toBeVisible();
  await fold(page);
  // Once Anna sits, one chair is free.
  await expect(page.getByRole('button', { name: words.addBot })).toHaveCount(1);
  await page.getByRole('button', { name: words.addBot }).click();
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.locator('main.room')).toBeVisible();
  await walkTwo(page);
});

test('from a set-up with a catalogue of somebody else the workshop opens that one', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await enter(page, server.url);
  await editFist(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Two steps');
  await page.getByRole('link', { name: words.setTable }).click();
  await expect(page.getByRole('button', { name: 'Two steps', pressed: true })).toBeVisible();

  const beni = await guest(browser, 'Beni');
  await beni.goto(page.url());
  await beni.getByRole('link', { name: words.workshop }).click();
  await expect(number(beni, 'Name')).toHaveValue('Two steps');
  await expect(number(beni, 'Walks: Squares')).toHaveValue('2');
  await beni.context().close();
});

test('without a clipboard, as on plain http, links are shown to be copied by hand', async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await settle(page);
  await enter(page, server.url);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByRole('textbox', { name: words.copyHere })).toHaveValue(
    /#\/workshop\/uwo\?name=/,
  );
  await page.goto(`${server.url}#/setup/mow`);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByRole('textbox', { name: words.copyHere })).toHaveValue(/#\/setup\/mow/);
});

test('a catalogue stays here, and travels as a file', async ({ page, server }, info) => {
  await settle(page);
  await enter(page, server.url);
  await editFist(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Two steps');
  await page.reload();
  await expect(number(page, 'Walks: Squares')).toHaveValue('2');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await page.getByRole('button', { name: 'Znorf 1' }).click();
  await expect(number(page, 'Walks: Squares')).toHaveValue('1');
  await page.getByRole('button', { name: 'Two steps', exact: true }).click();
  await expect(number(page, 'Walks: Squares')).toHaveValue('2');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file' }).click();
  const file = info.outputPath('two.json');
  await (await coming).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    name: 'Two steps',
    kinds: { fist: { walk: { squares: 2, energy: 0 } } },
  });
  await page.getByRole('button', { name: 'Remove: Two steps' }).click();
  await page.getByRole('button', { name: 'Znorf 1' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await expect(number(page, 'Name')).toHaveValue('Two steps');
  await input.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"x","version":1,"kinds":{}}'),
  });
  await expect(page.getByRole('alert')).toContainText('kinds.fist');
});

test('everything works by keyboard', async ({ page, server }) => {
  await settle(page);
  await enter(page, server.url);
  await byKeyboard(page, '.kinds button:nth-child(4)');
  await byKeyboard(page, '[aria-label="Attacks: Reach −"]');
  await byKeyboard(page, '.shield button:nth-child(5)');
  await expect(number(page, 'Attacks: Reach')).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'bunker', pressed: true })).toBeVisible();
  await byKeyboard(page, '.dock button');
  await expect(page.locator('main.room')).toBeVisible();
});

for (const look of ['light', 'dark'] as const)
  test(`axe finds nothing, also where there are faults, ${look}`, async ({ page, server }) => {
    test.skip(look === 'dark' && !FULL, 'the colours are those of the pages');
    await settle(page, { look });
    await enter(page, server.url);
    await more(page, 'fist: Cards').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    expect(await findings(page)).toEqual([]);
  });
