import { expect, type Page } from '@playwright/test';
import { words as playWordsDe } from '../src/play/words/de.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words } from '../src/i18n/words/en.ts';
import {
  fold,
  guest,
  lookOn,
  playWith,
  setTable,
  sitDown,
  sitWith,
  start,
  unfold,
} from './guests.testing.ts';
import { byClick, caughtUp, faultsOf, FULL, GAMES, playUntil, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { lettersOn, television } from './tv.testing.ts';

const { reactions, tv: tvWords } = playWords;
const { reactions: germanReactions, tv: tvGerman } = playWordsDe;
const sun = (page: Page) => page.getByRole('button', { name: reactions.react, exact: true });
const bravo = (page: Page) => page.getByRole('button', { name: reactions.signs.bravo });

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

test('one tap opens the reactions, the second sends; it is said in words, and hidden by who does not want it', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  const [atAnnas, atBenis] = [
    await timesCalled(page, 'Beni: Bravo'),
    await timesCalled(beni, 'Beni: Bravo'),
  ];
  await sun(beni).click();
  await bravo(beni).click();
  await expect(bravo(beni)).toHaveCount(0);
  await expect.poll(atAnnas).toBe(1);
  await expect(page.getByRole('status').getByText('Beni: Bravo')).toHaveCount(0);

  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('switch', { name: words.reactions }).click();
  await page.keyboard.press('Escape');
  await beni.waitForTimeout(3000);
  // By keys alone: R opens, a figure sends.
  await beni.keyboard.press('r');
  await expect(bravo(beni)).toBeVisible();
  await beni.keyboard.press('Escape');
  await expect(bravo(beni)).toHaveCount(0);
  await beni.keyboard.press('r');
  await beni.keyboard.press('1');
  await expect.poll(atBenis).toBe(2);
  await caughtUp(page);
  expect(await atAnnas()).toBe(1);
});

test('a long press on a face speaks to that person, the menu does so by keyboard; one may stop hearing them', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  const faults = [faultsOf(page), faultsOf(beni)];
  const seat = page.locator('[data-spot^="seat-"]', { hasText: 'Beni' });
  const toBeni = page.getByRole('dialog', { name: reactions.to('Beni') });
  const hold = async (): Promise<void> => {
    await seat.hover();
    await page.mouse.down();
    await expect(toBeni).toBeVisible();
    await page.mouse.up();
  };
  const both = [
    await timesCalled(page, 'Anna to Beni: Bravo'),
    await timesCalled(beni, 'Anna to Beni: Bravo'),
  ];
  await hold();
  await bravo(page).click();
  await expect(toBeni).toHaveCount(0);
  for (const times of both) await expect.poll(times).toBe(1);

  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: words.corner }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: reactions.to('Beni') }).press('Enter');
  await bravo(page).press('Enter');
  for (const times of both) await expect.poll(times).toBe(2);
  expect(faults).toEqual([[], []]);

  await hold();
  await page.getByRole('button', { name: words.mute, exact: true }).click();
  const atAnnas = await timesCalled(page, 'Beni: Bravo');
  const atBenis = await timesCalled(beni, 'Beni: Bravo');
  await sun(beni).click();
  await bravo(beni).click();
  await expect.poll(atBenis).toBe(1);
  await caughtUp(page);
  expect(await atAnnas()).toBe(0);
});

test('reactions are seen in the waiting room, between games and at the end, where a laptop can answer', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await page.setViewportSize({ width: 1366, height: 768 });
  const beni = await sitWith(page, browser, 'Beni', server.url, { options: { rounds: 1 } });
  const seen = async (from: Page, at: Page, who: string): Promise<void> => {
    const times = await timesCalled(at, `${who}: Bravo`);
    await bravo(from).last().click();
    await expect.poll(times).toBe(1);
    await from.waitForTimeout(3000);
  };
  await seen(beni, page, 'Beni');
  await start(page);
  const end = page.getByRole('button', { name: words.rematch });
  await playUntil([page, beni], 'mow', byClick, () => end.isVisible());
  await seen(page, beni, 'Anna');
  await page.getByRole('button', { name: words.chat, exact: true }).last().click();
  await page.getByRole('dialog').getByLabel(words.say).fill('Revenge?');
  await page.keyboard.press('Enter');
  await expect(beni.getByText('Revenge?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.corner }).first()).toBeVisible();
  await end.click();
  await seen(page, beni, 'Anna');
});

const SIZES = [
  [360, 640],
  [390, 844],
  [1440, 900],
] as const;
const SEATS: Readonly<Record<string, readonly number[]>> = { uwo: [2] };

for (const game of GAMES)
  for (const seats of SEATS[game] ?? [4, 10])
    test(`bubbles at a table of ${game} for ${seats} cover no hand, no count and no turn line`, async ({
      page,
      browser,
      server,
    }) => {
      test.skip(!FULL && seats === 10 && game === 'mow', 'UNO holds more people');
      await settle(page, { name: 'Anna' });
      const beni = await guest(browser, 'Beni');
      await page.request.post(`${server.url}api/me`, { data: {} });
      const made = await page.request.post(`${server.url}api/tables`, {
        data: { game, seats, settings: { pace: 10_000 } },
      });
      const link = `${server.url}#/t/${((await made.json()) as { table: string }).table}`;
      await page.goto(link);
      await sitDown(beni, link);
      if (seats > 2) await page.getByRole('button', { name: playWords.presence.fillBots }).click();
      await start(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(beni.locator('main.room')).toBeVisible();
        await ((await beni.locator('.react').isVisible()) ? beni.locator('.react').click() : null);
        await beni.locator('[data-sign="haha"]').first().click();
        const covered = await page.waitForFunction(() => {
          const bubble = document.querySelector('.bubble');
          if (!bubble || getComputedStyle(bubble).visibility === 'hidden') return null;
          const box = bubble.getBoundingClientRect();
          const kept = '.hand button, .strip, .count, .held, [data-spot^="seat-"], .act, .take';
          return [...document.querySelectorAll(kept)].flatMap((element) => {
            const other = element.getBoundingClientRect();
            const isUnder =
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
            return isUnder && other.width > 0 ? [element.className || element.tagName] : [];
          });
        });
        expect(await covered.jsonValue(), `${width}×${height}`).toEqual([]);
        await beni.waitForTimeout(3100);
      }
    });

test('who looks on is told that they are seen, is seen, reacts from their corner and asks for a seat', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await page.getByRole('button', { name: words.addBot }).click();
  await start(page);
  const fritz = await guest(browser, 'Fritz');
  await lookOn(fritz, link);
  await expect(fritz.getByText(reactions.seen)).toBeVisible();
  const corner = page.getByRole('button', { name: reactions.watchers(1) });
  await corner.click();
  await expect(page.getByRole('dialog').getByText('Fritz')).toBeVisible();
  await page.keyboard.press('Escape');
  const times = await timesCalled(page, 'Fritz: Bravo');
  await sun(fritz).click();
  await bravo(fritz).click();
  await expect.poll(times).toBe(1);
  await fritz.getByRole('button', { name: playWords.room.ask }).click();
  await expect(page.getByText(playWords.room.atDoor('Fritz'))).toBeVisible();
  // At an open table nobody who looks on reacts, unless the host lets them.
  await fritz.close();
  await expect(corner).toHaveCount(0, { timeout: 15_000 });
});

