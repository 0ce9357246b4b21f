import { LANGUAGES } from '@tischlein/rules/languages';
import { expect, type Page } from '@playwright/test';
import { cutOff, openPage, PAGES } from './cut-off.testing.ts';
import { byClick, FULL, GAMES, oneStep, playNow, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

/** Buttons without an edge of their own: in the system's few colours they would look like any words. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button:not(.tap), main .button')].flatMap((button) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return hasEdge || !button.checkVisibility() ? [] : [button.outerHTML.slice(0, 80)];
    }),
  );

test('in forced colours every button has an edge, on pages and at tables', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  for (const [name, path] of Object.entries(PAGES)) {
    await openPage(page, server.url + path);
    expect(await edgeless(page), name).toEqual([]);
  }
  for (const game of GAMES) {
    await playNow(page, server.url, game);
    await expect(page.locator('.hand button').first()).toBeVisible();
    expect(await edgeless(page), game).toEqual([]);
    await oneStep(page, game, byClick);
    expect(await edgeless(page), `${game}, a move later`).toEqual([]);
  }
});

for (const look of ['light', 'dark'] as const)
  test(`whoever asks for more contrast gets it: small words as dark as large ones, ${look}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ contrast: 'more' });
    await settle(page, { look });
    await page.goto(server.url);
    /** By the formula of WCAG, between two tokens. */
    const ratio = (one: string, other: string): Promise<number> =>
      page.evaluate(
        (names) => {
          const [a, b] = names.map((name) => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = `var(${name})`;
            const parts = getComputedStyle(probe)
              .color.match(/[\d.]+/g)!
              .map(Number);
            probe.remove();
            const [red, green, blue] = parts.map((part) =>
              part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
          });
          return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
        },
        [one, other],
      );
    for (const ink of ['--ink', '--muted', '--link', '--bad', '--cowbell-ink', '--line'])
      for (const paper of ['--paper', '--raise'])
        expect(await ratio(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(7);
    expect(await ratio('--on-go', '--go')).toBeGreaterThanOrEqual(7);
  });

test('less motion is heeded by the system’s setting, too', async ({ page, server }) => {
  await settle(page, { motion: 'system' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'less');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(root).toHaveAttribute('data-motion', 'full');
});

/** WCAG 1.4.12: a reader's own style sheet. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

for (const [name, style] of [
  ['text spacing', SPACING],
  ['text of 200 %', 'html{font-size:200%!important}'],
] as const)
  for (const language of LANGUAGES)
    test(`${name}: nothing is cut off on any page, ${language}`, async ({ page, server }) => {
      test.skip(language !== 'de' && !FULL, 'the longest words are enough');
      await page.setViewportSize({ width: 1280, height: 800 });
      await settle(page, { language });
      for (const [at, path] of Object.entries(PAGES)) {
        await openPage(page, server.url + path);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, style);
        expect.soft(await cutOff(page), at).toEqual([]);
      }
    });

test('a phone: no zoom by a second tap, nothing selected by a long press, notches kept free', async ({
  page,
  server,
}) => {
  await settle(page);
  await playNow(page, server.url, 'uno');
  const card = page.locator('.hand button').first();
  await expect(card).toBeVisible();
  const styleOf = (selector: string, name: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  expect(await styleOf('html', 'touch-action')).toBe('manipulation');
  expect(await styleOf('.hand button', 'user-select')).toBe('none');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 24, left: 44, right: 44, bottom: 20 },
  });
  const room = () =>
    page.locator('.room').evaluate((element) => {
      const { top, left, right, bottom } = element.getBoundingClientRect();
      return { top, left, fromRight: innerWidth - right, below: bottom - innerHeight };
    });
  await expect.poll(room).toEqual({ top: 24, left: 44, fromRight: 44, below: 0 });
});
