import { expect, type Page } from '@playwright/test';
import { byClick, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

/** A sheet of A4 at 96 dots an inch. */
const SHEET = { width: 794, height: 1123 };

/** How light the paper behind a text and its letters are, 0 to 255. */
const lightness = (page: Page, selector: string): Promise<{ paper: number; letters: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const parts = (color: string): number[] => color.match(/[\d.]+/g)!.map(Number);
      const lightOf = (color: string): number =>
        parts(color)
          .slice(0, 3)
          .reduce((sum, part) => sum + part, 0) / 3;
      let paper = 'rgb(255, 255, 255)';
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (parts(backgroundColor)[3] === 0) continue;
        paper = backgroundColor;
        break;
      }
      return { paper: lightOf(paper), letters: lightOf(getComputedStyle(element).color) };
    });

test('a rule book is printed as a book: dark on white, nothing to press, nothing folded', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SHEET);
  await settle(page, { look: 'dark' });
  await page.goto(`${server.url}#/rules/uno`);
  await expect(page.locator('#UNO-1')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const pressed of [
    'main button:visible',
    'main nav:visible',
    'main input:visible',
    'main .icon:visible',
  ])
    await expect(page.locator(pressed)).toHaveCount(0);
  const folded = page.locator('section details').first();
  expect(await folded.evaluate((details) => details.scrollHeight)).toBeGreaterThan(
    await folded.locator('summary').evaluate((summary) => summary.clientHeight + 20),
  );
  const { paper, letters } = await lightness(page, '#UNO-1 .body p');
  expect(paper).toBeGreaterThan(240);
  expect(letters).toBeLessThan(80);
});

for (const game of ['mow', 'uno', 'uwo'])
  test(`a result of ${game} is printed: everybody's place, dark on white, nothing to press`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(SHEET);
    await settle(page, { look: 'dark' });
    await playShort(page, server.url, game);
    await playToEnd(page, game, byClick);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.rematch)).toBeHidden();
    for (const pressed of ['main button:visible', 'main a:visible'])
      await expect(page.locator(pressed)).toHaveCount(0);
    const { paper, letters } = await lightness(
      page,
      'main :is(.over.end, .sheet.end, .veil) :is(h1, h2)',
    );
    expect(paper).toBeGreaterThan(240);
    expect(letters).toBeLessThan(80);
  });
