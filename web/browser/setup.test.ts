import { LANGUAGES } from '@tischlein/rules/languages';
import { expect, type Page } from '@playwright/test';
import { findings } from './axe.testing.ts';
import { faultsOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

const PHONE = { width: 390, height: 844 };
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Seven bots and every house rule: the most a phone has to show. */
async function wildWithSeven(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/setup/uno`);
  const seats = page.getByRole('button', {
    name: /^(Tiktak|Pixel|Rosti|Zippi|Flink|Knopf|Fixi|Surri)/,
  });
  await expect(seats).toHaveCount(3);
  for (let i = 0; i < 4; i++) await page.locator('.seat:has(.sign)').click();
  await expect(seats).toHaveCount(7);
  await page.locator('.presets button').nth(2).click();
  await expect(page.locator('.presets button').nth(2)).toHaveAttribute('aria-pressed', 'true');
}

for (const language of LANGUAGES)
  test(`wild with seven bots takes hardly more than two screens of a phone, ${language}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(PHONE);
    await settle(page, { language });
    // The ticket of the last table is there, too.
    await page.goto(`${server.url}#/setup/uno`);
    await page.locator('.dock button').click();
    await expect(page.locator('main.room')).toBeVisible();
    await wildWithSeven(page, server.url);
    const groups = page.locator('h3 > button');
    for (let i = 0; i < (await groups.count()); i++) {
      await groups.nth(i).click();
      await expect(groups.nth(i)).toHaveAttribute('aria-expanded', 'true');
      expect(await heightOf(page), `group ${i}`).toBeLessThanOrEqual(2.1 * PHONE.height);
    }
  });

test('all house rules lie on a sheet of their own; axe finds nothing there', async ({
  page,
  server,
}) => {
  await page.setViewportSize(PHONE);
  await settle(page);
  await wildWithSeven(page, server.url);
  await page.getByRole('button', { name: 'All house rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'House rules' });
  // Ten rules and stacking; what is about two players only is not asked for at a table of eight.
  await expect(sheet.getByRole('switch')).toHaveCount(11);
  await sheet
    .getByRole('button', { name: /^interacts with \d rules?$/ })
    .first()
    .click();
  await expect(sheet.getByText('Jumping in:').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Pixel/ }).click();
  await expect(page.getByRole('radio', { name: /^Medium/ })).toBeChecked();
  expect(await findings(page)).toEqual([]);
});

test('a changed rule and a changed bot reach the table by keyboard, and come back as last time', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  await page.goto(`${server.url}#/setup/uno`);
  await page.getByRole('button', { name: /^Extra cards/ }).press('Enter');
  await page.getByRole('switch', { name: 'Zeros swap hands' }).press('Space');
  await page.getByRole('button', { name: 'Always', exact: true }).press('Enter');
  await expect(page.locator('.presets')).toContainText('Your own mix');
  await page.getByRole('button', { name: /^Rosti/ }).press('Enter');
  await page.getByRole('radio', { name: /^Hard/ }).press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Rosti/ })).toContainText('Hard');
  // Bots are called by their chairs: only the last one can go without another taking its name.
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1);
  await page.getByRole('button', { name: /^Zippi/ }).press('Delete');
  await expect(page.getByText('3 of 10 seats')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('main.room')).toBeVisible();
  for (const name of ['Pixel', 'Rosti'])
    await expect(page.locator('.seat', { hasText: name })).toHaveCount(1);
  await page.getByTitle(/house rules? at this table/).click();
  await expect(page.getByRole('button', { name: 'Zeros swap hands: Always' })).toBeVisible();

  await page.goto(`${server.url}#/setup/uno`);
  await expect(page.getByText('4 of 10 seats')).toBeVisible();
  const ticket = page.getByRole('region', { name: 'Like last time' });
  await expect(ticket).toContainText('3 seats, 1 custom rule');
  await ticket.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByText('3 of 10 seats')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rosti/ })).toContainText('Hard');
  await expect(ticket.getByRole('button', { name: 'Use this' })).toBeDisabled();
  expect(faults).toEqual([]);
});

test('each game offers its own levels, each with a face and what it is worth', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  const radios = page.getByRole('dialog').getByRole('radio');
  for (const [game, levels] of [
    ['uno', ['Beginner', 'Easy', 'Medium', 'Hard']],
    ['uwo', ['Beginner', 'Easy', 'Medium', 'Skilled', 'Hard']],
  ] as const) {
    await page.goto(`${server.url}#/setup/${game}`);
    await page
      .getByRole('button', { name: /^(Pixel|Tiktak)/ })
      .first()
      .click();
    await expect(radios).toHaveCount(levels.length);
    const labels = page.getByRole('dialog').locator('label');
    for (const [i, level] of levels.entries()) {
      await expect(labels.nth(i)).toContainText(level);
      await expect(labels.nth(i).locator('svg')).toHaveCount(1);
      if (i > 0) await expect(labels.nth(i)).toContainText(/Wins .* of 10/);
    }
  }
  expect(await findings(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Skilled/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: 'Bot strength' })).toContainText('Skilled');
  await page.locator('.dock button').click();
  await expect(page.locator('main.room')).toBeVisible();
  expect(faults).toEqual([]);
});
