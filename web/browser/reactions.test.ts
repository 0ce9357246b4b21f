import { expect } from '@playwright/test';
import { SIGN_WORDS } from '../src/net/signs.ts';
import { words } from '../src/words/en.ts';
import { playWith } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';

test('a reaction is shown at the seat, said in words, and hidden by who does not want it', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  const bravo = beni.getByRole('button', { name: SIGN_WORDS.en.signs.bravo });
  await beni.getByRole('button', { name: words.corner }).first().click();
  await bravo.click();
  const shown = page.getByRole('status').getByText('Beni: Bravo');
  await expect(shown).toBeVisible();
  await expect(shown).toBeHidden();
  await expect(bravo).toHaveAttribute('aria-disabled', 'false');

  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: SIGN_WORDS.en.mute }).click();
  await expect(page.getByRole('button', { name: SIGN_WORDS.en.unmute })).toBeVisible();
  await page.keyboard.press('Escape');
  await bravo.click();
  await expect(bravo).toHaveAttribute('aria-disabled', 'true');
  await expect(bravo).toHaveAttribute('aria-disabled', 'false');
  await expect(shown).toBeHidden();
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
  await expect(page.getByText('Hello?')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await hold();
  await page.getByRole('button', { name: words.unmute, exact: true }).click();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByText('Hello?').first()).toBeVisible();
});
