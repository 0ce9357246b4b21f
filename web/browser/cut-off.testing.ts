import { expect, type Page } from '@playwright/test';

/** Every page that needs no game to be played first. */
export const PAGES = {
  home: '',
  settings: '#/settings',
  'setup mow': '#/setup/mow',
  'setup uno': '#/setup/uno',
  'setup uwo': '#/setup/uwo',
  'one device': '#/device/mow',
  'with friends': '#/new/mow',
  'rules mow': '#/rules/mow',
  'rules uno': '#/rules/uno',
  'rules uwo': '#/rules/uwo/UWO-52',
  replay: '#/replay',
  review: '#/review',
  'my page': '#/mine',
  'a group': '#/g',
  'letters of a screen': '#/s',
  workshop: '#/workshop/uwo',
  day: '#/day',
  results: '#/people/me',
  puzzles: '#/puzzles',
  'a puzzle': '#/puzzles/mow/1',
  recover: '#/recover/too-old',
  lost: '#/nowhere',
  'dead link': '#/t/nowhere',
} as const;

/** Opens a page, which may be the next one of the same document, until it stands there in place of the one before. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-left', ''));
  await page.goto(url);
  await expect(page.locator('main:not([data-left])').first()).toBeVisible();
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Texts that do not fit into what holds them, and pages wider than the screen. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      cut.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'article, button, a, h1, h2, h3, p, b, span, label',
    )) {
      const { overflow, textOverflow } = getComputedStyle(element);
      const hides = overflow !== 'visible' || textOverflow === 'ellipsis';
      if (element.className.includes('unseen') || element.closest('.unseen, svg')) continue;
      // What happened goes on past the ribbon's edge, and is scrolled.
      if (element.matches('.ribbon .row')) continue;
      // Names in a replay's head end in dots on a short phone: the table below says them all.
      if (element.matches('header .what p')) continue;
      if (hides && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        cut.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.right > innerWidth + 1 && !element.closest('ul'))
        cut.push(`outside: ${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
    }
    return cut;
  });
