import { expect, type Page } from '@playwright/test';
import { words as playWords } from '../src/play/words/en.ts';
import { words } from '../src/i18n/words/en.ts';
import { playWith } from './guests.testing.ts';
import { caughtUp, settle } from './play.testing.ts';
import { test } from './server.testing.ts';

/** How often this was called out on a page, noted there: it does not stay for whoever looks now and then. */
async function timesCalled(page: Page, text: string): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle((wanted) => {
    const calls = { times: 0, now: false };
    new MutationObserver(() => {
      const before = calls.now;
      calls.now = [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent.replaceAll(/\s+/g, ' ').includes(wanted),
      );
      if (calls.now && !before) calls.times += 1;
    }).observe(document.body, { subtree: true, childList: true });
    return calls;
  }, text);
  return () => noted.evaluate(({ times }) => times);
}

test('a reaction is shown at the seat, said in words, and hidden by who does not want it', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  const bravo = beni.getByRole('button', { name: playWords.reactions.signs.bravo });
  const [atAnnas, atBenis] = [
    await timesCalled(page, 'Beni: Bravo'),
    await timesCalled(beni, 'Beni: Bravo'),
  ];
  await beni.getByRole('button', { name: words.corner }).first().click();
  const resting = await bravo.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((done) => setTimeout(done));
    return button.ariaDisabled;
  });
  expect(resting).toBe('true');
  await expect.poll(atAnnas).toBe(1);
  await expect(page.getByRole('status').getByText('Beni: Bravo')).toBeHidden();
  await expect(bravo).toHaveAttribute('aria-disabled', 'false');

  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: playWords.reactions.mute }).click();
  await expect(page.getByRole('button', { name: playWords.reactions.unmute })).toBeVisible();
  await page.keyboard.press('Escape');
  await bravo.click();
  await expect.poll(atBenis).toBe(2);
  await caughtUp(page);
  expect(await atAnnas()).toBe(1);
});

test('a long press on a seat mutes who sits there, for the one who pressed', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  const seat = page.locator('[data-spot^="seat-"]', { hasText: 'Beni' });
  const hold = async (): Promise<void> => {
    await seat.hover();
    await page.mouse.down();
    await expect(page.getByRole('dialog', { name: 'Beni' })).toBeVisible();
    await page.mouse.up();
  };
  await hold();
  await page.getByRole('button', { name: words.mute, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await beni.getByRole('button', { name: words.corner }).first().click();
  await beni.getByRole('textbox').first().fill('Hello?');
  await beni.keyboard.press('Enter');
  await expect(beni.getByText('Hello?')).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await caughtUp(page);
  await expect(page.getByText('Hello?')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hold();
  await page.getByRole('button', { name: words.unmute, exact: true }).click();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByText('Hello?').first()).toBeVisible();
});
