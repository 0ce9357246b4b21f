import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pack } from '../src/study/replay/packed.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { findings } from './axe.testing.ts';
import { byClick, faultsOf, playShort, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

const texts = studyWords.review;
const on = studyWords.playOn;

const UNO_RECORD = readFileSync(new URL('records/uno.record', import.meta.url), 'utf8');

async function openReview(page: Page, url: string, record: string): Promise<void> {
  await page.goto(`${url}#/review?record=${await pack(record)}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
}

test('a finished game is looked back at, in threads, to the end of both passes', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  await openReview(page, server.url, UNO_RECORD);
  await expect(page.getByText(texts.finished)).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole('heading', { name: texts.parts })).toBeVisible();
  // The parts add up to what the seat got; where one is smaller than its error, only the error is said.
  const parts = await page.locator('dl dd').allInnerTexts();
  expect(parts).toHaveLength(4);
  for (const text of parts) expect(text).toMatch(/^(?:[+−]?\d+|±\d+)$/);
  const isKnown = !parts.some((text) => text.startsWith('±'));
  if (isKnown) {
    const sum = parts.reduce((total, text) => total + Number(text.replace('−', '-')), 0);
    expect([0, 100]).toContain(sum);
  }
  // A curve has a sentence and a table.
  await expect(page.getByText(/at the deal, .* in the end\./)).toBeVisible();
  await page.getByText(texts.table).click();
  const rows = await page.getByRole('row').count();
  expect(rows).toBeGreaterThan(10);
  // Left and right walk through the moves.
  const slider = page.getByRole('slider');
  const before = Number(await slider.inputValue());
  await page.locator('body').press('ArrowRight');
  await expect(slider).toHaveValue(String(before + 1));
  // And n to the next turning point, where one is larger than its error.
  await page.locator('body').press('n');
  const turned = (await page.locator('.chart button').count()) > 0;
  await expect(
    turned ? page.locator('.chart button.chosen') : page.getByText(texts.noTurns),
  ).toBeVisible();
  expect(await findings(page, { without: '.board .board' })).toEqual([]);
  expect(await page.locator('main').innerText()).not.toContain('[object');
  // A picture of it, without names, that says what it shows.
  await page.getByRole('button', { name: texts.share }).click();
  const sheet = page.getByRole('dialog', { name: texts.share });
  const picture = sheet.getByRole('img');
  await expect(picture).toHaveAttribute(
    'alt',
    isKnown ? /as a curve\. .*Cards [+−]/ : /as a curve\./,
  );
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: texts.save }).click();
  expect((await saved).suggestedFilename()).toBe('tischlein-uno.png');
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('it can be stopped, and what is known stays', async ({ page, server }) => {
  const faults = faultsOf(page);
  await settle(page);
  await openReview(page, server.url, UNO_RECORD);
  await page.getByRole('button', { name: texts.stop }).click();
  await expect(page.getByText(texts.stopped)).toBeVisible();
  // Of what was not looked at nothing is said, and sums over a part of the game would mislead.
  await expect(page.getByText(texts.noTurns)).toHaveCount(0);
  await expect(page.getByText(texts.onlyMove)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.parts })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe('with the network off', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game is looked back at all the same', async ({ page, server }) => {
    await settle(page);
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.context().setOffline(true);
    await openReview(page, server.url, UNO_RECORD);
    await expect(page.getByText(/^Based on \d+ simulated games/)).toBeVisible();
    await page.getByRole('button', { name: texts.stop }).click();
    await expect(page.getByText(texts.stopped)).toBeVisible();
  });
});

test('the way there leads over the result and over the replay', async ({ page, server }) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna' });
  await playShort(page, server.url, 'mow');
  await playToEnd(page, 'mow', byClick);
  await page.getByRole('link', { name: words.howItWent }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('link', { name: texts.replay }).click();
  await page.keyboard.press('ArrowRight');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(faults).toEqual([]);
});

test('one can play on from a moment, and the record says so', async ({ page, server }) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna' });
  await openReview(page, server.url, UNO_RECORD);
  await page.getByRole('slider').fill('12');
  await expect(page.getByText(on.text)).toBeVisible();
  await page.getByRole('button', { name: on.playOn }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator('.uno')).toBeVisible();
  // It is kept like any other game of this device.
  await page.reload();
  await expect(page.locator('.uno')).toBeVisible();
  expect(faults).toEqual([]);
});

test('on a wide screen a board lies whole on its paper, not as on a phone on its side', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page, server.url, UNO_RECORD);
  await expect(page.locator('.board .uno.phone')).toBeVisible();
  const mow = readFileSync(new URL('records/mow-ten.record', import.meta.url), 'utf8');
  await openReview(page, server.url, mow);
  const meadow = page.locator('.board .herd').first();
  await expect(meadow).toBeVisible();
  // It is laid out anew once it has been measured.
  await expect(async () => {
    const [paper, cows] = await Promise.all([
      page.locator('.board:has(.mow)').first().boundingBox(),
      meadow.boundingBox(),
    ]);
    expect(cows!.x).toBeGreaterThanOrEqual(paper!.x);
    expect(cows!.x + cows!.width).toBeLessThanOrEqual(paper!.x + paper!.width);
  }).toPass({ timeout: 15_000 });
});
