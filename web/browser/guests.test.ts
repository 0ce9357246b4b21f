import { expect, type Page } from '@playwright/test';
import { guest, lookOn, playCow, playFar, playWith, setTable, start } from './guests.testing.ts';
import { caughtUp, faultsOf, playNow, settle } from './play.testing.ts';
import { test } from './server.testing.ts';
import { words as playWords } from '../src/play/words/en.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

const days = playWords.notifications;

const NO_TABLE = {
  en: 'That table doesn’t exist.',
  de: 'Diesen Tisch gibt es nicht.',
  gsw: 'Dä Tisch git’s nid.',
  hu: 'Nincs ilyen asztal.',
} as const;
test('a dead link is answered in the language of the reader, with a way on', async ({
  browser,
  server,
}) => {
  for (const [language, sentence] of Object.entries(NO_TABLE)) {
    const page = await guest(browser, 'Anna', { language });
    await page.goto(`${server.url}#/t/nobody-knows-this-table`);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.locator('main a').click();
    await expect(page.getByRole('heading', { name: 'Tischlein' })).toBeVisible();
    await page.context().close();
  }
});

test('a table that is gone no longer waits on the home page', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await page.goto(server.url);
  await page.evaluate(() => {
    const table = { id: 'swept-away', game: 'mow', others: ['Beni'], changed: 1 };
    localStorage.setItem('tischlein.far', JSON.stringify([table]));
  });
  await page.reload();
  await page.getByRole('link', { name: words.goOn }).click();
  await expect(page.getByText(NO_TABLE.en)).toBeVisible();
  await page.locator('main a').click();
  await expect(page.getByRole('heading', { name: 'Tischlein' })).toBeVisible();
  await expect(page.getByText(days.at({ game: 'MOW', names: 'Beni' }))).toHaveCount(0);
});

test('whoever comes to a full table is told so, and may watch', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const link = await setTable(page, server.url);
  await page.getByRole('button', { name: words.addBot }).click();
  const carla = await guest(browser, 'Carla');
  await carla.goto(link);
  await expect(carla.getByText(playWords.room.titles.full('Anna'))).toBeVisible();
  await lookOn(carla, link);
  const dora = await guest(browser, 'Dora');
  await page.getByRole('button', { name: words.start }).click();
  await expect(carla.getByText(playWords.reactions.seen)).toBeVisible();
  await expect(carla.locator('main.room')).toBeVisible();

  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.offerEnd }).press('Enter');
  await expect(page.getByRole('button', { name: words.rematch })).toBeVisible();
  await expect(page.getByRole('region', { name: words.endedBy.ended })).toBeFocused();
  await lookOn(dora, link);
  await expect(dora.getByRole('heading', { name: playWords.room.title('Anna') })).toBeVisible();
  await dora.goto(`${server.url}#/replay/${link.split('/').at(-1)}/0`);
  await expect(dora.getByText(said.notPlayed)).toBeVisible();
});

test('any name can be typed: it is shown as letters, and what is unfit is left out', async ({
  page,
  browser,
  server,
}) => {
  const asked: string[] = [];
  await settle(page, { name: '👨‍👩‍👧<script>alert(1)</script>' });
  page.on('dialog', (dialog) => void asked.push(dialog.message()));
  const link = await setTable(page, server.url);
  const beni = await guest(browser, '');
  await beni.goto(link);
  await beni.getByRole('button', { name: playWords.room.change }).click();
  await beni.getByLabel(words.yourName).fill('\u202E Beni\u0007 💃');
  await beni.getByRole('button', { name: words.sitDown }).click();
  await expect(page.getByText('Beni 💃', { exact: true })).toBeVisible();
  await expect(beni.locator('.seats').getByText('👨‍👩‍👧<script>alert')).toBeVisible();
  expect(asked).toEqual([]);
});

test('who leaves the name empty is called as their animal, and two foxes are told apart', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: '', avatar: 'fox' });
  const faults = faultsOf(page);
  const link = await setTable(page, server.url);
  const other = await guest(browser, '', { avatar: 'fox' });
  await other.goto(link);
  await other.getByRole('button', { name: words.sitDown }).click();
  await expect(page.getByText('Fox 2')).toBeVisible();
  await start(page);
  await expect(page.locator('.seat')).toContainText('Fox 2');
  await expect(other.locator('.seat .name')).toHaveText('Fox');
  // The later one wears another neckerchief, on both pages.
  await expect(page.locator('.seat use[href="#a-striped"]')).toHaveCount(1);
  await expect(other.locator('.seat use[href="#a-fox"]')).toHaveCount(1);
  await expect(other.locator('.seat use[href="#a-striped"]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the menu gives the focus back when something was done in it', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await playWith(page, browser, 'Beni', server.url);
  const menu = page.getByRole('button', { name: words.corner }).first();
  await menu.press('Enter');
  await page.getByRole('button', { name: words.offerEnd }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('what is read out is not wiped away by an offer, and the turn is read out', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const beni = await playWith(page, browser, 'Beni', server.url);
  await playCow(page);
  const heard = beni.locator('.unseen[aria-live=polite]');
  await expect(heard).toContainText('Anna starts a herd');
  await expect(beni.locator('[aria-live=polite]').getByText(words.yourTurn)).toBeVisible();
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.offerEnd }).click();
  await expect(beni.getByText('Anna would like to stop here.')).toBeVisible();
  await expect(heard).toContainText('Anna starts a herd');
});

