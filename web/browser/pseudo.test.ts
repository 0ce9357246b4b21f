import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { cutOff, PAGES } from './cut-off.testing.ts';
import { settle, FULL, GAMES } from './play.testing.ts';
import { builtInPseudo, PSEUDO, servePages } from './pseudo.testing.ts';
import { test } from './server.testing.ts';

/** Names of people, games and languages, notation, and dates, which the browser writes, are no words of ours. */
const NAMES =
  /^(Tischlein|UNO|MOW|UWO|English|Deutsch|Bärndütsch|Magyar|Pseudo|EN|DE|GSW|HU|XX|Anna|Vreni|Beni|Cleo|Dora|Fritz|Gret|Hans):?$/;
const NOTATION = /^(\(?(UNO|MOW|UWO)-[\w-]+\)?:?,?\s?)+$/;
const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)([a-z]*day)?\b/;

const isOurs = (text: string): boolean =>
  ![NAMES, NOTATION, DATE].some((known) => known.test(text));

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

test.describe('in a language a third longer', () => {
  // One after the other: the pages are built once.
  test.describe.configure({ mode: 'default' });
  let folder = '';
  test.beforeAll(() => {
    folder = builtInPseudo();
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the terminal speaks a fifth language', () => {
    const said = execFileSync(
      process.execPath,
      ['cli/bin/tischlein.js', 'options', 'uwo', '--lang', PSEUDO],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(said).toContain('~⟧');
  });

  test('every page is translated, and nothing is cut off', async ({ page, server, context }) => {
    await servePages(context, folder);
    await settle(page, { language: PSEUDO });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(server.url + path);
      await expect(page.locator('main'), name).toContainText('⟦');
      await page.waitForLoadState('networkidle');
      const left = (await untranslated(page)).filter(isOurs);
      expect.soft(left, name).toEqual([]);
      expect.soft(await cutOff(page), name).toEqual([]);
    }
  });

  for (const game of GAMES)
    test(`so is a table of ${game}`, async ({ page, server, context }) => {
      test.skip(game !== 'uwo' && !FULL, 'the one with most words is enough');
      await servePages(context, folder);
      await settle(page, { language: PSEUDO, name: 'Anna' });
      await page.goto(`${server.url}#/setup/${game}`);
      await page.locator('.dock button').click();
      await expect(page.locator('.hand button').first()).toBeVisible();
      await page.locator('button.corner:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await cutOff(page)).toEqual([]);
      const left = (await untranslated(page)).filter(isOurs);
      expect.soft(left).toEqual([]);
    });
});
