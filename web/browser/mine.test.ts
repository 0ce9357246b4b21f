import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { byClick, faultsOf, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words as peopleWords } from '../src/people/words/en.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { words as shell } from '../src/i18n/words/en.ts';

const words = peopleWords.history;
const texts = studyWords.replay;

test('a finished solo game is kept, counted, shown again, saved, deleted and brought back', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna' });
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: shell.firstRound })).toBeVisible();
  await page.goto(`${server.url}#/mine`);
  await expect(page.getByText(words.empty)).toBeVisible();
  await playShort(page, server.url, 'mow');
  await playToEnd(page, 'mow', byClick);
  await expect.poll(() => gamesKept(page)).toBe(1);
  // It is no first round any more.
  await page.goto(server.url);
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: shell.firstRound })).toHaveCount(0);
  await page.goto(`${server.url}#/mine`);
  const rows = page.locator('main li', { has: page.locator('strong') });
  await expect(rows).toHaveCount(1);
  await expect(page.locator('dl div', { hasText: words.games(1) }).locator('dd')).toHaveText('1');
  await expect(page.getByRole('list', { name: words.against })).toContainText(shell.levels.medium);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save }).click();
  const file = await (await saved).path();
  expect(readFileSync(file, 'utf8')).toContain('game mow rules');

  await page.getByRole('link', { name: words.replay }).first().click();
  await expect(page.getByRole('slider', { name: texts.move })).toHaveValue('0');
  await page.goto(`${server.url}#/mine`);
  await page.getByRole('button', { name: words.drop }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(words.brought(1))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: words.dropAll }).click();
  await page.getByRole('button', { name: words.dropSure }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  expect(faults).toEqual([]);
});

/** The page keeps a game a moment after its end; a test that leaves at once would take that moment away. */
const gamesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('tischlein');
        opened.addEventListener('success', () => {
          const counted = opened.result.transaction('games').objectStore('games').count();
          counted.addEventListener('success', () => {
            opened.result.close();
            resolve(counted.result);
          });
        });
      }),
  );
