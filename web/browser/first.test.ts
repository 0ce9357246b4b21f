import { expect } from '@playwright/test';
import { words as shell } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words as tableTexts } from '../src/table/words/en.ts';
import { words as uno } from '../src/games/uno/words/en.ts';
import { findings } from './axe.testing.ts';
import {
  byClick,
  faultsOf,
  GAMES,
  playNow,
  playShort,
  playToEnd,
  playUntil,
  settle,
} from './play.testing.ts';
import { test } from './server.testing.ts';

const words = playWords.firstRound;

test('the first round says its aim, asks once for sound, explains what happened and stands still meanwhile', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page, { firstHelp: true });
  await page.goto(server.url);
  await page.getByRole('button', { name: shell.firstRound }).click();
  const help = page.getByRole('complementary', { name: words.name });
  await expect(help).toContainText(uno.aim.title);
  await playUntil([page], 'uno', byClick, () => help.getByText(words.sound).isVisible());
  await help.getByRole('button', { name: words.quiet }).click();
  await expect(help.getByText(words.sound)).toHaveCount(0);
  await help.getByRole('button', { name: tableTexts.why.ask }).click();
  const why = page.getByRole('dialog');
  await expect(why).toContainText(words.waits);
  expect(await findings(page)).toEqual([]);
  const said = page.locator('main.room');
  const before = await said.innerText();
  await page.waitForTimeout(1500);
  expect(await said.innerText()).toBe(before);
  await why.getByRole('button', { name: /^Rule UNO-/ }).click();
  await expect(page.getByRole('dialog', { name: /^Rule UNO-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await help.getByRole('button', { name: words.off }).click();
  await expect(help).toHaveCount(0);
  // Afterwards every line of the log says why.
  await page.getByRole('button', { name: new RegExp(`^${shell.log}`) }).click();
  await page.getByRole('button', { name: tableTexts.why.ask }).last().click();
  await expect(page.getByRole('button', { name: /^Rule UNO-/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('after a finished round there is no help, and what does not fit is passed by hand', async ({
  page,
  server,
}) => {
  await settle(page, { firstHelp: true, soundAsked: true });
  await playShort(page, server.url, 'mow');
  const help = page.getByRole('complementary', { name: words.name });
  await expect(help).toBeVisible();
  await playToEnd(page, 'mow', byClick);
  await expect(help).toHaveCount(0);
  await page.getByRole('button', { name: shell.rematch }).click();
  await expect(page.locator('.hand')).toBeVisible();
  await expect(help).toHaveCount(0);
  // Another game is new again.
  await playNow(page, server.url, 'uno');
  await expect(help).toBeVisible();
});

for (const game of GAMES)
  test(`the result of ${game} tells what decided it, and nothing moves while it does`, async ({
    page,
    server,
  }) => {
    await settle(page, { name: 'Anna' });
    await playShort(page, server.url, game);
    await playToEnd(page, game, byClick);
    const sentence = page.locator('.story .sentence');
    await page.evaluate(() => {
      const kept = globalThis as unknown as { shifted: number };
      kept.shifted = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          kept.shifted += shift.value;
      }).observe({ type: 'layout-shift' });
    });
    await expect(sentence).not.toBeEmpty();
    // Until the coach has looked, or does not look any longer.
    await expect(page.locator('.story .sure')).not.toContainText('looking', { timeout: 30_000 });
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted),
    ).toBeLessThan(0.02);
    expect(await findings(page)).toEqual([]);
    const move = await page.locator('.story b').innerText();
    await page.locator('.story a').click();
    await expect(page.getByRole('slider')).toHaveValue(/\d+/);
    expect(move).toContain(await page.getByRole('slider').inputValue());
    await page.goBack();
    await expect(sentence).not.toBeEmpty();
  });
