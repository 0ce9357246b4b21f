import { expect } from '@playwright/test';
import { byClick, faultsOf, oneStep, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

for (const game of ['mow', 'uno', 'uwo'] as const)
  test(`a first game of ${game} is explained step by step`, async ({ page, house }) => {
    const faults = faultsOf(page);
    await settle(page);
    await page.goto(house.url);
    await page.getByRole('button', { name: `Learn ${game.toUpperCase()}` }).click();
    const understood = page.getByRole('button', { name: 'Got it' });
    await expect(page.getByText(/1 of \d/)).toBeVisible();
    await understood.click();
    await expect(page.getByText(/2 of \d/)).toBeVisible();
    for (let i = 0; i < 300 && !(await page.getByText(/3 of \d/).isVisible()); i++) {
      if (await understood.isVisible()) await understood.click();
      else if (!(await oneStep(page, game, byClick))) await page.waitForTimeout(100);
    }
    await expect(page.getByText(/3 of \d/)).toBeVisible();
    expect(faults).toEqual([]);
  });
