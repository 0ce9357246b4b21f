import { expect } from '@playwright/test';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';

test('one is the same person on another device, and can be forgotten', async ({
  page,
  browser,
  house,
}) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${house.url}#/settings`);
  await page.getByRole('link', { name: 'My results and data' }).click();
  await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(page.getByText('You haven’t finished a game with other people yet.')).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();

  const other = await (await browser.newContext()).newPage();
  await settle(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('alert')).toContainText('used');

  await other.getByRole('button', { name: 'Delete my data' }).click();
  await other.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(
    other.getByText('Everything this server knew about you has been deleted.'),
  ).toBeVisible();
  expect((await page.request.get(`${house.url}api/me`)).status()).toBe(401);
});
