import { readFileSync } from 'node:fs';
import { idOf, type Puzzle } from '@tischlein/coach/puzzles';
import { parseMove } from '@tischlein/games/uwo/language';
import { expect, type Page } from '@playwright/test';
import { words as studyWords } from '../src/study/words/en.ts';
import { words as shell } from '../src/i18n/words/en.ts';
import { seriousOn } from './axe.testing.ts';
import { faultsOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

const words = studyWords.puzzles;

test.use({ serviceWorkers: 'allow' });

/** On a phone the rest of the answer is folded. */
const unfold = (page: Page): Promise<void> =>
  page.getByRole('button', { name: shell.more, exact: true }).click();

const square = (name: string): string => `[data-square="${name}"]`;

/** A puzzle whose solution is a walk, and so is what tempts; both as squares. */
function ofWalks() {
  const file = new URL('../../coach/puzzles/shipped/uwo.json', import.meta.url);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Puzzle[];
  for (const [i, puzzle] of all.entries()) {
    const [right, wrong] = [parseMove(puzzle.move)!, parseMove(puzzle.tempting)!];
    if (right.type === 'walk' && wrong.type === 'walk')
      return { number: i + 1, id: idOf(puzzle), right, wrong };
  }
  throw new Error('no puzzle is about two walks');
}

test('a wrong try is answered kindly, the right one with its reason, and it is kept', async ({
  page,
  server,
}) => {
  const { number, id, right, wrong } = ofWalks();
  const faults = faultsOf(page);
  await settle(page);
  await page.goto(`${server.url}#/puzzles/uwo/${number}`);
  const goal = page.getByRole('status').first();
  await expect(goal).toContainText(words.proved);
  await page.locator(square(wrong.from)).click();
  await page.locator(square(wrong.to)).click();
  await expect(goal).toContainText(words.wrong.proved);
  // How the others may answer it lies on the board, until it is taken back.
  await page.getByRole('button', { name: words.trail.tryAgain }).click();
  await expect(goal).toContainText(words.proved);
  await page.locator(square(right.from)).click();
  await page.locator(square(right.to)).click();
  await expect(goal).toContainText(words.found(2));
  await expect(page.getByRole('region', { name: words.shown })).toContainText(words.certain);
  await unfold(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: shell.copyLink }).click();
  await expect(page.getByRole('button', { name: shell.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${server.url}#/puzzles/uwo/${id}`);
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('link', { name: words.all }).last().click();
  const link = page.locator(`a[href="#/puzzles/uwo/${number}"]`);
  const station = page.locator('.way > li', { has: link });
  await expect(station).toContainText('1 of');
  await page.reload();
  await page
    .getByRole('radio', { name: /^UWO/ })
    .or(page.getByRole('button', { name: /^UWO/ }))
    .first()
    .click();
  await station.locator('summary').click();
  await expect(link).toHaveAccessibleName(new RegExp(`^${number}, .*, ${words.marks.found}$`));
  // House rules are named where they differ, and no others.
  await page.goto(`${server.url}#/puzzles/uno/1`);
  await expect(goal).toContainText('House rules:');
  await expect(goal).not.toContainText('undefined');
  expect(faults).toEqual([]);
});

test('the puzzle of the day is on the home page and works offline; help comes step by step', async ({
  page,
  server,
}) => {
  const faults = faultsOf(page);
  await settle(page);
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.context().setOffline(true);
  await page.locator('.day').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: shell.puzzleOfDay }).click();
  await expect(page.getByRole('heading', { name: shell.findTheMove, exact: true })).toBeVisible();
  await expect(page.locator('main.room')).toBeVisible();
  const goal = page.getByRole('status').first();
  await page.getByRole('button', { name: shell.hint }).click();
  await expect(goal).toContainText(words.hintTitle);
  await page.keyboard.press('h');
  await expect(goal).toContainText(words.lit);
  await expect(page.getByRole('button', { name: words.showMe })).toBeEnabled();
  await page.keyboard.press('s');
  await expect(goal).toContainText(words.shown);
  await expect(page.getByRole('region', { name: words.shown })).toBeFocused();
  await unfold(page);
  await page.getByRole('button', { name: words.again }).click();
  await expect(page.getByRole('region', { name: words.shown })).toBeHidden();
  // From its position one plays on against bots.
  await page.keyboard.press('s');
  await unfold(page);
  await page.getByRole('button', { name: words.playOn }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator('main.room')).toBeVisible();
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
});

/** Where each game's cards lie in the open. */
const BOARDS = { uno: '.uno .cloth', mow: '.mow .herd', uwo: '.uwo .field' };

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(`the answer leaves the board free at ${width} × ${height}, and unfolds by keyboard`, async ({
    page,
    server,
  }) => {
    await settle(page);
    await page.setViewportSize({ width, height });
    for (const [game, board] of Object.entries(BOARDS)) {
      await page.goto(`${server.url}#/puzzles/${game}/3`);
      await expect(page.locator(board)).toBeVisible();
      await page.keyboard.press('s');
      const answer = page.getByRole('region', { name: words.shown });
      await expect(answer).toBeFocused();
      // The board is laid out anew once the answer has its place.
      await expect(async () => {
        const [over, under] = await Promise.all(
          [answer, page.locator(board)].map((each) => each.boundingBox()),
        );
        expect(over!.y, game).toBeGreaterThanOrEqual(under!.y + under!.height);
      }).toPass({ timeout: 15_000 });
      const more = answer.getByRole('button', { name: shell.more, exact: true });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(answer.getByRole('button', { name: words.again })).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(answer.getByRole('link', { name: words.next })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(answer.getByRole('button', { name: words.again })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer.getByRole('button', { name: words.again })).toBeHidden();
    }
    expect(await seriousOn(page)).toEqual([]);
  });