test('each player’s time begins full, whatever the last one took', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const clock = { type: 'move', seconds: 20 };
  const beni = await playWith(page, browser, 'Beni', server.url, { clock });
  const first = beni.evaluate(
    () =>
      new Promise<string | null>((done) => {
        const watch = new MutationObserver(() => {
          const ring = document.querySelector('.me .clock');
          if (ring) done(ring.getAttribute('stroke-dashoffset'));
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  // Long enough to be seen in the next ring.
  const ring = page.locator('.me .clock');
  const used = async () => parseFloat((await ring.getAttribute('stroke-dashoffset'))!);
  await expect.poll(used).toBeGreaterThan(30);
  await playCow(page);
  expect(parseFloat((await first)!)).toBeLessThan(30);
});

test('whoever is too slow is told so, and the log says that a bot moved', async ({
  page,
  browser,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const clock = { type: 'move', seconds: 5 };
  const beni = await playWith(page, browser, 'Beni', server.url, { clock });
  await expect(page.getByText(words.timeUp)).toBeVisible();
  await beni.getByRole('button', { name: `${words.log}:` }).click();
  await expect(beni.getByRole('dialog')).toContainText(words.botFor('Anna'));
  await page.getByRole('button', { name: `${words.log}:` }).click();
  await expect(page.getByRole('dialog')).toContainText(words.botForYou);
});

for (const hours of [1, -1])
  test(`a clock that is off by ${hours} h costs nobody a turn`, async ({ page, server }) => {
    await page.addInitScript((off) => {
      const { now } = Date;
      Date.now = () => now() + off;
    }, hours * 3_600_000);
    await settle(page, { name: 'Anna' });
    await playFar(page, server.url, { clock: { type: 'move', seconds: 120 } });
    await playCow(page);
    await playCow(page);
  });

test('a solo game goes on when the clock was set back meanwhile', async ({ page, server }) => {
  await settle(page);
  await playNow(page, server.url, 'mow');
  await playCow(page);
  // As if everything so far had happened an hour later.
  await page.goto(`${server.url}#/settings`);
  await expect(page.getByRole('heading', { name: words.settings })).toBeVisible();
  const id = await page.evaluate(() => {
    const [first] = JSON.parse(localStorage.getItem('tischlein.tables')!) as string[];
    const key = `tischlein.table.${first}.0`;
    const entries = JSON.parse(localStorage.getItem(key)!) as { at: number }[];
    for (const entry of entries) entry.at += 3_600_000;
    localStorage.setItem(key, JSON.stringify(entries));
    return first;
  });
  await page.goto(`${server.url}#/play/${id}`);
  await playCow(page);
  await playCow(page);
});

/** The server's answers to these requests wait until they are let go. */
async function holdUp(page: Page, requests: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a table that is set slowly calls nobody away from what they began meanwhile', async ({
  page,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  const letGo = await holdUp(page, '**/api/tables');
  await page.goto(`${server.url}#/new/mow`);
  await expect(page.getByText(words.settingTable)).toBeVisible();
  await page.evaluate(() => (location.hash = '#/setup/uno'));
  await expect(page.getByText(words.seatsTaken({ taken: 4, all: 10 }))).toBeVisible();
  const made = page.waitForResponse('**/api/tables');
  letGo();
  await (await made).finished();
  await caughtUp(page);
  await expect(page).toHaveURL(/#\/setup\/uno$/);
});

test('Back leads to our own pages only', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await page.goto(`${server.url}health`);
  await page.goto(`${server.url}#/rules/mow`);
  await page.evaluate(() => (location.hash = '#/settings'));
  // The page has noted that one of ours is behind it.
  await page.waitForFunction(() => history.state?.behind > 0);
  await page.reload();
  const back = page.getByRole('link', { name: words.back });
  await back.click();
  await expect(page).toHaveURL(/#\/rules\/mow$/);
  await back.click();
  await expect(page).toHaveURL(`${server.url}#/`);
  await page.goto(`${server.url}health`);
  await page.goto(`${server.url}#/new/mow`);
  await expect(page.getByRole('heading', { name: words.askOver })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(`${server.url}#/`);
});

test('of two languages chosen in a hurry, the later one is spoken', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}#/settings`);
  const letGo = await holdUp(page, /\/de-[^/]*\.js$/);
  const came = page.waitForResponse(/\/de-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Magyar' }).click();
  await expect(page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
  letGo();
  await (await came).finished();
  await caughtUp(page);
  await expect(page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
});

test('the review, with no server, says so', async ({ page, server }) => {
  await settle(page, { name: 'Anna' });
  await playFar(page, server.url);
  await page.route('**/records/**', (route) => route.abort());
  await page.getByRole('button', { name: words.corner }).first().click();
  await page.getByRole('button', { name: words.offerEnd }).click();
  await page.getByRole('link', { name: words.howItWent }).click();
  await expect(page.getByText(words.noServer)).toBeVisible();
});
