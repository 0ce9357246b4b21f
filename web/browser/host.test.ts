import { expect, type Page } from '@playwright/test';
import {
  fold,
  guest,
  inMenu,
  playWith,
  setTable,
  sitDown,
  sitWith,
  start,
  openTalk,
  unfold,
} from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

const chairs = (page: Page): Promise<string[]> =>
  page.locator('main ul').first().locator('li b').allTextContents();

test('the host sets clock, rating and watchers; guests see what holds', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  const [beni, carla] = [await guest(browser, 'Beni'), await guest(browser, 'Carla')];
  await sitDown(beni, link);
  await carla.goto(link);
  await expect(carla.getByText(playWords.room.titles.full('Anna'))).toBeVisible();
  await unfold(page, 'more');

  await page.getByLabel(words.clock).selectOption(words.perMove('1 min'));
  await page.getByRole('switch', { name: words.rated }).click();
  await page.getByRole('switch', { name: words.watchers }).click();
  await expect(beni.getByText(`${words.perMove('1 min')}, ${words.rated}`)).toBeVisible();
  await expect(beni.getByRole('switch')).toHaveCount(0);
  await fold(page);

  await start(page);
  await expect(carla.getByText(playWords.room.titles.closed('Anna'))).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByRole('button', { name: 'Mute: Beni' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Beni' })).toHaveCount(0);
});

test('seats are shuffled, and whoever sits can stand up', async ({ page, browser, server }) => {
  await settle(page, { name: 'Anna' });
  const beni = await sitWith(page, browser, 'Beni', server.url);
  await expect.poll(() => chairs(page)).toEqual(['You', 'Beni']);
  await unfold(page, 'more');
  await expect(async () => {
    await page.getByRole('button', { name: words.shuffle }).click();
    await expect.poll(() => chairs(page), { timeout: 1000 }).toEqual(['Beni', 'You']);
  }).toPass();
  await fold(page);

  // Two are tapped, one after the other; by keyboard the same.
  const swap = page.getByRole('button', { name: playWords.room.swap });
  const seat = (name: string) => page.locator('.seats').getByRole('button', { name });
  await swap.click();
  await seat('Beni').click();
  await seat('You').click();
  await expect.poll(() => chairs(page)).toEqual(['You', 'Beni']);
  await swap.press('Enter');
  await seat('You').press('Enter');
  await seat('Beni').press('Enter');
  await expect.poll(() => chairs(page)).toEqual(['Beni', 'You']);

  await beni.getByRole('button', { name: words.leave }).click();
  await expect(page.getByText(words.seatsTaken({ taken: 1, all: 2 }))).toBeVisible();
  await expect(beni.getByRole('button', { name: words.sitDown })).toBeVisible();
  await page.getByRole('button', { name: words.leave }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: words.sitDown })).toHaveCount(1);
});

test('two guests press the same chair: one is told so, and it is forgotten when they sit', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await page.getByRole('button', { name: 'Seats +' }).click();
  const [beni, carla] = [await guest(browser, 'Beni'), await guest(browser, 'Carla')];
  // Carla's line is slow: she still sees the chair free.
  let hold = false;
  const held: (() => void)[] = [];
  await carla.routeWebSocket(/\/ws\?table=/, (near) => {
    near.connectToServer().onMessage((text) => {
      if (hold) held.push(() => near.send(text));
      else near.send(text);
    });
  });
  await carla.goto(link);
  await expect(carla.getByText(words.free)).toHaveCount(1);
  hold = true;
  await sitDown(beni, link);
  await carla.getByRole('button', { name: words.sitDown }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  hold = false;
  for (const send of held) send();
  const fault = carla.getByText(said.chairTaken);
  await expect(fault).toBeVisible();
  await carla.getByRole('button', { name: words.sitDown }).click();
  await expect(carla.getByRole('button', { name: words.leave })).toBeVisible();
  await expect(fault).toBeHidden({ timeout: 1000 });
});

test('at the table the host mutes a guest, and is asked before removing them', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  await inMenu(page, 'Mute: Beni');
  await expect(page.getByRole('button', { name: 'Unmute: Beni' })).toBeVisible();
  await beni.getByRole('button', { name: words.corner }).first().click();
  await expect(beni.getByRole('dialog')).toBeVisible();
  await expect(beni.getByRole('button', { name: words.mute })).toHaveCount(0);
  await beni.keyboard.press('Escape');
  await openTalk(beni);
  await beni.getByLabel(words.say).fill('moo');
  await beni.keyboard.press('Enter');
  await expect(beni.getByRole('dialog').getByText(said.muted)).toBeVisible();

  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText(playWords.room.removeText)).toBeVisible();
  await inMenu(page, 'Back');
  await inMenu(page, 'Remove: Beni');
  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText(words.botKeeps)).toBeVisible();
});

test('a bot plays for who leaves, until they go back to their seat', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  await expect(beni.locator('main.room')).toBeVisible();
  await inMenu(beni, 'Leave');
  await expect(beni.locator('#go-back')).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByText(words.botKeeps)).toBeVisible();
  await beni.getByRole('link', { name: words.backToSeat }).click();
  await expect(beni.locator('main.room')).toBeVisible();
  await expect(page.getByText(words.botKeeps)).toBeHidden();
});
