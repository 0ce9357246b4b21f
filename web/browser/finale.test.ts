import { expect, type Page } from '@playwright/test';
import { STATES, test } from './gallery.testing.ts';
import { unread } from './tv.testing.ts';

/** What is cut off, or in another one's place. */
const cramped = (page: Page): Promise<string[]> =>
  page.locator('.finale').evaluate((finale) => {
    const scale = innerHeight / 1080;
    const found: string[] = [];
    const boxOf = (selector: string): DOMRect =>
      finale.querySelector(selector)!.getBoundingClientRect();
    const next = boxOf('.next');
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
          const found = [...(await unread(page)), ...(await cramped(page))];
          expect(found, `${state} of ${count} ${flags.join()}`).toEqual([]);
        }
  });

test('every state of a table is read from the sofa, with names of 20 letters', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const found: string[] = [];
  for (const state of STATES) {
    await gallery.show(page, state, 'tv', 'long', 'de');
    await expect(page.locator('.stage [data-spot^="seat-"]').first()).toBeVisible();
    for (const text of await unread(page)) found.push(`${state}: ${text}`);
  }
  expect(found).toEqual([]);
});
