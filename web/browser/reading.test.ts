import { expect, type Page } from '@playwright/test';
import { openPage } from './cut-off.testing.ts';
import { byClick, GAMES, playNow, playShort, playToEnd, settle, settled } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

const PAGES = [
  '',
  '#/settings',
  '#/setup/uno',
  '#/rules/mow',
  '#/replay',
  '#/workshop/uwo',
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

test('the reader’s own font size counts for every text', async ({ page, server }) => {
  await settle(page);
  for (const path of PAGES) {
    await openPage(page, server.url + path);
    expect(await fixedTexts(page), path).toEqual([]);
  }
});

/** What does not find its place: a page that is wider than the screen, words that run out of their button. */
const spills = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('button, a[href], h1, h2, h3')) {
      // Cards and signs are pictures; what only screen readers say has no place.
      const isPicture =
        element.closest('.unseen, svg, .hand, .square, .card') ??
        element.querySelector('.unseen, .card');
      if (!element.checkVisibility() || isPicture || element.textContent.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const isCut = [element, ...element.querySelectorAll('*')].some(
        (one) => getComputedStyle(one).textOverflow === 'ellipsis',
      );
      const over = Math.max(text.right - box.right, box.left - text.left, text.bottom - box.bottom);
      if (!isCut && over > 4)
        found.push(`"${element.textContent.trim().slice(0, 40)}" by ${Math.round(over)} px`);
    }
    return found;
  });

/** Letters twice as large, and all that measures itself has measured again. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

const TWICE = [
  ...PAGES,
  '#/mine',
  '#/learn/uno',
  '#/rules/uwo/editions',
  '#/people/me',
  '#/g',
  '#/s',
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`with letters twice as large everything finds its place at ${width}×${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    for (const path of TWICE) {
      await openPage(page, server.url + path);
      await enlarge(page);
      await expect.poll(() => spills(page), { message: path }).toEqual([]);
    }
    for (const game of GAMES) {
      await playNow(page, server.url, game);
      await expect(page.locator('.hand button').first()).toBeVisible();
      await enlarge(page);
      await expect.poll(() => spills(page), { message: game }).toEqual([]);
    }
  });

/** What a finger of 40 px can not hit: links and buttons whose edge is nearer than 20 px to their middle. */
const tooSmall = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const reach = 19;
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      `${part} :is(button, a[href], input, select)`,
    )) {
      // Cards of a hand overlap.
      if (element.closest('.hand')) continue;
      // Links in running text are as high as their line.
      const line = element.closest('p');
      const inText = line !== null && line.textContent.trim() !== element.textContent.trim();
      if (inText || !element.checkVisibility()) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const missed = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].filter(([px, py]) => {
        const hit = document.elementFromPoint(px!, py!);
        return (
          hit !== null &&
          hit !== element &&
          hit.closest('button, a, label, select') !== element &&
          !hit.closest('label')?.contains(element)
        );
      });
      if (missed.length > 0)
        small.push(
          `${element.tagName}.${element.className.replace(/svelte-\w+/, '')} "${(element.textContent.trim() || element.ariaLabel) ?? ''}" ${Math.round(width)}×${Math.round(height)}`.slice(
            0,
            90,
          ),
        );
    }
    return small;
  }, within);

test('everything to press is at least 40 px wide and high', async ({ page, server }) => {
  await settle(page);
  const small: string[] = [];
  for (const path of [...PAGES, '#/device/mow', '#/new/uwo', '#/rules/uwo', '#/people/me']) {
    await openPage(page, server.url + path);
    small.push(...(await tooSmall(page)).map((one) => `${path} ${one}`));
  }
  expect(small).toEqual([]);
});

for (const game of GAMES)
  test(`everything to press at a table of ${game}, in its menu and its result is at least 40 px wide and high`, async ({
    page,
    server,
  }) => {
    await settle(page);
    await playShort(page, server.url, game);
    const small: string[] = [];
    const look = async (within: string): Promise<void> => {
      await settled(page);
      await expect(page.locator(within).first()).toBeVisible();
      small.push(...(await tooSmall(page, within)).map((one) => `${within}: ${one}`));
    };
    await look('main.room');
    await page.getByRole('button', { name: words.corner }).first().click();
    await look('dialog[open]');
    await page.keyboard.press('Escape');
    await playToEnd(page, game, byClick);
    await look('main.room :is(.over.end, .sheet.end, .veil)');
    expect(small).toEqual([]);
  });

test('setting a table and the settings have signs of their own', async ({ page, server }) => {
  await settle(page);
  await page.goto(server.url);
  const signOf = (name: string): Promise<string | null> =>
    page.getByRole('link', { name }).first().locator('path').getAttribute('d');
  const settings = await signOf(words.settings);
  await page.getByRole('button', { name: words.more }).first().click();
  expect(await signOf(words.setTable)).not.toBe(settings);
});
