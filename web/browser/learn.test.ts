import { expect } from '@playwright/test';
import { byClick, faultsOf, isLost, oneStep, settle, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/words/en.ts';

/** The bots may win before the moment of the third tip has come; then another first game is begun. */
const MOST_GAMES = 20;

for (const game of GAMES)
  test(`a first game of ${game} is explained step by step`, async ({ page, house }) => {
    const faults = faultsOf(page);
    await settle(page);
    const understood = page.getByRole('button', { name: 'Got it' });
    const third = page.getByText(/3 of \d/);
    const over = page.getByRole('button', { name: words.rematch });
    for (let games = 0; games < MOST_GAMES && !(await third.isVisible()); games++) {
      await page.goto(house.url);
      await page.getByRole('button', { name: new RegExp(`^Learn ${game}$`, 'i') }).click();
      await expect(page.getByText(/1 of \d/)).toBeVisible();
      await understood.press('Enter');
      await expect.poll(() => isLost(page)).toBe(false);
      await expect(page.getByText(/2 of \d/)).toBeVisible();
      while (!(await third.isVisible()) && !(await over.isVisible())) {
        if (await understood.isVisible()) {
          await understood.press('Enter');
          await expect.poll(() => isLost(page)).toBe(false);
        } else if (!(await oneStep(page, game, byClick))) await page.waitForTimeout(100);
      }
    }
    await expect(third).toBeVisible();
    expect(faults).toEqual([]);
  });

test('a look into the rules does not start the lesson again', async ({ page, house }) => {
  await settle(page);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Learn MOW' }).click();
  await expect(page.getByText(/1 of \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(/2 of \d/)).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('link', { name: words.rules }).click();
  await expect(page.getByLabel(words.search)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/2 of \d/)).toBeVisible();
});
