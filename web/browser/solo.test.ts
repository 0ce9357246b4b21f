import { expect } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import {
  byClick,
  byKeyboard,
  faultsOf,
  isLost,
  playNow,
  playShort,
  playToEnd,
  playUntil,
  settle,
  type Do,
  FULL,
  GAMES,
} from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';

/** By keyboard, and the focus is always somewhere on the table afterwards. */
const byKeyboardAlone: Do = async (page, selector) => {
  await byKeyboard(page, selector);
  await expect.poll(() => isLost(page), { message: selector }).toBe(false);
};

for (const game of GAMES)
  for (const [how, act] of [
    ['click', byClick],
    ['keyboard', byKeyboardAlone],
  ] as const)
    test(`a whole game of ${game} by ${how}`, async ({ page, server }) => {
      test.skip(act === byClick && !FULL, 'keys do the same');
      test.skip(game !== 'mow' && !FULL, 'two browsers play UNO, and UWO’s lessons go by keyboard');
      const faults = faultsOf(page);
      await settle(page);
      await playShort(page, server.url, game);
      expect(await playToEnd(page, game, act)).toBeGreaterThan(3);
      if (act !== byClick) expect(await isLost(page)).toBe(false);
      expect(faults).toEqual([]);
    });

test('touching what does not fit says why, and the rule is one tap away', async ({
  page,
  server,
}) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  const unfit = page.locator('.hand .quiet');
  await playUntil([page], 'mow', byKeyboard, async () => (await unfit.count()) > 0);
  await unfit.last().click();
  await expect(page.getByRole('alert')).toContainText('Rule MOW-');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('MOW-');
});

test('a game left is waiting on the home page, also after a reload', async ({ page, server }) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  await page
    .locator('.hand .may')
    .first()
    .click({ position: { x: 10, y: 14 } });
  await expect(page.locator('.hand .slot')).toHaveCount(5);
  await page.reload();
  await expect(page.locator('main.room')).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: words.goBackTo })).toBeVisible();
  await page.getByRole('link', { name: words.goOn }).click();
  await expect(page.locator('main.room')).toBeVisible();
});

test('on one device a curtain hangs between two hands', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/device/mow`);
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Beni');
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Anna' })).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I am Anna' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand .may').first()).toBeFocused();
  const annas = await page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(annas).toHaveLength(5);
  await page.evaluate(() => {
    const seen = ['hand'];
    new MutationObserver(() => {
      const isTold = document.querySelector('.fold .cow') !== null;
      seen.push(document.querySelector('.curtain') ? 'curtain' : isTold ? 'played' : 'hand');
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  await page
    .locator('.hand .may')
    .first()
    .click({ position: { x: 10, y: 14 } });
  const toBeni = page.getByRole('heading', { name: 'Hand the device to Beni' });
  await expect(toBeni).toBeVisible();
  // The curtain fell after the table was seen with the card that was played.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)].slice(-2)).toEqual(['played', 'curtain']);
  await expect(page.locator('.hand')).toHaveCount(0);
  await page.reload();
  await expect(toBeni).toBeVisible();
  expect(await seriousOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'I am Beni' }).click();
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('link', { name: words.rules }).click();
  await expect(page.getByLabel(words.search)).toBeVisible();
  await page.goBack();
  await expect(toBeni).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
});

test('a move can be taken back, and the strong bot gives a hint', async ({ page, server }) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  const hand = (): Promise<(string | null)[]> =>
    page
      .locator('.hand button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')));
  await expect(page.locator('.hand .may').first()).toBeVisible();
  const before = await hand();
  await page
    .locator('.hand .may')
    .first()
    .click({ position: { x: 10, y: 14 } });
  await expect.poll(hand).not.toEqual(before);
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect.poll(hand).toEqual(before);
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.hint }).click();
  await expect(page.locator('.hand .hint, .act.hinted')).toHaveCount(1);
  await expect(page.getByText(/^Hint: You (add|start|take|put|close)/)).toBeVisible();
});

test('between two rounds of UNO the count stays until it is read', async ({ page, server }) => {
  test.skip(!FULL, 'a whole round by chance takes half a minute');
  await settle(page);
  const rules = encodeURIComponent(JSON.stringify({ match: 'collect', target: 500 }));
  await page.goto(`${server.url}#/setup/uno?rules=${rules}`);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.locator('main.room')).toBeVisible();
  const count = page.getByRole('dialog', { name: 'Round 1 is over.' });
  await playUntil([page], 'uno', byClick, () => count.isVisible());
  await expect(count.getByRole('listitem')).toHaveCount(4);
  await count.getByRole('button', { name: words.goOn }).click();
  await expect(count).toBeHidden();
  await expect(page.locator('.hand .slot').first()).toBeVisible();
});

test('the hand lies as the player likes it, also after a reload', async ({ page, server }) => {
  await settle(page);
  await playNow(page, server.url, 'uno');
  const faces = (): Promise<string[]> =>
    page
      .locator('.hand .slot')
      .evaluateAll((cards) =>
        cards.map((card) => card.getAttribute('data-spot')!.replace(/card-[rygb]?(\w+)\..*/, '$1')),
      );
  const byValue = (cards: readonly string[]): string[] => {
    const order = [...'0123456789srd', 'w', 'wd', 'u'];
    return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  };
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.orders.value }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(async () => expect(await faces()).toEqual(byValue(await faces()))).toPass();
  await page.reload();
  await expect(page.locator('.hand .slot').first()).toBeVisible();
  await expect(async () => expect(await faces()).toEqual(byValue(await faces()))).toPass();
});
