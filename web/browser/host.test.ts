import { expect, type Page } from '@playwright/test';
import { guest, inMenu, playWith, setTable, sitDown, sitWith, start } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
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
  await expect(carla.getByText(words.tableFull)).toBeVisible();

  await page.getByLabel(words.clock).selectOption(words.perMove('1 min'));
  await page.getByRole('switch', { name: words.rated }).click();
  await page.getByRole('switch', { name: words.watchers }).click();
  const clock = beni.getByLabel(words.clock);
  await expect(clock.locator('option:checked')).toHaveText(words.perMove('1 min'));
  await expect(clock).toBeDisabled();
  await expect(beni.getByRole('switch', { name: words.rated })).toBeChecked();
  await expect(beni.getByRole('switch', { name: words.hints })).toHaveCount(0);

  await start(page);
  await expect(carla.getByText(said.closed)).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByRole('button', { name: 'Mute: Beni' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Beni' })).toHaveCount(0);
});

test('seats are shuffled, and whoever sits can stand up', async ({ page, browser, server }) => {
  await settle(page, { name: 'Anna' });
  const beni = await sitWith(page, browser, 'Beni', server.url);
  await expect.poll(() => chairs(page)).toEqual(['Anna', 'Beni']);
  await expect(async () => {
    await page.getByRole('button', { name: words.shuffle }).click();
    await expect.poll(() => chairs(page), { timeout: 1000 }).toEqual(['Beni', 'Anna']);
  }).toPass();

  await beni.getByRole('button', { name: words.standUp }).click();
  await expect(page.getByText(words.seatsTaken({ taken: 1, all: 2 }))).toBeVisible();
  await expect(beni.getByRole('button', { name: words.sitDown })).toBeVisible();
  await page.getByRole('button', { name: words.standUp }).click();
  await expect(beni.getByText(words.seatsTaken({ taken: 0, all: 2 }))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: words.sitDown })).toHaveCount(2);
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
  await expect(carla.getByText(words.seatsTaken({ taken: 1, all: 3 }))).toBeVisible();
  hold = true;
  await sitDown(beni, link);
  await carla.getByRole('button', { name: words.sitDown }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  hold = false;
  for (const send of held) send();
  const fault = carla.getByText(said.chairTaken);
  await expect(fault).toBeVisible();
  await carla.getByRole('button', { name: words.sitDown }).click();
  await expect(carla.getByRole('button', { name: words.standUp })).toBeVisible();
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
  await beni.getByLabel(words.say).fill('moo');
  await beni.keyboard.press('Enter');
  await expect(beni.getByRole('dialog').getByText(said.muted)).toBeVisible();

  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText(words.room.removeText)).toBeVisible();
  await inMenu(page, 'Back');
  await inMenu(page, 'Remove: Beni');
  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText(words.botKeeps)).toBeVisible();
});

test('a bot plays for who stands up, until they come back', async ({ page, browser, server }) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  await expect(beni.locator('main.room')).toBeVisible();
  await inMenu(beni, 'Stand up');
  await expect(beni.locator('#go-back')).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await expect(page.getByText(words.botKeeps)).toBeVisible();
  await beni.getByRole('link', { name: words.goOn }).click();
  await expect(beni.locator('main.room')).toBeVisible();
  await expect(page.getByText(words.botKeeps)).toBeHidden();
});
