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

test('the plain table finds moves by what they name, and says why one is not legal', async ({
  page,
  gallery,
}) => {
  await gallery.show(page, 'plain/mow');
  const moves = page.locator('.plain li > button.button');
  await expect(page.locator('.strip')).toContainText(words.yourTurn, { timeout: 30_000 });
  const all = await moves.count();
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  expect(await moves.count()).toBeLessThan(all);
  const field = page.getByRole('searchbox', { name: 'Find or type a move' });
  await field.fill('pass');
  await page.getByRole('button', { name: 'Try' }).click();
  await expect(page.getByRole('alert')).toContainText('MOW-');
});
