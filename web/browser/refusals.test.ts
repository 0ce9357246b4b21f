import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '@tischlein/rules/languages';
import { test } from './gallery.testing.ts';
import { byKeyboard, playNow, playUntil, settle } from './play.testing.ts';
import { refusalsOf } from './refusals.testing.ts';
import { ServerProcess } from './server.testing.ts';

const PHONE = { width: 360, height: 640 };

/** Puts each sentence into the strip that shows one, and names those that do not fit. */
const misfits = (page: Page, sentences: readonly string[]): Promise<string[]> =>
  page.locator('.strip.refused').evaluate((strip, all) => {
    const text = strip.querySelector('[role=alert]')!.firstChild!;
    return all.filter((sentence) => {
      text.textContent = `${sentence} `;
      const box = strip.getBoundingClientRect();
      const inside =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const said = strip.querySelector('[role=alert]')!;
      const { top, bottom } = said.getBoundingClientRect();
      const whole =
        top >= box.top &&
        bottom <= box.bottom &&
        [strip, said].every((part) => getComputedStyle(part).overflow === 'visible') &&
        strip.scrollWidth <= strip.clientWidth + 1;
      // What lies over a corner of it, or cuts it off.
      const corners = [
        [box.left + 12, box.top + 6],
        [box.right - 12, box.bottom - 6],
      ] as const;
      const free = corners.every(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (strip.contains(top) || top.contains(strip));
      });
      return !(inside && whole && free);
    });
  }, sentences);

async function everyRefusalFits(page: Page, game: string): Promise<void> {
  for (const language of LANGUAGES) {
    const sentences = await refusalsOf(game, language);
    expect(sentences.length).toBeGreaterThan(20);
    expect.soft(await misfits(page, sentences), language).toEqual([]);
  }
}

for (const game of ['uno', 'uwo'])
  test(`every refusal of ${game} is seen whole on a small phone`, async ({ page, gallery }) => {
    await page.setViewportSize(PHONE);
    await gallery.show(page, `${game}/why`);
    await everyRefusalFits(page, game);
  });

test('every refusal of mow is seen whole on a small phone', async ({ page }) => {
  const server = new ServerProcess();
  await server.start();
  await page.setViewportSize(PHONE);
  await settle(page);
  await playNow(page, server.url, 'mow');
  const unfit = page.locator('.hand .quiet');
  await playUntil([page], 'mow', byKeyboard, async () => (await unfit.count()) > 0);
  await unfit.last().click();
  await everyRefusalFits(page, 'mow');
  await server.end();
});
