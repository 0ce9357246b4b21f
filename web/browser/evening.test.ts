import { expect, type Browser, type Page } from '@playwright/test';
import { findings } from './axe.testing.ts';
import { fold, guest, inMenu, lookOn, setTable, sitDown, start, unfold } from './guests.testing.ts';
import { faultsOf } from './play.testing.ts';
import { test } from './server.testing.ts';

const again = (page: Page) => page.getByRole('button', { name: 'Play again' });

async function stopHere(one: Page, other: Page): Promise<void> {
  await inMenu(one, 'Suggest stopping');
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(again(one)).toBeVisible();
}

/** Two people in the middle of a game, and the link to their table. */
async function twoAtTable(browser: Browser, url: string) {
  const [anna, beni] = [await guest(browser, 'Anna'), await guest(browser, 'Beni')];
  const link = await setTable(anna, url);
  await sitDown(beni, link);
  await start(anna);
  return { anna, beni, link };
}

test('an evening of three games: somebody leaves, somebody comes, the rules change, nothing is reloaded', async ({
  browser,
  server,
}) => {
  const [anna, beni, cleo] = [
    await guest(browser, 'Anna'),
    await guest(browser, 'Beni'),
    await guest(browser, 'Cleo'),
  ];
  const faults = [faultsOf(anna), faultsOf(beni), faultsOf(cleo)];
  const link = await setTable(anna, server.url, { options: { rounds: 1 } });
  await sitDown(beni, link);
  await start(anna);
  let loads = 0;
  for (const page of [anna, beni]) page.on('load', () => (loads += 1));
  await stopHere(anna, beni);

  // The second game begins when all agree; who was first sees who is missing.
  await again(anna).click();
  await expect(anna.getByText('Waiting for Beni.')).toBeVisible();
  await again(beni).click();
  await expect(anna.locator('main.room')).toBeVisible();
  await stopHere(anna, beni);

  // Beni goes, Cleo comes, there are more seats and other rules, and the host begins.
  await again(beni).click();
  await beni.getByRole('button', { name: 'Leave' }).click();
  await again(anna).click();
  await expect(anna.getByRole('button', { name: 'Start with a bot' })).toBeVisible();
  await cleo.goto(link);
  await cleo.getByRole('button', { name: 'Sit down' }).click();
  // Her chair is taken, so that the bot comes to the new one.
  await expect(anna.getByRole('button', { name: 'Next game' })).toBeEnabled();
  await anna.getByRole('textbox', { name: 'Seats' }).fill('3');
  await anna.getByRole('textbox', { name: 'Seats' }).press('Enter');
  await anna.getByRole('button', { name: 'Add a bot' }).click();
  await anna.getByRole('button', { name: 'Next game' }).click();
  for (const page of [anna, cleo]) await expect(page.locator('main.room')).toBeVisible();
  await expect(cleo.locator('.hand button').first()).toBeVisible();
  await stopHere(anna, cleo);
  expect(loads).toBe(0);
  expect(faults).toEqual([[], [], []]);
});

test('who is removed is told, and who stood up on one tab stays up on the other', async ({
  browser,
  server,
}) => {
  const { anna, beni, link } = await twoAtTable(browser, server.url);
  const second = await beni.context().newPage();
  await second.goto(link);
  await expect(second.locator('main.room')).toBeVisible();
  await inMenu(beni, 'Leave');
  await expect(second.getByText('A bot is playing for you.')).toBeVisible();
  expect(await findings(second)).toEqual([]);
  await second.getByRole('button', { name: 'Back to your seat' }).press('Enter');
  await expect(second.getByText('A bot is playing for you.')).toBeHidden();

  await anna.getByRole('button', { name: 'Menu' }).first().click();
  await anna.getByRole('button', { name: 'Remove: Beni' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Remove: Beni' }).click();
  await expect(second.getByText('You’re no longer at Anna’s table')).toBeVisible();
  await expect(second.locator('.hand')).toHaveCount(0);
  // The host's list of who was removed, and the table of who was.
  for (const page of [anna, second]) expect(await findings(page)).toEqual([]);
  await anna.getByRole('button', { name: 'Let them back in' }).click();
  await second.getByRole('button', { name: 'Back to your seat' }).click();
  await expect(second.locator('.hand button').first()).toBeVisible();
});

test('who is removed before the start or between games is told so, and can be let back; who finds all seats taken asks for one more', async ({
  browser,
  server,
}) => {
  const [anna, beni, cleo] = [
    await guest(browser, 'Anna'),
    await guest(browser, 'Beni'),
    await guest(browser, 'Cleo'),
  ];
  const link = await setTable(anna, server.url, { options: { rounds: 1 } });
  await sitDown(beni, link);
  await unfold(anna, 'people');
  await anna.getByRole('button', { name: 'Remove: Beni' }).press('Enter');
  await anna.getByRole('button', { name: 'Remove: Beni' }).first().press('Enter');
  await expect(beni.getByText('You’re no longer at Anna’s table')).toBeVisible();
  for (const page of [anna, beni]) expect(await findings(page)).toEqual([]);
  await anna.getByRole('button', { name: 'Let them back in' }).press('Enter');
  await fold(anna);
  await expect(beni.getByText('You’re no longer at Anna’s table')).toBeHidden();
  await beni.getByRole('button', { name: 'Sit down' }).first().press('Enter');
  await expect(anna.getByRole('button', { name: 'Start' })).toBeEnabled();
  await start(anna);
  await stopHere(anna, beni);
  await again(anna).click();

  // All seats are taken: she asks, and the host puts a chair there for her.
  await cleo.goto(link);
  await cleo.getByRole('button', { name: 'Ask for a seat' }).press('Enter');
  await expect(cleo.getByText('You asked for a seat.')).toBeVisible();
  await expect(anna.getByText('Cleo would like a seat.')).toBeVisible();
  for (const page of [anna, cleo]) expect(await findings(page)).toEqual([]);
  await anna.getByRole('button', { name: 'Give a seat' }).press('Enter');
  await expect(cleo.getByRole('button', { name: 'I’m ready' })).toBeVisible();

  await unfold(anna, 'people');
  await anna.getByRole('button', { name: 'Remove: Cleo' }).press('Enter');
  await anna.getByRole('button', { name: 'Remove: Cleo' }).press('Enter');
  await expect(cleo.getByText('You’re no longer at Anna’s table')).toBeVisible();
  await expect(cleo.getByRole('link', { name: 'Set up your own table' })).toBeVisible();
});

test('a seat that a bot keeps is asked for and given in mid-game, to who lost their cookie', async ({
  browser,
  server,
}) => {
  const { anna, beni, link } = await twoAtTable(browser, server.url);
  await inMenu(beni, 'Leave');
  await beni.waitForURL(/#\/$/);
  await beni.context().clearCookies();
  await beni.goto('about:blank');
  await lookOn(beni, link);
  await expect(beni.locator('main.room')).toBeVisible();
  await expect(beni.locator('.hand')).toHaveCount(0);
  await beni.getByRole('button', { name: 'Menu' }).first().press('Enter');
  await beni.getByRole('button', { name: 'Ask for Beni’s seat' }).press('Enter');
  await expect(beni.getByText('You asked for a seat.')).toBeVisible();
  await expect(anna.getByText('would like Beni’s seat.')).toBeVisible();
  for (const page of [anna, beni]) expect(await findings(page)).toEqual([]);
  await anna.getByRole('button', { name: 'Give a seat' }).press('Enter');
  await expect(beni.locator('.hand button').first()).toBeVisible();
  await expect(anna.getByText('would like')).toHaveCount(0);
});
