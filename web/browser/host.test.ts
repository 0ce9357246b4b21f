import { expect, type Page } from '@playwright/test';
import { guest, inMenu, setTable, sitDown, start } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { test } from './server.testing.ts';

const chairs = (page: Page): Promise<string[]> => page.locator('main li b').allTextContents();

test('the host sets clock, rating and watchers; guests see what holds', async ({
  page,
  browser,
  house,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, house.url);
  const [beni, carla] = [await guest(browser, 'Beni'), await guest(browser, 'Carla')];
  await sitDown(beni, link);
  await carla.goto(link);
  await expect(carla.getByText('All chairs are taken.')).toBeVisible();

  await page.getByLabel('Clock').selectOption('1 min a move');
  await page.getByRole('switch', { name: 'Rated' }).click();
  await page.getByRole('switch', { name: 'Others may watch' }).click();
  const clock = beni.getByLabel('Clock');
  await expect(clock.locator('option:checked')).toHaveText('1 min a move');
  await expect(clock).toBeDisabled();
  await expect(beni.getByRole('switch', { name: 'Rated' })).toBeChecked();
  await expect(beni.getByRole('switch', { name: 'Hints' })).toHaveCount(0);

  await start(page);
  await expect(carla.getByText('Nobody can watch at this table.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByRole('button', { name: 'Mute: Beni' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Beni' })).toHaveCount(0);
});

test('seats are shuffled, and whoever sits can stand up', async ({ page, browser, house }) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, house.url);
  const beni = await guest(browser, 'Beni');
  await sitDown(beni, link);
  await expect.poll(() => chairs(page)).toEqual(['Anna', 'Beni']);
  await expect(async () => {
    await page.getByRole('button', { name: 'Shuffle the seats' }).click();
    await expect.poll(() => chairs(page), { timeout: 1000 }).toEqual(['Beni', 'Anna']);
  }).toPass();

  await beni.getByRole('button', { name: 'Stand up' }).click();
  await expect(page.getByText('1 of 2 seats')).toBeVisible();
  await expect(beni.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await expect(beni.getByText('0 of 2 seats')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(2);
});

test('two guests press the same chair: one is told so, and it is forgotten when they sit', async ({
  page,
  browser,
  house,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, house.url);
  await page.getByRole('button', { name: 'Seats +' }).click();
  const [beni, carla] = [await guest(browser, 'Beni'), await guest(browser, 'Carla')];
  // Carla's line is slow: she still sees the chair free.
  let hold = false;
  const held: (() => void)[] = [];
  await carla.routeWebSocket(/\/ws$/, (near) => {
    near.connectToServer().onMessage((text) => {
      if (hold) held.push(() => near.send(text));
      else near.send(text);
    });
  });
  await carla.goto(link);
  await expect(carla.getByText('1 of 3 seats')).toBeVisible();
  hold = true;
  await sitDown(beni, link);
  await carla.getByRole('button', { name: 'Sit down' }).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  hold = false;
  for (const send of held) send();
  const fault = carla.getByText('That seat is taken.');
  await expect(fault).toBeVisible();
  await carla.getByRole('button', { name: 'Sit down' }).click();
  await expect(carla.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(fault).toBeHidden({ timeout: 1000 });
});

test('at the table the host mutes a guest, and is asked before removing them', async ({
  page,
  browser,
  house,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, house.url);
  const beni = await guest(browser, 'Beni');
  await sitDown(beni, link);
  await start(page);
  await inMenu(page, 'Mute: Beni');
  await expect(page.getByRole('button', { name: 'Unmute: Beni' })).toBeVisible();
  await beni.getByRole('button', { name: 'Menu' }).first().click();
  await expect(beni.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  await beni.getByLabel('Say something').fill('moo');
  await beni.keyboard.press('Enter');
  await expect(beni.getByRole('dialog').getByText('The host has muted you.')).toBeVisible();

  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText('This is permanent: a bot plays on.')).toBeVisible();
  await inMenu(page, 'Back');
  await inMenu(page, 'Remove: Beni');
  await inMenu(page, 'Remove: Beni');
  await expect(page.getByText('A bot is playing in their place.')).toBeVisible();
});

test('a bot plays for who stands up, until they come back', async ({ page, browser, house }) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, house.url);
  const beni = await guest(browser, 'Beni');
  await sitDown(beni, link);
  await start(page);
  await expect(beni.locator('main.room')).toBeVisible();
  await inMenu(beni, 'Stand up');
  await expect(beni.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByText('A bot is playing in their place.')).toBeVisible();
  await beni.getByRole('link', { name: 'Continue' }).click();
  await expect(beni.locator('main.room')).toBeVisible();
  await expect(page.getByText('A bot is playing in their place.')).toBeHidden();
});
