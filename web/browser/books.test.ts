import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { faultsOf, settle, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

for (const game of GAMES)
  test(`the rule book of ${game} has its pictures, and every part of them is drawn`, async ({
    page,
    server,
  }) => {
    const faults = faultsOf(page);
    await settle(page);
    await page.goto(`${server.url}#/rules/${game}`);
    await expect(page.locator('.picture').first()).toBeVisible();
    expect(await page.locator('.picture').count()).toBeGreaterThan(10);
    const missing = await page
      .locator('.picture use')
      .evaluateAll((uses) =>
        uses
          .map((use) => use.getAttribute('href')!)
          .filter((href) => document.querySelector(href) === null),
      );
    expect(missing).toEqual([]);
    expect(faults).toEqual([]);
  });

test('a UWO table says by which edition it plays, and its rule book marks it', async ({
  page,
  server,
}) => {
  await settle(page);
  const rules = encodeURIComponent(JSON.stringify({ edition: 'hu' }));
  await page.goto(`${server.url}#/setup/uwo?rules=${rules}`);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.getByRole('group', { name: 'Hungarian edition' })).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Edition of this table: Hungarian');
  await page.getByRole('link', { name: words.rules }).click();
  const marked = page.locator('#UWO-52 dl > div', { hasText: 'This table' });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Hungarian');
  await expect(page.getByText('Edition of this table: Hungarian')).toBeVisible();
});

test('a rule book opened from nowhere marks no edition', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/rules/uwo`);
  await expect(page.locator('#UWO-52 dl > div')).toHaveCount(3);
  await expect(page.getByText(words.thisTable)).toHaveCount(0);
});

test('the book marks what is ours, and sets the editions side by side', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/rules/uwo/UWO-41?edition=de`);
  const clause = page.locator('#UWO-41');
  await expect(clause).toContainText(words.ourRuling);
  await expect(clause.locator('dl > div').first()).toContainText(words.thisTable);
  await expect(clause.locator('q[lang=hu]')).toContainText('Ha valaki nem hajt végre semmit');
  await expect(page.locator('#UWO-4 h3')).toContainText(words.reconstructed);
  await clause.getByRole('link', { name: 'UWO-42', exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/uwo\/UWO-42\?edition=de$/);
});

test('the book of UNO begins with the cards and the deal, and folds long rulings until they are wanted', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/rules/uno`);
  const titles = page.locator('article section h3');
  await expect(titles.nth(0)).toContainText('The cards');
  await expect(titles.nth(1)).toContainText('Everyone gets 7 cards');
  const nineAndZero = page.locator('#UNO-1b').getByText('no step between 9 and 0');
  await expect(nineAndZero).toBeHidden();
  await page.locator('#UNO-1b summary').click();
  await expect(nineAndZero).toBeVisible();
  const skipped = page.locator('#UNO-3b').getByText('Only the others count');
  await expect(skipped).toBeHidden();
  await page.getByRole('searchbox').fill('only the others count');
  await expect(skipped).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.goto(`${server.url}#/rules/uno/UNO-1a`);
  await expect(page.locator('#UNO-1a').getByText('because your turn is over')).toBeVisible();
});

test('the book of UWO shows the field and one card first, and the tables of all cards in the fine print', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}#/rules/uwo`);
  await expect(page.locator('#UWO-1 .place')).toHaveCount(20);
  await expect(page.locator('#UWO-3 figcaption')).toContainText('walks');
  const order = await page
    .locator('article section')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(order.slice(0, 4)).toEqual(['UWO-1', 'UWO-2', 'UWO-3', 'UWO-10']);
  expect(order.indexOf('UWO-4')).toBeGreaterThan(order.indexOf('UWO-60'));
  const table = page
    .locator('#UWO-4')
    .getByText(/^Bazooka: /)
    .first();
  await expect(table).toBeHidden();
  await page.locator('#UWO-4 summary').click();
  await expect(table).toBeVisible();
  expect(await seriousOn(page)).toEqual([]);
});

test('what differs between the editions is a page: each line drawn and played by each of them', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  const rules = encodeURIComponent(JSON.stringify({ edition: 'hu' }));
  await page.goto(`${server.url}#/setup/uwo?rules=${rules}`);
  await page.getByRole('link', { name: words.whatDiffers }).click();
  await expect(page).toHaveURL(/#\/rules\/uwo\/editions\?edition=hu$/);
  await expect(page.getByRole('group', { name: /^Example: / })).toHaveCount(18);
  expect(await seriousOn(page)).toEqual([]);
  await expect(page.locator('#UWO-41 section').first()).toContainText(words.thisTable);
  const energies = page.locator('#UWO-41 .energy.uwo-gnorf');
  await expect(energies).toHaveText(['5', '4', '4']);

  const german = page.getByRole('group', { name: /^Example: .*German$/ });
  const ride = german.and(page.locator('#UWO-25 .example'));
  await expect(ride).toContainText('3/3');
  await expect(ride).toContainText('✗ UWO-25');
  for (const step of ['2/3', '1/3', '0/3']) {
    await ride.getByRole('button', { name: words.stepBack }).click();
    await expect(ride).toContainText(step);
  }
  await expect(ride.getByRole('button', { name: words.stepBack })).toBeDisabled();
  expect(faults).toEqual([]);

  await page.goto(`${server.url}#/rules/uwo`);
  await page.getByRole('link', { name: words.whatDiffers }).click();
  await expect(page.getByRole('heading', { name: words.whatDiffers })).toBeVisible();
  await page.goto(`${server.url}#/rules/mow/editions`);
  await expect(page.getByText(words.lostTitle)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Example: / })).toHaveCount(0);
});

test('beside a wide book lie its contents, open, at the clause it was opened at', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await page.goto(`${server.url}#/rules/uwo/UWO-52`);
  const here = page.locator('details [aria-current]');
  await expect(here).toHaveText('Trample');
  await expect(here).toBeInViewport();
  await expect(page.locator('#UWO-52')).toBeInViewport();
  await page.locator('details a', { hasText: 'The field' }).click();
  await expect(page.locator('details [aria-current]')).toHaveText('The field');
  await expect(page.locator('#UWO-1')).toBeInViewport();
});

test('a clause named on the cover of a book is one tap away', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/rules/uno`);
  await page.locator('header').getByRole('link', { name: 'UNO-15', exact: true }).click();
  await expect(page.locator('#UNO-15')).toBeInViewport();
  expect(await seriousOn(page)).toEqual([]);
});