test('what was said before somebody came is there to read, and no news', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  await sun(beni).click();
  await beni.getByRole('button', { name: reactions.talk }).click();
  await beni.getByLabel(words.say).fill('Grüessech');
  await beni.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Beni: Grüessech')).toBeVisible();
  const fritz = await guest(browser, 'Fritz');
  await lookOn(fritz, page.url());
  await expect(fritz.getByText(reactions.seen)).toBeVisible();
  await caughtUp(fritz);
  await expect(sun(fritz)).toBeVisible();
  await expect(fritz.getByRole('status').getByText('Grüessech')).toHaveCount(0);
  await sun(fritz).click();
  await fritz.getByRole('button', { name: reactions.talk }).click();
  await expect(fritz.getByRole('dialog').getByText('Grüessech')).toBeVisible();
});

test('a lost line is said above the table, over no face', async ({ page, browser, server }) => {
  await settle(page, { name: 'Anna' });
  await playWith(page, browser, 'Beni', server.url);
  await server.stop();
  const said = page.getByText(words.lineLost);
  await expect(said).toBeVisible({ timeout: 20_000 });
  const [note, face] = [
    (await said.boundingBox())!,
    (await page.locator('[data-spot^="seat-"]').first().boundingBox())!,
  ];
  expect(note.y + note.height).toBeLessThanOrEqual(face.y);
  await server.start();
  await expect(said).toHaveCount(0);
});

test('a television shows big at their seats what people send, in its own language, never what they write; nobody takes a bot for a person there, and a locked table shows no letters', async ({
  browser,
  server,
}) => {
  const tv = await television(browser, server.url, { language: 'de' });
  const anna = await guest(browser, 'Anna');
  await anna.goto(`${server.url}#/s`);
  await anna.getByRole('textbox', { name: tvWords.letters }).fill(await lettersOn(tv));
  await anna.getByRole('button', { name: tvWords.go }).click();
  await anna.getByRole('button', { name: tvWords.newTable('UNO') }).click();
  await expect(anna.getByText(words.seatsTaken({ taken: 1, all: 4 }))).toBeVisible();
  const beni = await guest(browser, 'Beni');
  await sitDown(beni, anna.url());
  await anna.getByRole('button', { name: playWords.presence.fillBots }).click();
  const invite = tv.getByRole('region', { name: tvGerman.come });
  await expect(invite).toBeVisible();
  await unfold(anna, 'more');
  await anna.getByRole('switch', { name: playWords.presence.locked }).click();
  await fold(anna);
  await expect(invite).toHaveCount(0);
  const read = await timesCalled(tv, 'Grüessech');
  await anna.getByLabel(words.say).fill('Grüessech');
  await anna.getByLabel(words.say).press('Enter');
  await expect(beni.getByText('Grüessech')).toBeVisible();
  await start(anna);
  await expect(tv.locator('main.room')).toBeVisible();
  await expect(tv.locator('.corner')).toHaveCount(0);

  const seats = tv.locator('[data-spot^="seat-"]');
  await expect(seats).toHaveCount(4);
  const bots = seats.filter({ has: tv.locator('use[href="#a-cog"]') });
  await expect(bots).toHaveCount(2);
  await expect(bots.filter({ hasText: tvGerman.bot })).toHaveCount(2);
  for (const name of ['Anna', 'Beni']) {
    const person = seats.filter({ hasText: name });
    await expect(person.locator('use[href="#a-cog"]')).toHaveCount(0);
    await expect(person).not.toContainText(tvGerman.bot);
  }

  const atTv = await timesCalled(tv, `Beni: ${germanReactions.signs.thanks}`);
  await sun(beni).click();
  await beni.getByRole('button', { name: reactions.signs.thanks }).click();
  await expect.poll(atTv).toBe(1);
  expect(await read()).toBe(0);
  // It is gone before it is old.
  await expect(tv.locator('.layer .drop')).toHaveCount(0);
});
