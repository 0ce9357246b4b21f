import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { cutOff, openPage, PAGES } from './cut-off.testing.ts';
import { pack } from '../src/study/replay/packed.ts';
import { guest, sitDown } from './guests.testing.ts';
import { faultsOf, settle, GAMES } from './play.testing.ts';
import { builtInPseudo, PSEUDO, pseudo } from './pseudo.testing.ts';
import { ServerProcess } from './server.testing.ts';
import { test } from './tidy.testing.ts';
import { lettersOn } from './tv.testing.ts';

/** Names of people, games and languages, notation, and dates, which the browser writes, are no words of ours. */
const NAMES =
  /^(Tischlein|UNO|MOW|UWO|English|Deutsch|Bärndütsch|Magyar|Pseudo|EN|DE|GSW|HU|XX|Anna|Beni|Tiktak|Pixel|Rosti|Zippi|Flink|Knopf|Fixi|Surri|Mixtur|Blinki):?$/;
const NOTATION = /^(\(?(UNO|MOW|UWO)-[\w-]+\)?:?,?\s?)+$/;
/** A game, and how many of its puzzles were found. */
const FOUND = /^(UNO|MOW|UWO) \d+\/\d+$/;
const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)([a-z]*day)?\b/;

const isOurs = (text: string): boolean =>
  ![NAMES, NOTATION, FOUND, DATE].some((known) => known.test(text));

/** What people read or hear that did not come out of a file of words. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const meet = (text: string | null): void => {
      const said = text?.trim() ?? '';
      if (/\p{L}{3}/u.test(said) && !/[⟦⟧~ȧėïȯŭṅṡċ]/i.test(said)) found.add(said);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      // A sentence with links and names in it is translated as a whole.
      const whole = element.closest('p, li, dd, dt, h1, h2, h3, label, button, a');
      if (
        !element.closest('script, style, svg, textarea, body [lang]') &&
        !/[⟦⟧]/.test(whole?.textContent ?? '')
      )
        meet(node.textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        meet(element.getAttribute(name));
    return [...found];
  });

/** Nothing on this page is cut off, and nothing untranslated. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft((await untranslated(page)).filter(isOurs), name).toEqual([]);
  expect.soft(await cutOff(page), name).toEqual([]);
}

/** Texts without values, as the made-up language says them. */
type Said = { readonly [key: string]: string };
const saidIn = (path: string): Said =>
  pseudo(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Said) as Said;
const shell = saidIn('../src/i18n/words/en.json');
const { daily } = saidIn('../src/people/words/en.json') as unknown as { readonly daily: Said };

const packed = (game: string): Promise<string> =>
  pack(readFileSync(new URL(`records/${game}.record`, import.meta.url), 'utf8'));

test.describe('in a language a third longer', () => {
  // One after the other: the pages are built once.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  let server: ServerProcess;
  test.beforeAll(async () => {
    folder = builtInPseudo();
    server = new ServerProcess(join(folder, 'cli/bin/tischlein.js'));
    await server.start();
  });
  test.afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the terminal speaks a fifth language', () => {
    const said = execFileSync(
      process.execPath,
      ['cli/bin/tischlein.js', 'options', 'uwo', '--lang', PSEUDO],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(said).toContain('~⟧');
  });

  test('every page is translated, and nothing is cut off', async ({ page }) => {
    await settle(page, { language: PSEUDO });
    for (const [name, path] of Object.entries(PAGES)) {
      await openPage(page, server.url + path);
      await expect(page.locator('main'), name).toContainText('⟦');
      await look(page, name);
    }
  });

  test('so are lessons, and games looked at again', async ({ page }) => {
    await settle(page, { language: PSEUDO, name: 'Anna' });
    const [uno, uwo] = [await packed('uno'), await packed('uwo')];
    const shown = {
      'lesson mow': '#/learn/mow',
      'lesson uno': '#/learn/uno',
      'lesson uwo': '#/learn/uwo',
      'replay uno': `#/replay?record=${uno}&move=12`,
      'replay uwo': `#/replay?record=${uwo}&move=12`,
      'review uno': `#/review?record=${uno}`,
      'review uwo': `#/review?record=${uwo}`,
    };
    for (const [name, path] of Object.entries(shown)) {
      await page.goto(server.url + path);
      await expect(page.locator('.hand, .open-hand, .board').first(), name).toBeVisible();
      await look(page, name);
    }
  });

  test('so are the tables and their menus, and the game of the day', async ({ page }) => {
    await settle(page, { language: PSEUDO, name: 'Anna' });
    const faults = faultsOf(page);
    const openMenu = async (name: string): Promise<void> => {
      await expect(page.locator('.hand button').first()).toBeVisible();
      await look(page, name);
      await page.locator('button.corner:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, `menu of ${name}`);
    };
    for (const game of GAMES) {
      await page.goto(`${server.url}#/setup/${game}`);
      await page.locator('.dock button').click();
      await openMenu(game);
    }
    await page.goto(`${server.url}#/day`);
    await page.getByRole('button', { name: daily['play']!, exact: true }).click();
    await openMenu('the day');
    expect(faults).toEqual([]);
  });

  test('so are the rooms where people meet, and a big screen', async ({
    page,
    context,
    browser,
  }) => {
    await settle(page, { language: PSEUDO, name: 'Anna' });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await page.request.post(`${server.url}api/me`, { data: { name: 'Anna' } });
    const made = await page.request.post(`${server.url}api/tables`, {
      data: { game: 'mow', seats: 2, settings: { pace: 0, options: { rounds: 1 } } },
    });
    const { table } = (await made.json()) as { table: string };
    await page.goto(`${server.url}#/t/${table}`);
    const addBot = page.getByRole('button', { name: shell['addBot']! });
    await expect(addBot).toHaveCount(1);
    await look(page, 'waiting room');

    const tv = await context.newPage();
    await tv.setViewportSize({ width: 1920, height: 1080 });
    await settle(tv, { language: PSEUDO });
    await tv.goto(`${server.url}#/tv`);
    await expect(tv.locator('.letters')).toBeVisible();
    await look(tv, 'letters of a big screen');
    const code = await lettersOn(tv);
    await page.goto(`${server.url}#/s?table=${table}`);
    await page.locator('input').fill(code);
    await page.locator('input').press('Enter');
    await expect(addBot).toBeVisible();
    await expect(tv.getByText('Anna').first()).toBeVisible();
    await look(tv, 'room on a big screen');

    const beni = await guest(browser, 'Beni');
    await sitDown(beni, `${server.url}#/t/${table}`);
    await press(shell['start']!);
    await expect(page.locator('main.room')).toBeVisible();
    await expect(tv.locator('main.room')).toBeVisible();
    await look(tv, 'table on a big screen');
    await look(page, 'hand beside a big screen');
    await tv.close();
    await page.locator('button.corner:visible').first().click();
    await press(shell['offerEnd']!);
    await page.keyboard.press('Escape');
    await beni.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: shell['rematch']! }).first()).toBeVisible();
    await look(page, 'a game that was stopped');
    await press(shell['rematch']!);
    await expect(page.locator('.dock')).toBeVisible();
    await look(page, 'the room between games');

    await page.goto(`${server.url}#/g`);
    await page.getByRole('textbox').first().fill('Tischlein');
    await page.getByRole('textbox').first().press('Enter');
    const tabs = page.getByRole('navigation').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await look(page, `group, tab ${i}`);
    }
  });
});
