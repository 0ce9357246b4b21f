import { expect, type Locator, type Page } from '@playwright/test';
import { games } from '@tischlein/manifests/all';
import { formatRecord } from '@tischlein/kit';
import { pack } from '../src/study/replay/packed.ts';
import { words as tableWords } from '../src/table/words/en.ts';
import { words as peopleWords } from '../src/people/words/en.ts';
import { words as studyWords } from '../src/study/words/en.ts';
import { findings } from './axe.testing.ts';
import { faultsOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

const coach = tableWords.coach;
const mine = peopleWords.history;
const film = studyWords.replay;
const on = studyWords.playOn;

/** The neighbour has one card left, and only the draw two keeps it there. */
const RECORD = formatRecord({
  game: 'uno',
  rules: games['uno']!.version,
  options: {},
  seats: ['Anna', { bot: 'medium' }],
  position: {
    game: 'uno',
    hands: [['rd', 'r9', 'r1', 'b1'], ['g3']],
    drawPile: ['y1', 'b2', 'g5', 'r3', 'g7', 'b8'],
    discardPile: ['r5'],
  },
  seed: 'coach',
  moves: [{ seat: 0, move: 'play rd' }],
});

/** The same as a game of one's own, brought from another device. */
const SAVED = JSON.stringify({
  tischlein: 'games 1',
  games: [
    {
      id: 'own',
      game: 'uno',
      at: 0,
      seats: ['Anna', { bot: 'medium' }],
      me: 0,
      moves: 1,
      places: [],
      scores: [],
      record: RECORD,
    },
  ],
  ratings: [],
});

/** Sits down at that position, with the cards as they lie there: in one's own game one may. */
async function playFrom(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/mine`);
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(SAVED) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(mine.brought(1))).toBeVisible();
  await page.goto(`${url}#/review/own`);
  await page.getByRole('button', { name: on.real }).click();
  await expect(page.locator('.uno .hand')).toBeVisible();
}
/** Both looks at the position are done. */
const weighed = (page: Page): Promise<void> =>
  expect(page.locator('[data-coach]')).toHaveAttribute('data-coach', /^\d+ 2$/, {
    timeout: 60_000,
  });
const card = (page: Page, name: string): Locator => page.locator(`[data-spot^="card-${name}"]`);
const playNine = (page: Page): Locator => page.getByRole('button', { name: 'Play the red 9' });

test('the coach says one sentence before a mistake, and never stands in the way', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna', oneTap: false });
  await playFrom(page, server.url);
  // It is off until it is switched on in the menu.
  await expect(page.locator('[data-coach]')).toHaveCount(0);
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('switch', { name: coach.coach }).click();
  await page.keyboard.press('Escape');
  await weighed(page);

  await card(page, 'r9').click({ position: { x: 10, y: 14 } });
  await playNine(page).click();
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText(/Better: You play .*draw two/i);
  await expect(said).toContainText('Pixel had only');
  await expect(card(page, 'r9')).toBeVisible();
  expect(await findings(page, { only: '[role=alertdialog]' })).toEqual([]);

  // One chooses again, by pointer or by keyboard; the card stays lifted.
  await said.getByRole('button', { name: coach.anew }).click();
  await expect(said).toHaveCount(0);
  await playNine(page).click();
  await expect(said).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);
  await expect(card(page, 'r9')).toBeVisible();

  // Or plays on: one tap.
  await playNine(page).click();
  await said.getByRole('button', { name: coach.anyway }).click();
  await expect(card(page, 'r9')).toHaveCount(0);
  await expect(said).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a hint says why, and who follows it is not held up', async ({ page, server }) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna', coach: true, oneTap: false });
  await playFrom(page, server.url);
  await weighed(page);
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.hint }).click();
  await expect(page.getByText(/^Hint: You play .*\. \w+ had only/)).toBeVisible({
    timeout: 30_000,
  });
  await card(page, 'rd').click({ position: { x: 10, y: 14 } });
  await expect(card(page, 'rd')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('one plays on from a moment of a replay or review; of somebody else’s game with unseen cards dealt anew', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna', oneTap: false });
  const packed = await pack(RECORD);
  await page.goto(`${server.url}#/review?record=${packed}`);
  await expect(page.getByRole('button', { name: on.playOn })).toBeVisible();
  await expect(page.getByRole('button', { name: on.real })).toHaveCount(0);
  await page.goto(`${server.url}#/replay?record=${packed}`);
  await page.getByRole('button', { name: film.more }).first().click();
  await expect(page.getByText(on.text)).toBeVisible();
  await expect(page.getByRole('button', { name: on.real })).toHaveCount(0);
  await page.getByRole('button', { name: on.playOn }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(card(page, 'rd')).toBeVisible();
  expect(faults).toEqual([]);
});
