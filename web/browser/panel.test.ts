import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { byClick, playByRules, playUntil, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test('beside a wide table lie the log and the rules in force, also by keyboard', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await playByRules(page, server.url, 'uno', { jumpIn: true, runs: true });
  const lines = page.locator('.panel .log li');
  await playUntil([page], 'uno', byClick, async () => (await lines.count()) >= 12);
  expect(await lines.locator('[role=img]').count()).toBeGreaterThan(0);
  const spilled = await lines.evaluateAll(
    (all) => all.filter((line) => line.scrollHeight > line.clientHeight + 1).length,
  );
  expect(spilled).toBe(0);
  // A key each for the two buttons at the foot.
  await expect(page.getByRole('button', { name: words.hint })).toBeEnabled();
  await page.keyboard.press('h');
  await expect(page.getByText(/^Hint: /)).toBeVisible();
  await expect(lines.and(page.locator('.gone'))).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(lines.and(page.locator('.gone')).first()).toBeVisible();
  // The house rules in force stand at the foot, each by its sign.
  await expect(page.locator('.panel .here svg').nth(1)).toBeVisible();
  await page.getByRole('tab', { name: words.log }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: words.rulesHere })).toBeFocused();
  const rules = page.locator('.rules li button');
  await expect(rules.nth(1)).toBeVisible();
  // A sign and the arrow that opens it.
  for (const rule of await rules.all()) await expect(rule.locator('svg')).toHaveCount(2);
  await rules.first().press('Enter');
  await expect(page.getByRole('link', { name: /^UNO-\d+\w* in the rule book$/ })).toBeVisible();
});

test('on a phone the ribbon shows the house rules by their signs, and opens the same', async ({
  page,
  server,
}) => {
  await settle(page);
  await playByRules(page, server.url, 'mow', { limit: 50, rounds: 1, stables: 'open' });
  const rules = page.getByTitle(/^3 house rules at this table$/);
  await expect(rules.locator('svg')).toHaveCount(2);
  await expect(rules).toContainText('+1');
  await rules.click();
  await expect(page.getByRole('dialog').getByText('Fly limit').first()).toBeVisible();
  expect(await seriousOn(page, { only: 'dialog' })).toEqual([]);
  await page.getByRole('tab', { name: words.log }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: words.takeBack }),
  ).toBeVisible();
});
