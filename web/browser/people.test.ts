import { expect } from '@playwright/test';
import { findings } from './axe.testing.ts';
import { fold, guest, setTable, sitDown, start, unfold } from './guests.testing.ts';
import { faultsOf, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

const { room } = playWords;

test('a guest’s page says who invites to what, asks name and animal together, and seats with one button', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna', avatar: 'fox' });
  const link = await setTable(page, server.url, { options: { rounds: 1 } });
  const dani = await guest(browser, 'Dani', { name: null, avatar: 'fox' });
  const faults = faultsOf(dani);
  await dani.goto(link);
  const title = room.invites({ name: 'Anna', game: 'MOW' });
  await expect(dani.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(dani).toHaveTitle(new RegExp(title));
  // Nothing to set for a guest, and the choice shows who has an animal.
  await expect(dani.getByRole('switch')).toHaveCount(0);
  await expect(dani.getByRole('radio', { name: 'Fox, Anna' })).toBeChecked();
  await expect(dani.getByRole('button', { name: room.sitAs('Fox') })).toBeVisible();
  expect(await findings(dani)).toEqual([]);
  await dani.getByRole('radio', { name: 'Frog' }).check({ force: true });
  await expect(dani.getByRole('button', { name: room.sitAs('Frog') })).toBeVisible();
  await dani.getByLabel(words.yourName).fill('Dani');
  await dani.getByRole('button', { name: room.sitAs('Dani') }).click();
  await expect(page.locator('.seats')).toContainText('Dani');
  await expect(page.locator('.seats use[href="#a-frog"]')).toHaveCount(1);
  await expect(dani.getByRole('heading', { name: room.title('Anna') })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a face that is changed is another one in the room at once', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna', avatar: 'fox' });
  const link = await setTable(page, server.url);
  const beni = await guest(browser, 'Beni', { avatar: 'bear' });
  await sitDown(beni, link);
  const elsewhere = await beni.context().newPage();
  await elsewhere.goto(`${server.url}#/settings`);
  await elsewhere.getByRole('radio', { name: 'Duck' }).check({ force: true });
  await expect(page.locator('.seats use[href="#a-duck"]')).toHaveCount(1);
  // And by one's own chair.
  await beni.locator('.seats .mine button').click();
  await beni.getByRole('dialog').getByLabel(words.yourName).fill('Benno');
  await beni.getByRole('button', { name: words.goAs('Benno') }).click();
  await expect(page.locator('.seats')).toContainText('Benno');
});

test('a locked table shows host, game, rules and free seats, and lets in whom the host seats', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await unfold(page, 'more');
  await page.getByRole('switch', { name: playWords.presence.locked }).click();
  await fold(page);
  const dani = await guest(browser, 'Dani');
  await dani.goto(link);
  await expect(dani.getByRole('heading', { name: room.titles.locked('Anna') })).toBeVisible();
  await expect(dani.getByText(words.seatsFree(1))).toBeVisible();
  expect(await findings(dani)).toEqual([]);
  await dani.getByRole('button', { name: room.knock }).click();
  await expect(dani.getByRole('heading', { name: room.titles.knocked('Anna') })).toBeVisible();
  await page.getByRole('button', { name: room.give }).click();
  await expect(page.locator('.seats')).toContainText('Dani');
  await expect(dani.getByRole('button', { name: words.leave })).toBeVisible();
});

test('who comes while a bot plays has its seat in the next game, and the rules of last time are one tap', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await unfold(page, 'rules');
  await page.getByRole('button', { name: 'Quick' }).click();
  await page.getByRole('button', { name: words.addBot }).click();
  await start(page);
  const dani = await guest(browser, 'Dani');
  await dani.goto(link);
  await expect(dani.getByRole('heading', { name: room.titles.running })).toBeVisible();
  await dani.getByRole('button', { name: room.takeSeat }).click();
  await expect(dani.locator('main.room')).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.offerEnd }).press('Enter');
  await page.getByRole('button', { name: words.rematch }).click();
  await expect(page.locator('.seats')).toContainText('Dani');

  await setTable(page, server.url);
  await unfold(page, 'rules');
  await page.getByRole('button', { name: room.lastTime }).click();
  await unfold(page, 'rules');
  await expect(page.getByRole('button', { name: room.lastTime, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: room.keepSet }).click();
  await page.getByLabel(room.setName).fill('Huber rules');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('button', { name: 'Huber rules', pressed: true })).toBeVisible();
});

test('all that is needed to begin with friends stands on one screen of a phone', async ({
  browser,
  server,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    const anna = await guest(browser, 'Anna', { language: 'de' });
    await anna.setViewportSize({ width, height });
    await anna.goto(server.url);
    await anna.request.post(`${server.url}api/me`, { data: {} });
    const made = await anna.request.post(`${server.url}api/tables`, {
      data: { game: 'uno', seats: 4 },
    });
    const { table } = (await made.json()) as { table: string };
    await anna.route('**/api/addresses', (route) =>
      route.fulfill({ json: { addresses: ['http://192.168.1.20/'] } }),
    );
    await anna.goto(`${server.url}#/t/${table}`);
    await expect(anna.locator('.before .folded').nth(1)).toBeVisible();
    await expect(anna.locator('#link')).toHaveValue(/^http:\/\/192\.168\.1\.20\//);
    const dock = (await anna.locator('.dock').boundingBox())!;
    const rules = (await anna.locator('.folded').first().boundingBox())!;
    expect(rules.y + rules.height, `${width}`).toBeLessThanOrEqual(dock.y + 1);
    await anna.context().close();
  }
});
