import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pack } from '../src/study/replay/packed.ts';
import { byClick, faultsOf, GAMES, playNow, playUntil, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

/** Where paper was set in motion, by the nearest spot's name. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const started: string[] = [];
    Object.assign(window, { started });
    Element.prototype.animate = function (this: Element, ...args) {
      started.push(this.closest('[data-spot]')?.getAttribute('data-spot') ?? '');
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { started: string[] }).started);
}

/** Sliding paper; what style sheets move is not part of a ceremony. */
const sliding = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition))
        .filter(({ playState }) => playState === 'running').length,
  );

/** Plays until something has happened to somebody. */
async function playUntilMark(page: Page, game: string): Promise<void> {
  const mark = page.locator('.seat-mark').first();
  await playUntil([page], game, byClick, () => mark.isVisible());
}

/** With full motion, as most people have it. */
for (const [game, dealt] of [
  ['uno', ['pile', 'open']],
  ['mow', ['pile', 'seat-1']],
  ['uwo', ['deck-0', 'deck-1']],
] as const)
  test(`${game}: cards are dealt, events stand at the seats, and nothing keeps a player waiting`, async ({
    page,
    server,
  }) => {
    const faults = faultsOf(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await settle(page, { motion: 'full', speed: 'fast' });
    const started = await watchMotion(page);
    await playNow(page, server.url, game);
    for (const spot of dealt)
      await expect.poll(async () => (await started()).includes(spot), { message: spot }).toBe(true);
    // A touch ends the ceremony.
    await page.mouse.click(5, 5);
    expect(await sliding(page)).toBe(0);
    await playUntilMark(page, game);
    // A line of the log is as wide as the panel lets it be.
    const shares = await page
      .locator('.log li:has(.said)')
      .evaluateAll((rows) =>
        rows.map((row) => row.querySelector('.said')!.clientWidth / row.clientWidth),
      );
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
    expect(faults).toEqual([]);
  });

test('how many cards a seat holds changes when its card has landed, not before', async ({
  page,
  server,
}) => {
  await settle(page, { motion: 'full', speed: 'fast' });
  await playNow(page, server.url, 'uno');
  await page.mouse.click(5, 5);
  // Every state of the page: the open card, and what stands at the three seats.
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = (): void => {
      const open = document.querySelector('[data-spot="open"]')?.getAttribute('aria-label') ?? '';
      const counts = [...document.querySelectorAll('.seat .count')].map((one) => one.textContent);
      const now = JSON.stringify({ open, counts });
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { seen });
    note();
  });
  const sum = (counts: readonly string[]): number =>
    counts.reduce((all, count) => all + Number(count), 0);
  /** Cards that lay on the pile while the seat still counted them, and afterwards did not. */
  const late = async (): Promise<number> => {
    const seen = (await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).map(
      (text) => JSON.parse(text) as { open: string; counts: string[] },
    );
    return seen.filter(({ open, counts }, i) => {
      const [before, after] = [seen[i - 1], seen[i + 1]];
      if (!before || !after || before.open === open) return false;
      return (
        String(before.counts) === String(counts) &&
        after.open === open &&
        sum(after.counts) === sum(counts) - 1
      );
    }).length;
  };
  await playUntil([page], 'uno', byClick, async () => (await late()) >= 2);
});

test('with less motion there is no ceremony', async ({ page, server }) => {
  await settle(page, { motion: 'less' });
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('something moves');
    };
  });
  const faults = faultsOf(page);
  for (const game of GAMES) {
    await playNow(page, server.url, game);
    await expect(page.locator('.hand button').first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('the doily turns under the cards on a reverse, at once with less motion', async ({
  page,
  server,
}) => {
  await settle(page, { motion: 'full' });
  const record = readFileSync(new URL('records/uno.record', import.meta.url), 'utf8');
  const turning = (): Promise<{ rotate: string; slides: string }> =>
    page.locator('.lace').evaluate((lace) => {
      const { rotate, transitionProperty } = getComputedStyle(lace);
      return { rotate, slides: transitionProperty };
    });
  // The fifth move is a reverse.
  await page.goto(`${server.url}#/replay?record=${await pack(record)}&move=4`);
  await expect.poll(async () => (await turning()).rotate).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await turning()).rotate).toBe('-180deg');
  expect((await turning()).slides).toBe('rotate');
  await page.evaluate(() => (document.documentElement.dataset['motion'] = 'less'));
  expect((await turning()).slides).not.toContain('rotate');
});

test('the lines of UWO’s chances have the colours of its sides', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, { look: 'light' });
  const record = readFileSync(new URL('records/uwo.record', import.meta.url), 'utf8');
  await page.goto(`${server.url}#/replay?record=${await pack(record)}`);
  await page.getByRole('tab', { name: 'Chances' }).click();
  const strokes = () =>
    page
      .locator('.side figure path.line:not(.end)')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke).sort());
  const colourOf = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${variable})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  const sides = [await colourOf('--leaf'), await colourOf('--plum')].sort();
  await expect.poll(strokes).toEqual(sides);
});

test('what a sign of UWO means: its rule under the mouse, and opened by holding it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page);
  await playNow(page, server.url, 'uwo');
  const end = page.locator('.acts [data-move="end"]');
  const log = page.locator('.panel .log');
  await expect(log).toBeVisible();
  await end.hover();
  await expect(end).toHaveAttribute('title', /^Every turn costs: /);
  const before = await log.textContent();
  await page.mouse.down();
  await expect(page.getByRole('dialog')).toContainText('UWO-41');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  // Holding is no tap: the turn is still one's own.
  await expect(end).toBeVisible();
  expect(await log.textContent()).toBe(before);
});

test('a cow that is played slides onto the meadow, and back into the hand when it is taken back', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle(page, { motion: 'full', speed: 'slow' });
  const started = await watchMotion(page);
  await playNow(page, server.url, 'mow');
  await page.mouse.click(5, 5);
  const mine = page.locator('.hand .may').first();
  await expect(mine).toBeVisible();
  const card = (await mine.getAttribute('data-spot'))!;
  const cow = `[data-spot="${card.replace('card-', 'cow-').replace(/\.\d+$/, '')}"]`;
  // One touch or two, as the hand lies.
  await expect(async () => {
    if ((await page.locator(cow).count()) === 0)
      await page.locator(`.hand [data-spot="${card}"]`).click({ timeout: 2000 });
    await expect(page.locator(cow)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(started).toContain(card.replace('card-', 'cow-').replace(/\.\d+$/, ''));
  await page.evaluate(() => ((window as unknown as { started: string[] }).started.length = 0));
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(page.locator(`[data-spot="${card}"]`)).toBeVisible();
  await expect.poll(started).toContain(card);
});
