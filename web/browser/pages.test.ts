import { LANGUAGES } from '@tischlein/rules/languages';
import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { cutOff, lostButtons, openPage, PAGES } from './cut-off.testing.ts';
import {
  byClick,
  oneStep,
  playNow,
  playToEnd,
  settle,
  settled,
  FULL,
  GAMES,
} from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

test('from one set-up to the next, nothing of the last stays', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/setup/uno`);
  await expect(page.getByText(words.seatsTaken({ taken: 4, all: 10 }))).toBeVisible();
  await page.evaluate(() => (location.hash = '#/setup/uwo'));
  await expect(page.getByText(words.seatsTaken({ taken: 2, all: 2 }))).toBeVisible();
  await page.evaluate(() => (location.hash = '#/device/uwo'));
  await expect(page.getByLabel('Player 2')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/setup/mow?rules={"rounds":3}'));
  await expect(page.getByText(words.seatsTaken({ taken: 4, all: 10 }))).toBeVisible();
  await expect(page.locator('main')).not.toContainText('undefined');
});

test('every page names itself in its tab, and no two alike', async ({ page, server }) => {
  await settle(page);
  const pages = new Map<string, string>();
  for (const path of Object.values(PAGES)) {
    await openPage(page, server.url + path);
    // Home bears the name of the house; tables of any kind are set up alike; all that is lost has one page.
    // On a phone #/tv is the page that brings a screen.
    const { home, 'one device': device, 'with friends': friends, 'dead link': dead } = PAGES;
    const alike: readonly string[] = [home, device, friends, dead, PAGES.television];
    if (alike.includes(path)) continue;
    await expect(page, path).toHaveTitle(/. · Tischlein$/);
    // A page takes its name once its words are there.
    await expect
      .poll(async () => pages.get(await page.title()), { message: `${path} has a name of its own` })
      .toBeUndefined();
    pages.set(await page.title(), path);
  }
  await page.goto(`${server.url}#/device/mow`);
  await page.getByRole('button', { name: words.start }).click();
  const handedTo = page.getByRole('heading', { name: /^Hand the device to/ });
  await expect(page).toHaveTitle(`${await handedTo.innerText()} · Tischlein`);
});

for (const look of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any page, ${look}`, async ({ page, server }) => {
    await settle(page, { look });
    for (const [name, path] of Object.entries(PAGES)) {
      await openPage(page, server.url + path);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await seriousOn(page), name).toEqual([]);
    }
  });

  test(`axe finds nothing serious at any table, ${look}`, async ({ page, server }) => {
    test.skip(look === 'dark' && !FULL, 'the colours are those of the pages');
    await settle(page, { look });
    for (const game of GAMES) {
      await playNow(page, server.url, game);
      await expect(page.locator('.hand button').first()).toBeVisible();
      await settled(page);
      expect(await seriousOn(page), game).toEqual([]);
      await page.getByRole('button', { name: words.corner }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousOn(page), `${game}, corner`).toEqual([]);
    }
  });
}

for (const language of LANGUAGES)
  test(`no text is cut off at 360 px, ${language}`, async ({ page, server }) => {
    test.skip(language !== 'hu' && !FULL, 'the longest is enough');
    await settle(page, { language });
    for (const path of Object.values(PAGES)) {
      await openPage(page, server.url + path);
      await expect.poll(() => cutOff(page), { message: path }).toEqual([]);
    }
  });

for (const language of LANGUAGES)
  test(`no text is cut off in the corner of a far table, ${language}`, async ({ page, server }) => {
    test.skip(language !== 'de' && !FULL, 'the longest is enough');
    await settle(page, { language, name: 'Anna' });
    await page.goto(`${server.url}#/new/uwo`);
    await expect(page.locator('.seats .mine')).toBeVisible();
    await page.locator('.dock button').click();
    await page.locator('button.corner:visible').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    expect(await seriousOn(page)).toEqual([]);
  });

for (const language of LANGUAGES)
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const)
    test(`no text is cut off at a table of ${width} × ${height}, ${language}`, async ({
      page,
      server,
    }) => {
      test.skip(language !== 'hu' && !FULL, 'the longest is enough');
      await page.setViewportSize({ width, height });
      await settle(page, { language });
      for (const game of GAMES) {
        await page.goto(`${server.url}#/setup/${game}`);
        await page.locator('.dock button').click();
        await expect(page.locator('.hand button').first()).toBeVisible();
        await page.locator('button.corner:visible').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await cutOff(page), `${game}, corner`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        for (let i = 0; i < 3; i++) {
          await oneStep(page, game, byClick);
          await expect.poll(() => cutOff(page), { message: `${game}, step ${i}` }).toEqual([]);
        }
      }
    });

for (const [width, height] of [
  [320, 256],
  [320, 200],
  [568, 240],
] as const)
  test(`at 400 % zoom, ${width} × ${height}, every table can be played`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    for (const game of GAMES) {
      await page.goto(`${server.url}#/setup/${game}`);
      await page.locator('.dock button').click();
      await expect(page.locator('.hand button').first()).toBeVisible();
      for (let i = 0; i < 6; i++) {
        await expect.poll(() => page.evaluate(lostButtons), { message: game }).toEqual([]);
        await oneStep(page, game, byClick);
      }
    }
  });

test('MOW with ten: whoever goes next is chosen among all, also on a phone on its side', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await settle(page);
  await page.goto(`${server.url}#/setup/mow`);
  for (let bots = 3; bots < 9; bots++)
    await page.getByRole('button', { name: words.addBot }).click();
  await page.locator('.dock button').click();
  await expect(page.locator('.hand button').first()).toBeVisible();
  const others = page.locator('.folk button');
  await playToEnd(page, 'mow', byClick, { end: others.first() });
  await expect(others).toHaveCount(9);
  const unseen = await others.evaluateAll((all) =>
    all.flatMap((other) => {
      const { bottom, height } = other.getBoundingClientRect();
      return bottom > innerHeight || height < 40 ? [other.textContent.trim()] : [];
    }),
  );
  expect(unseen).toEqual([]);
  await others.last().click();
  await expect(others).toHaveCount(0);
});
