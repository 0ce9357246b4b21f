import { expect } from '@playwright/test';
import { guest, handOf, playFar } from './guests.testing.ts';
import { playNow, GAMES } from './play.testing.ts';
import { test } from './server.testing.ts';

for (const game of GAMES)
  test(`a test deals the same cards each time, ${game} on this device`, async ({
    browser,
    server,
  }) => {
    const hands = [];
    for (const page of [await guest(browser, 'Anna'), await guest(browser, 'Anna')]) {
      await playNow(page, server.url, game);
      await expect(page.locator('.hand button').first()).toBeVisible();
      hands.push(await page.locator('.hand').ariaSnapshot());
    }
    expect(hands[1]).toBe(hands[0]);
  });

test('a test deals the same cards each time, at a far table', async ({ browser, server }) => {
  const hands = [];
  for (const page of [await guest(browser, 'Anna'), await guest(browser, 'Anna')]) {
    await playFar(page, server.url);
    hands.push(await handOf(page));
  }
  expect(hands[1]).toEqual(hands[0]);
});
