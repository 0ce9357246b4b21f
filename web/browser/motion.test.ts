import { expect, type Page } from '@playwright/test';
import { STATES, test } from './gallery.testing.ts';
import { settled } from './play.testing.ts';

/**
 * The tables as most people have them: with full motion. What has slid away must not be in the way of a finger.
 */
test.use({ viewport: { width: 390, height: 844 } });

/** Buttons that something else lies over somewhere, at rest. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Fanned cards lie over one another, and creatures stand on squares.
    const buttons = document.querySelectorAll('main button:not(.slot, .square)');
    return [...buttons].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (!button.checkVisibility() || button.closest('[inert]') || width === 0) return [];
      return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
        [0.2, 0.5, 0.8].flatMap((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          const lies = (element: Element) => element.closest('.sheet, .over');
          const isBelow = hit !== null && lies(hit) !== lies(button);
          if (hit === null || button.contains(hit) || hit.closest('button') || isBelow) return [];
          return [`"${button.textContent.trim()}" under ${hit.tagName}.${hit.className}`];
        }),
      );
    });
  });

test('nothing that slid away catches a tap, in any state', async ({ page, gallery }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
  for (const state of STATES) {
    await gallery.show(page, state, 'full');
    await settled(page);
    expect(await covered(page), state).toEqual([]);
  }
});

test('“Don’t strike back” can be pressed in its middle', async ({ page, gallery }) => {
  await gallery.show(page, 'uwo/counter', 'full');
  await page.getByRole('button', { name: 'Don’t strike back' }).click();
  expect(await gallery.sent(page)).toBe('stop');
});
