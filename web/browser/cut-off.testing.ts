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
  'lesson mow': '#/learn/mow',
  'lesson uno': '#/learn/uno',
  'lesson uwo': '#/learn/uwo',
  television: '#/tv',
  results: '#/people/me',
  puzzles: '#/puzzles',
  'a puzzle': '#/puzzles/mow/1',
  recover: '#/recover/too-old',
  lost: '#/nowhere',
  'dead link': '#/t/nowhere',
} as const;

/** Opens a page, which may be the next one of the same document, until it stands there in place of the one before. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.evaluate(() => {
    for (const main of document.querySelectorAll('main')) main.setAttribute('data-left', '');
  });
  await page.goto(url);
  await expect(page.locator('main:not([data-left])').first()).toBeAttached();
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Texts that do not fit into what holds them, and pages wider than the screen. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(cutTexts);

// What follows runs inside the page, in any browser.

export function cutTexts(): string[] {
  const cut: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth)
    cut.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>(
    'article, button, a, h1, h2, h3, p, b, span, label',
  )) {
    const { overflow, textOverflow } = getComputedStyle(element);
    const hides = overflow !== 'visible' || textOverflow === 'ellipsis';
    if (element.className.includes('unseen') || element.closest('.unseen, svg')) continue;
    // Phrases are pulled along on a phone, and the count of seats is only heard there.
    if (element.closest('.phrases') || element.matches('.count')) continue;
    // A station's picture shows as much of a position as it has room for.
    if (element.closest('.picture[aria-hidden]')) continue;
    // What happened goes on past the ribbon's edge, and is scrolled.
    if (element.matches('.ribbon .row')) continue;
    // Names in a replay's head end in dots on a short phone: the table below says them all.
    if (element.matches('.replay .head h1 + p')) continue;
    if (hides && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      cut.push(`${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.right > innerWidth + 1 && !element.closest('ul'))
      cut.push(`outside: ${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
  }
  return cut;
}

/** Buttons and links that nobody can press: scrolled to as a person scrolls, something else lies there, or nothing. */
export function lostButtons(): string[] {
  const bringIntoSight = (element: Element): void => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isPage = box === document.documentElement;
      if (!isPage && !/auto|scroll/.test(overflowX + overflowY)) continue;
      const frame = isPage
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : box.getBoundingClientRect();
      const at = element.getBoundingClientRect();
      box.scrollBy(
        at.x + at.width / 2 - frame.x - frame.width / 2,
        at.y + at.height / 2 - frame.y - frame.height / 2,
      );
    }
  };
  // A lesson speaks of one thing at a time, and covers others.
  const within = document.querySelector('.bubble') ?? document;
  const lost = [...within.querySelectorAll('main :is(button, a[href])')].filter((button) => {
    if (button.closest('[inert], .unseen') || !button.checkVisibility()) return false;
    bringIntoSight(button);
    const { x, y, width, height } = button.getBoundingClientRect();
    if (width === 0) return false;
    // Cards of a hand overlap and lie askew: any part that is seen will do.
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some((right) =>
      parts.some((down) => {
        const hit = document.elementFromPoint(x + width * right, y + height * down);
        return hit !== null && (button.contains(hit) || hit.contains(button));
      }),
    );
  });
  scrollTo(0, 0);
  return lost.map((button) => (button.ariaLabel ?? button.textContent).trim().slice(0, 40));
}

/** Fields whose letters are so small that an iPhone zooms into them. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 60));
