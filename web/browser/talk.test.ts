import { expect, type Page } from '@playwright/test';
import {
  guest,
  inMenu,
  openTalk,
  lookOn,
  setTable,
  sitDown,
  sitWith,
  start,
  whoMoves,
} from './guests.testing.ts';
import { settle, FULL, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

const { reactions } = playWords;

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(words.say);
  await field.fill(text);
  await field.press('Enter');
}

test('what is said is seen in the waiting room, and noticed at the table', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await sitWith(page, browser, 'Beni', server.url);
  await say(beni, 'Grüessech');
  await expect(page.locator('main').getByText('Grüessech')).toBeVisible();
  await start(page);
  const sun = page.locator('.react');
  await expect(sun).toHaveAccessibleName(reactions.react);

  await openTalk(beni);
  await say(beni, 'Your turn, Anna!');
  await expect(page.getByRole('status').getByText('Beni: Your turn, Anna!')).toBeVisible();
  await expect(sun).toHaveAccessibleName(`${reactions.react}: ${words.newMessage}`);
  await openTalk(page);
  await expect(page.getByRole('dialog').getByText('Your turn, Anna!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sun).toHaveAccessibleName(reactions.react);
});

test('who speaks without a seat is marked, whatever their name', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await start(page);
  const other = await guest(browser, 'Anna');
  await lookOn(other, link);
  await openTalk(other);
  await say(other, 'I give up!');
  await expect(page.getByRole('status').getByText('Anna (watching): I give up!')).toBeVisible();
  await openTalk(page);
  await say(page, 'I do not');
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.filter({ hasText: 'I give up!' })).toHaveText('Anna (watching) I give up!');
  await expect(lines.filter({ hasText: 'I do not' })).toHaveText('Anna I do not');
});

test('what was too much at once stays in the field, and the reason stands beside it', async ({
  page,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await setTable(page, server.url);
  await page.getByRole('button', { name: words.addBot }).click();
  await start(page);
  await openTalk(page);
  const field = page.getByLabel(words.say);
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    await say(page, text);
    await expect(field).toHaveValue('');
  }
  await say(page, 'six');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(said.chatOften);
  await expect(field).toHaveValue('six');
});

for (const game of GAMES)
  test(`an offer at a table of ${game} covers nothing, and is declined or withdrawn`, async ({
    page,
    browser,
    server,
  }) => {
    test.skip(game !== 'uno' && !FULL, 'it lies above every table alike');
    await settle(page, { name: 'Anna' });
    const link = await setTable(page, server.url, {}, game);
    const beni = await guest(browser, 'Beni');
    await beni.setViewportSize({ width: 640, height: 360 });
    await sitDown(beni, link);
    await start(page);
    await expect(beni.locator('main.room')).toBeVisible();

    await inMenu(page, words.offerDraw);
    await expect(page.getByText(words.offered.draw)).toBeVisible();
    await expect(beni.getByText(words.offers.draw('Anna'))).toBeVisible();
    for (const each of [page, beni]) {
      await expect(async () => {
        const [offer, room] = [
          (await each.locator('.above').boundingBox())!,
          (await each.locator('main.room').boundingBox())!,
        ];
        expect(room.y).toBeGreaterThanOrEqual(offer.y + offer.height);
        expect(room.y + room.height).toBeLessThanOrEqual(each.viewportSize()!.height);
      }).toPass({ timeout: 20_000 });
    }
    await beni.getByRole('button', { name: words.disagree, exact: true }).click();
    await expect(page.getByText(words.offerOff)).toBeVisible();
    await expect(beni.getByText(words.offers.draw('Anna'))).toBeHidden();
    await expect(beni.getByText(words.offerOff)).toHaveCount(0);

    await inMenu(page, words.offerDraw);
    await page.getByRole('button', { name: words.withdraw }).click();
    await expect(beni.getByText(words.offerOff)).toBeVisible();

    await inMenu(beni, words.offerDraw);
    await page.getByRole('button', { name: words.agree, exact: true }).click();
    await expect(beni.getByText(words.endedBy.draw)).toBeVisible();
    await expect(beni.getByText(words.offerOff)).toBeHidden();
  });

test('an offer does not put back the card that one has lifted', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna', oneTap: false });
  const link = await setTable(page, server.url, {}, 'uno');
  const beni = await guest(browser, 'Beni', { oneTap: false });
  await sitDown(beni, link);
  await start(page);
  await expect(beni.locator('main.room')).toBeVisible();
  const mover = await whoMoves(page, beni);
  const may = mover.locator('.hand .slot.may');
  // Of a single card that fits nothing could be told: it is lifted by itself.
  expect(await may.count()).toBeGreaterThan(1);
  await may.last().click();
  const lifted = mover.locator('.hand .slot.chosen');
  await expect(lifted).toHaveCount(1);
  await inMenu(mover === page ? beni : page, words.offerDraw);
  await expect(mover.getByText(words.offers.draw(mover === page ? 'Beni' : 'Anna'))).toBeVisible();
  await expect(lifted).toHaveCount(1);
});
