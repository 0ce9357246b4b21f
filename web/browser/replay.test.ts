import { expect } from '@playwright/test';
import { byClick, faultsOf, playNow, playToEnd, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/words/en.ts';

test('a finished game can be looked at again, and its deal holds', async ({ page, house }) => {
  const faults = faultsOf(page);
  await settle(page, { name: 'Anna' });
  await playNow(page, house.url, 'mow');
  await playToEnd(page, 'mow', byClick);
  await page.getByRole('link', { name: words.replay }).click();
  const slider = page.getByRole('slider', { name: words.moveWord });
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(page.getByRole('status')).toContainText('You start a herd');
  await page.getByRole('combobox').selectOption({ label: 'Beni' });
  await expect(page.getByRole('status')).toContainText('Anna starts a herd');
  await expect(page.getByRole('img', { name: words.howItWent }).locator('path.line')).toHaveCount(
    4,
  );
  await page.getByRole('combobox').press('ArrowDown');
  await expect(slider).toHaveValue('1');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(page.getByRole('button', { name: words.corner })).toHaveCount(0);
  await page.getByRole('button', { name: words.stepOn, exact: true }).press('End');
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await expect(page.getByRole('dialog')).toContainText('dealt by the device');
  const end = await slider.inputValue();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue(end);
  expect(end).not.toBe('2');
  expect(faults).toEqual([]);
});

test('a record that breaks off is answered with a sentence', async ({ page, house }) => {
  await settle(page);
  await page.goto(`${house.url}#/replay`);
  await page.getByRole('textbox').fill('tischlein 1\ngame mow rules 1\noptions {}\nseats [');
  await page.getByRole('button', { name: words.replayLook }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`${words.replayUnread} the record has no line`);
  await expect(alert.locator('[lang=en]')).toContainText('the record has no line');
});
