import { LANGUAGES } from '@tischlein/rules/languages';
import { expect, type Page } from '@playwright/test';
import { test } from './gallery.testing.ts';
import { FULL } from './play.testing.ts';
import { uwoStates } from '../gallery/uwo.ts';

/** UWO's field, bars and hand lie at the same place whatever happens: nobody taps where something was a moment ago. */
const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const;
/** With more effort every size in every language; else each shape of a screen in one of them. */
const TRIED = SIZES.flatMap((size, i) => {
  if (FULL) return LANGUAGES.map((language) => ({ size, language }));
  return i % 2 === 0 ? [{ size, language: LANGUAGES.at(-1 - i / 2)! }] : [];
});
const PARTS = { field: '.field', foe: '.bar.foe', mine: '.bar.mine', say: '.say', low: '.own' };

/** Where each part begins, and how large the field is, once the table has measured the room it has. */
const placesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async (parts) => {
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const found = Object.entries(parts).map(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const round = (px: number | undefined) => Math.round(px ?? 0);
      const size = name === 'field' ? ` ${round(box?.width)}×${round(box?.height)}` : '';
      return [name, `${round(box?.left)},${round(box?.top)}${size}`];
    });
    return Object.fromEntries(found) as Record<string, string>;
  }, PARTS);

for (const {
  size: [width, height],
  language,
} of TRIED)
  test(`UWO keeps its places in every state at ${width}×${height}, ${language}`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height });
    const places = new Map<string, string[]>();
    for (const state of Object.keys(uwoStates)) {
      await gallery.show(page, `uwo/${state}`, ...(language === 'en' ? [] : [language]));
      for (const [part, place] of Object.entries(await placesOf(page))) {
        const key = `${part} at ${place}`;
        places.set(key, [...(places.get(key) ?? []), state]);
      }
    }
    const moved = Object.keys(PARTS).filter(
      (part) => [...places.keys()].filter((key) => key.startsWith(`${part} `)).length > 1,
    );
    const where = [...places].filter(([key]) => moved.some((part) => key.startsWith(`${part} `)));
    expect(where.map(([key, states]) => `${key}: ${states.join(' ')}`)).toEqual([]);
  });

/** What is asked with the same hand of UNO: a turn, a refusal, a colour to name. */
const ONE_HAND = ['turn', 'why', 'wish'];

for (const {
  size: [width, height],
  language,
} of TRIED)
  test(`UNO's table and hand stay where they are, whatever is asked, at ${width}×${height}, ${language}`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height });
    const seen = new Set<string>();
    for (const state of ONE_HAND) {
      await gallery.show(page, `uno/${state}`, ...(language === 'en' ? [] : [language]));
      if (state === 'wish') await expect(page.locator('.wishes')).toBeVisible();
      const [table, hand] = await Promise.all(
        ['.round .middle', '.hand'].map((part) => page.locator(part).boundingBox()),
      );
      seen.add(JSON.stringify([table, hand]));
    }
    expect([...seen]).toHaveLength(1);
  });

test('a long hint is read whole, on the smallest screens too', async ({ page, gallery }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await gallery.show(page, 'uwo/advised');
    const over = () =>
      page.locator('.advice').evaluate((advice) => {
        const range = document.createRange();
        range.selectNodeContents(advice);
        const [text, strip] = [range, advice.parentElement!].map((one) =>
          one.getBoundingClientRect(),
        );
        const bolts = document.querySelector('.bar.mine')!.getBoundingClientRect();
        return {
          outOfStrip: text!.top < strip!.top || text!.bottom > strip!.bottom,
          squeezed: text!.width < strip!.width / 2,
          // Beside a field that stands on its side the bolts lie elsewhere.
          overBolts: innerWidth <= innerHeight && strip!.bottom > bolts.top,
        };
      });
    await expect
      .poll(over, { message: `${width}×${height}` })
      .toEqual({ outOfStrip: false, squeezed: false, overBolts: false });
  }
});
