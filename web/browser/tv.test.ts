import { fileURLToPath } from 'node:url';
import { expect, type Browser, type Page } from '@playwright/test';
import { seriousOn } from './axe.testing.ts';
import { guest, setTable, sitDown, start } from './guests.testing.ts';
import { byClick, faultsOf, playUntil, FULL } from './play.testing.ts';
import { test } from './server.testing.ts';
import { lettersOn, television, unread, WireGuests } from './tv.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWordsDe } from '../src/play/words/de.ts';
import { words as playWords } from '../src/play/words/en.ts';

const tvGerman = playWordsDe.tv;
const tvWords = playWords.tv;

const FOLDER = fileURLToPath(new URL('screens/', import.meta.url));
const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES']) await page.screenshot({ path: `${FOLDER}${name}.png` });
};

async function phone(browser: Browser, name: string): Promise<Page> {
  const page = await guest(browser, name);
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

async function typeLetters(page: Page, url: string, code: string): Promise<void> {
  // A phone is no television: it says where to open one.
  await page.goto(`${url}#/tv`);
  await expect(page.getByText(/\w\/tv\b/)).toBeVisible();
  await page.getByRole('textbox', { name: tvWords.letters }).fill(code);
  await page.getByRole('button', { name: tvWords.go }).click();
}

const axe = async (page: Page): Promise<void> => expect(await seriousOn(page)).toEqual([]);

const SEATS = 6;
const OTHERS = ['Beni', 'Carla', 'Dani', 'Eva', 'Fritz'];

for (const game of ['uno', 'mow'])
  test(`a television and six phones play ${game} to the end`, async ({ browser, server }) => {
    test.skip(game === 'uno' && !FULL, 'ten people at uno have room below');
    const tv = await television(browser, server.url);
    const anna = await phone(browser, 'Anna');
    const faults = [faultsOf(tv), faultsOf(anna)];
    const others = new WireGuests();
    try {
      await shoot(tv, `tv-letters`);
      await axe(tv);
      await typeLetters(anna, server.url, (await lettersOn(tv)).toLowerCase());
      await shoot(anna, `screen-which`);
      await axe(anna);
      await anna.getByRole('button', { name: tvWords.newTable(game.toUpperCase()) }).click();
      await expect(anna.getByText(words.seatsTaken({ taken: 1, all: 4 }))).toBeVisible();
      await anna.getByRole('textbox', { name: words.seats }).fill(String(SEATS));
      await anna.getByRole('textbox', { name: words.seats }).press('Enter');
      if (game === 'mow') {
        await anna.getByRole('button', { name: 'Quick' }).click();
        await anna.keyboard.press('Escape');
      }
      await expect(tv.getByText(tvWords.starts('Anna'))).toBeVisible();
      others.come(anna.url(), OTHERS);
      await expect(tv.getByText(tvWords.here({ people: SEATS, room: 0 }))).toBeVisible({
        timeout: 60_000,
      });
      for (const name of OTHERS) await expect(tv.getByText(name, { exact: true })).toBeVisible();
      await shoot(tv, `tv-room-${game}`);
      await axe(tv);

      await start(anna);
      await expect(anna.locator('.beside:not([data-at])')).toBeVisible();
      await expect(tv.locator('main.room')).toBeVisible();
      // Nobody's cards are on the screen, and nothing to press.
      await expect(tv.locator('main.room button:visible:not([inert] *)')).toHaveCount(0);
      await expect(tv.locator('.hand')).toHaveCount(0);
      const over = anna.getByRole('button', { name: words.rematch });
      let pictures = 0;
      await playUntil([anna], game, byClick, async () => {
        if (pictures < 3 && (await anna.locator('.frame.mine').count()) > 0) {
          pictures += 1;
          await shoot(anna, `hand-${game}-${pictures}`);
          await shoot(tv, `tv-${game}-${pictures}`);
          if (pictures === 1) for (const page of [tv, anna]) await axe(page);
        }
        return over.isVisible();
      });
      await expect(tv.locator('.finale [data-spot]')).toHaveCount(SEATS);
      await tv.waitForTimeout(3000);
      await shoot(tv, `tv-end-${game}`);
      expect(faults).toEqual([[], []]);
    } finally {
      others.leave();
    }
  });

test('the host lets a screen look on at a closed table and sends it away; phones fall back', async ({
  browser,
  server,
}) => {
  const [anna, beni] = [await phone(browser, 'Anna'), await phone(browser, 'Beni')];
  const link = await setTable(anna, server.url, { watchers: false });
  await sitDown(beni, link);
  await start(anna);
  const tv = await television(browser, server.url, { language: 'de' });
  const code = await lettersOn(tv);
  // A browser sounds once a key was pressed, which does nothing else.
  await expect(tv.getByText(tvGerman.askSound)).toBeVisible();
  await tv.keyboard.press('Enter');
  await expect(tv.getByText(tvGerman.askSound)).toHaveCount(0);
  await expect(tv.getByRole('dialog')).toHaveCount(0);
  await typeLetters(beni, server.url, code);
  await beni
    .getByRole('button', { name: tvWords.yourTable({ game: 'MOW', others: 'Anna' }) })
    .click();
  for (const page of [anna, beni]) await expect(page.getByText(tvWords.asks)).toBeVisible();
  await expect(beni.getByRole('button', { name: tvWords.let })).toHaveCount(0);
  await expect(tv.locator('main.room')).toHaveCount(0);
  await shoot(tv, 'tv-waits');
  await anna.getByRole('button', { name: tvWords.let }).click();
  for (const page of [anna, beni])
    await expect(page.locator('.beside:not([data-at])')).toBeVisible();
  await expect(beni.getByText(tvWords.shows(tvWords.title))).toBeAttached();
  await expect(tv.locator('main.room')).toBeVisible();
  const letters = await tv.locator('.corner b').innerText();
  for (const page of [anna, beni])
    for (const hidden of [code, letters])
      await expect(page.locator('body')).not.toContainText(hidden);

  // The table can be looked at on the phone, too.
  await beni.getByRole('button', { name: tvWords.tableHere }).click();
  await expect(beni.locator('.beside:not([data-at])')).toHaveCount(0);
  await beni.getByRole('button', { name: tvWords.cardsOnly }).click();
  await expect(beni.locator('.beside:not([data-at])')).toBeVisible();

  // The screen is loaded anew, and shows the table again; it goes, and the phones show it themselves.
  await tv.reload();
  await expect(tv.locator('main.room')).toBeVisible();
  await expect(beni.locator('.beside:not([data-at])')).toBeVisible();
  const away = await tv.context().newPage();
  await tv.close();
  await expect(beni.getByText(tvWords.gone)).toBeVisible();
  await expect(beni.locator('.screens li')).toHaveCount(1);
  for (const page of [anna, beni])
    await expect(page.locator('.beside:not([data-at])')).toHaveCount(0);
  await expect(beni.locator('.hand button').first()).toBeVisible();

  await away.goto(`${server.url}#/tv`);
  await expect(anna.locator('.beside:not([data-at])')).toBeVisible();

  // With a remote control: OK opens what the screen itself can do.
  // The first press lets the browser sound.
  await away.keyboard.press('Enter');
  await expect(away.getByText(tvGerman.askSound)).toHaveCount(0);
  await away.keyboard.press('Enter');
  const menu = away.getByRole('dialog');
  await menu.getByRole('button', { name: tvGerman.soundOff }).click();
  await expect(menu.getByRole('button', { name: tvGerman.soundOn })).toBeVisible();
  await axe(away);
  await shoot(away, 'tv-menu');
  await away.keyboard.press('ArrowDown');
  await away.keyboard.press('Enter');
  await expect(away.locator('.letters')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(beni.getByText(tvWords.shows(tvWords.title))).toHaveCount(0);
  const next = await lettersOn(away);
  await typeLetters(anna, server.url, next);
  await anna
    .getByRole('button', { name: tvWords.yourTable({ game: 'MOW', others: 'Beni' }) })
    .click();
  await expect(anna.locator('.beside:not([data-at])')).toBeVisible();
  await anna.getByRole('button', { name: tvWords.tableHere }).click();
  await anna.getByRole('textbox', { name: tvWords.name }).fill('Living room');
  await anna.getByRole('textbox', { name: tvWords.name }).press('Enter');
  await expect(beni.getByText(tvWords.shows('Living room'))).toBeAttached();
  await anna.getByRole('button', { name: tvWords.sendAway }).click();
  await expect(away.locator('.letters')).toBeVisible();
  expect(await lettersOn(away)).not.toBe(next);
  await expect(beni.getByText(tvWords.shows('Living room'))).toHaveCount(0);
});

/** Everything that is in another one's place, or over the edge of the screen. */
const misplaced = (tv: Page, selector: string): Promise<string[]> =>
  tv.locator(selector).evaluateAll((found) => {
    const boxes = found.map((one) => one.getBoundingClientRect());
    return found.flatMap((one, i) => {
      const a = boxes[i]!;
      const isOut = a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight;
      const isOver = boxes.some(
        (b, j) =>
          j !== i &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1,
      );
      return isOut || isOver ? [one.textContent ?? ''] : [];
    });
  });

for (const [game, seats] of [
  ['uno', 10],
  ['mow', 10],
  ['uwo', 2],
] as const)
  test(`${seats} people at ${game} have room on a small television`, async ({
    browser,
    server,
  }) => {
    test.skip(game === 'mow' && !FULL, 'six people play it above');
    const host = 'Maximiliane-Theresia';
    const anna = await phone(browser, host);
    await anna.request.post(`${server.url}api/me`, { data: {} });
    const made = await anna.request.post(`${server.url}api/tables`, {
      data: { game, seats, settings: { pace: 300 } },
    });
    const { table } = (await made.json()) as { table: string };
    await anna.goto(`${server.url}#/t/${table}`);
    for (let seat = 1; seat < seats; seat++) {
      await expect(anna.getByText(words.seatsTaken({ taken: seat, all: seats }))).toBeVisible();
      await anna.getByRole('button', { name: words.addBot }).first().click();
    }
    const tv = await television(browser, server.url, {}, { width: 1280, height: 720 });
    expect(await unread(tv)).toEqual([]);
    await anna.goto(`${server.url}#/s?table=${table}`);
    await anna.getByRole('textbox', { name: tvWords.letters }).fill(await lettersOn(tv));
    await anna.getByRole('button', { name: tvWords.go }).click();
    await expect(tv.getByText(tvWords.starts(host))).toBeVisible();
    expect([...(await misplaced(tv, 'ul > li')), ...(await unread(tv))]).toEqual([]);
    await shoot(tv, `tv-room-${game}-${seats}`);
    await start(anna);
    await expect(tv.locator('main.room')).toBeVisible();
    await playUntil([anna], game, byClick, () => tv.locator('.events p').isVisible());
    if (game !== 'uwo') {
      await expect(tv.locator('main.room [data-spot^="seat-"]')).toHaveCount(seats);
      expect(await misplaced(tv, 'main.room [data-spot^="seat-"]')).toEqual([]);
    }
    expect(await unread(tv)).toEqual([]);
    await shoot(tv, `tv-${game}-${seats}`);
    await axe(tv);
  });
