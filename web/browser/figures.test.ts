import { expect, type Page } from '@playwright/test';
import { byClick, playUntil, settle, FULL, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { traced } from './trace.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test.use({ serviceWorkers: 'allow' });

/** Figures to read, not to pass: what they are depends on the machine and on what else it does. */
const report = (text: string): void => console.log(text);
test.skip(!FULL, 'figures are for npm run test:full');

/** Own moves while the strong bots are watched. */
const MOVES = 12;
/** Milliseconds. */
const AFTER_FIRST_CARD = 3000;
const RULES: { readonly [game: string]: object } = { mow: { rounds: 1 }, uwo: { army: 8 } };

async function against(
  page: Page,
  url: string,
  game: string,
  level: string,
  seats?: number,
): Promise<void> {
  await page.goto(
    `${url}#/setup/${game}?rules=${encodeURIComponent(JSON.stringify(RULES[game] ?? {}))}`,
  );
  const chairs = page.locator('.chair:not(.free)');
  await expect(chairs.first()).toBeVisible();
  while ((await chairs.count()) < (seats ?? 0))
    await page.getByRole('button', { name: words.addBot }).click();
  await page
    .getByRole('group', { name: words.botsPlay })
    .getByRole('button', { name: words.levels[level as 'hard'] })
    .click();
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.locator('main.room')).toBeVisible({ timeout: 20_000 });
}

for (const game of GAMES)
  test(`how long a strong bot takes in the page: ${game}`, async ({ page, server }) => {
    await settle(page);
    await against(page, server.url, game, 'hard');
    const over = page.getByRole('button', { name: words.rematch });
    await playUntil([page], game, byClick, async (moved) => moved >= MOVES || over.isVisible());
    const times = await page
      .workers()[0]!
      .evaluate(() => performance.getEntriesByName('hard').map(({ duration }) => duration));
    expect(times.length).toBeGreaterThan(0);
    const mean = times.reduce((a, b) => a + b) / times.length;
    report(
      `${game}: of ${times.length} moves of hard bots the longest took ${Math.round(Math.max(...times))} ms, the mean ${Math.round(mean)} ms (aim: within 300)`,
    );
  });

test('how smoothly cards fly at ten seats', async ({ page, server }) => {
  await settle(page, { motion: 'full', speed: 'normal' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await against(page, server.url, 'uno', 'medium', 10);
  // A step may only take a card up: on until one is played.
  const nothing = page.getByText(words.nothingYet);
  await expect(nothing).toBeVisible();
  await playUntil([page], 'uno', byClick, () => nothing.isHidden());
  // Nine bots move one after the other now, and nothing is asked of the page meanwhile.
  let smooth = { frames: 0, seconds: 0, slowest: 0 };
  const work = await traced(page, async () => {
    smooth = await framesFor(page, 6000);
  });
  const { frames, seconds, slowest } = smooth;
  const perFrame = [...work.frames].sort((x, y) => x - y);
  const p95 = perFrame[Math.floor(perFrame.length * 0.95)] ?? 0;
  expect(perFrame.length).toBeGreaterThan(0);
  expect(work.animations).toBeGreaterThan(0);
  report(
    `uno, ten seats: ${Math.round(frames / seconds)} frames a second while bots play, the slowest ${Math.round(slowest)} ms (aim: 60)`,
  );
  report(
    `uno, ten seats, ${work.animations} flights: main thread ${p95.toFixed(1)} ms of processor time a frame (95 of 100; aim: 8), the longest task ${Math.round(work.tasks[0]!)} ms (aim: under 50)`,
  );
});

const framesFor = (
  page: Page,
  most: number,
): Promise<{ frames: number; seconds: number; slowest: number }> =>
  page.evaluate(
    (millis) =>
      new Promise((done) => {
        const start = performance.now();
        let [last, frames, slowest] = [start, 0, 0];
        const frame = (now: number): void => {
          frames += 1;
          slowest = Math.max(slowest, now - last);
          last = now;
          if (now - start < millis) requestAnimationFrame(frame);
          else done({ frames, seconds: (now - start) / 1000, slowest });
        };
        requestAnimationFrame(frame);
      }),
    most,
  );

for (const game of GAMES)
  test(`from Play now to the first card: ${game}`, async ({ page, server }) => {
    await settle(page);
    await page.goto(server.url);
    await page.evaluate(() => {
      addEventListener('click', () => performance.mark('play'), { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (!document.querySelector('main.room :is(.hand button, .square)')) return;
        requestAnimationFrame(() => performance.mark('card'));
        seen.disconnect();
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    const poster = page.locator('article', { has: page.getByRole('heading', { name: game }) });
    await poster.getByRole('button', { name: words.playNow }).click();
    await expect(page.locator('main.room :is(.hand button, .square)').first()).toBeVisible({
      timeout: 20_000,
    });
    const after = await traced(page, () => page.waitForTimeout(AFTER_FIRST_CARD));
    const took = await page.evaluate(
      () => performance.measure('first card', 'play', 'card').duration,
    );
    report(
      `${game}: ${Math.round(took)} ms from Play now to the first card on a cold cache (aim: under 1000); the longest task of the ${AFTER_FIRST_CARD / 1000} s after it ${Math.round(after.tasks[0] ?? 0)} ms (aim: under 50)`,
    );
  });
