import { expect, type Page } from '@playwright/test';
import { test } from './gallery.testing.ts';

/** What can not be read from the sofa: small, cut off, in another one's place, or at the edge that televisions hide. */
const unread = (page: Page): Promise<string[]> =>
  page.locator('.finale').evaluate((finale) => {
    const [MIN_PX, MARGIN] = [28, 0.05];
    const scale = innerHeight / 1080;
    const found: string[] = [];
    const boxOf = (selector: string): DOMRect =>
      finale.querySelector(selector)!.getBoundingClientRect();
    const next = boxOf('.next');
    const walk = document.createTreeWalker(finale, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (text === '' || parent.closest('.unseen, style')) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1);
      if (size < MIN_PX) found.push(`${text}: ${size} px`);
      const range = document.createRange();
      range.selectNodeContents(parent);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isInside =
        left >= innerWidth * MARGIN - 1 &&
        right <= innerWidth * (1 - MARGIN) + 1 &&
        top >= innerHeight * MARGIN - 1 &&
        bottom <= innerHeight * (1 - MARGIN) + 1;
      if (!isInside && !parent.matches('.ellipsis')) found.push(`${text}: at the edge`);
    }
    // Names may be cut short under a face, but stand whole among the standings.
    for (const name of finale.querySelectorAll('.standing b'))
      if (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4 * scale)
        found.push(`${name.textContent}: cut`);
    for (const seat of finale.querySelectorAll('.game [data-spot]'))
      if (seat.getBoundingClientRect().bottom > next.top)
        found.push(`${seat.textContent}: over what comes next`);
    if (boxOf('.side section:last-child').bottom > next.top) found.push('standings: too long');
    return found;
  });

const COUNTS = { 'uno/over8': [2, 3, 4, 8], 'mow/over10': [2, 3, 4, 8, 10], 'uwo/result': [2] };

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
] as const)
  test(`the end of a game is read from the sofa at ${width}×${height}, with names of 20 letters`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [state, counts] of Object.entries(COUNTS))
      for (const count of counts)
        for (const flags of [['long'], ['long', 'de', 'dark']]) {
          await gallery.show(page, state, 'finale', String(count), ...flags);
          await expect(page.locator('.game [data-spot]')).toHaveCount(count);
          expect(await unread(page), `${state} of ${count} ${flags.join()}`).toEqual([]);
        }
  });
