import { expect, type Page } from '@playwright/test';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';

const PAGES = [
  '',
  '#/settings',
  '#/setup/uno',
  '#/rules/mow',
  '#/replay',
  '#/workshop',
  '#/nowhere',
];

/** Texts that stay as they are when the reader wants them twice as large; what stands on a card grows with the card. */
const fixedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('svg, .card'))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3));
    const sizes = (): number[] =>
      texts.map((element) => parseFloat(getComputedStyle(element).fontSize));
    const before = sizes();
    document.documentElement.style.fontSize = '200%';
    const after = sizes();
    document.documentElement.style.fontSize = '';
    return texts
      .filter((_, i) => Math.abs(after[i]! - 2 * before[i]!) > 0.1)
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
  });

test('the reader’s own font size counts for every text', async ({ page, house }) => {
  await settle(page);
  for (const path of PAGES) {
    await page.goto(house.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await fixedTexts(page), path).toEqual([]);
  }
});
