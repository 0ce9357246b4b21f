import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { test } from './gallery.testing.ts';
import { byClick, GAMES, plainStep } from './play.testing.ts';
import { words } from '../src/i18n/words/en.ts';

const MOVES = 12;

for (const game of GAMES)
  test(`${game} can be played at the plain table, which knows no game`, async ({
    page,
    gallery,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await gallery.show(page, `plain/${game}`);
    const strip = page.locator('.strip');
    for (let moves = 0; moves < MOVES && !(await page.getByText('The end.').isVisible());) {
      await expect(strip).toContainText(/Your turn|over/, { timeout: 30_000 });
      if (await plainStep(page, byClick)) moves += 1;
    }
    expect(await seriousOn(page, { only: '.plain' })).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });

test('of many moves the plain table finds one by its words, and says why one is not legal', async ({
  page,
  gallery,
}) => {
  await gallery.show(page, 'plain/uwo');
  const moves = page.locator('.plain .moves li > button.button');
  await expect(page.locator('.strip')).toContainText(words.yourTurn, { timeout: 30_000 });
  const field = page.getByRole('searchbox', { name: 'Find or type a move' });
  const all = await moves.count();
  expect(all).toBeGreaterThan(8);
  await field.fill((await moves.last().textContent())!.trim());
  await expect(moves).not.toHaveCount(all);
  await field.fill('zzz');
  await expect(page.getByText('None of your moves contains these letters.')).toBeVisible();
  await field.fill('fall');
  await page.getByRole('button', { name: 'Try' }).click();
  await expect(page.getByRole('alert')).toContainText('UWO-');
});
