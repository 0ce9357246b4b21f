import { expect, type Page } from '@playwright/test';
import { findings } from './axe.testing.ts';
import { fold, guest, setTable, sitDown, start, unfold, whoMoves } from './guests.testing.ts';
import { byClick, faultsOf, oneStep, playUntil } from './play.testing.ts';
import { Ringer } from './ring.testing.ts';
import { test } from './server.testing.ts';
import { Wire } from './wire.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as playWords } from '../src/play/words/en.ts';

const days = playWords.notifications;

test.use({ serviceWorkers: 'allow' });

const DAYS = { clock: { type: 'move', seconds: 3 * 86_400 } } as const;

/** Does one thing after the other until it is somebody else's turn. */
const moveOn = (page: Page): Promise<number> =>
  playUntil(
    [page],
    'mow',
    byClick,
    async (steps) => steps > 0 && page.getByText('’s turn').first().isVisible(),
  );

test('a game over days: time in days, a card after the first move, and home shows which table waits', async ({
  browser,
  server,
}) => {
  const [anna, beni] = [await guest(browser, 'Anna'), await guest(browser, 'Beni')];
  const faults = [faultsOf(anna), faultsOf(beni)];
  const link = await setTable(anna, server.url, DAYS);
  await unfold(anna, 'more');
  await expect(anna.getByLabel(words.clock)).toContainText('3 days');
  await fold(anna);
  await sitDown(beni, link);
  await start(anna);
  await expect(beni.getByRole('timer')).toHaveText('2 days');
  const first = await whoMoves(anna, beni);
  const other = first === anna ? beni : anna;
  await expect(first.getByText(days.ask)).toHaveCount(0);
  await moveOn(first);
  await expect(first.getByRole('heading', { name: days.ask })).toBeVisible();
  expect(await findings(first)).toEqual([]);
  await first.getByRole('button', { name: days.notNow }).press('Enter');
  await expect(first.getByText(days.ask)).toHaveCount(0);

  await other.goto(server.url);
  await expect(other.getByRole('heading', { name: days.yourTurn })).toBeVisible();
  await expect(other.locator('li.mine')).toContainText(days.left('2 days'));
  expect(await findings(other)).toEqual([]);
  await first.goto(server.url);
  await expect(first.getByText(words.turnOf(first === anna ? 'Beni' : 'Anna'))).toBeVisible();
  await other.getByRole('link', { name: words.goOn }).first().click();
  await expect(other.locator('.hand .may').first()).toBeVisible();
  expect(faults).toEqual([[], []]);
});

test('a notification shows once for a table, is replaced by the next, and leads to the table', async ({
  browser,
  server,
}) => {
  const page = await guest(browser, 'Anna');
  await page.context().grantPermissions(['notifications'], { origin: new URL(server.url).origin });
  const link = await setTable(page, server.url, DAYS);
  const table = link.split('/').at(-1)!;
  const ringer = await Ringer.of(page);
  const deliver = (body: string) =>
    ringer.deliver({
      title: 'MOW: your turn',
      body,
      tag: table,
      link: `#/t/${table}`,
      language: 'en',
    });
  await deliver('With Beni.');
  await deliver('With Beni, again.');
  expect(await ringer.press()).toBe(link);
  await expect.poll(() => ringer.shown()).toEqual([]);
});

test('a move on its way says so at once', async ({ browser, server }) => {
  const wire = new Wire();
  const url = await wire.to(server.url);
  const [anna, beni] = [await guest(browser, 'Anna'), await guest(browser, 'Beni')];
  const link = await setTable(anna, url);
  await sitDown(beni, link);
  await start(anna);
  await expect(beni.locator('main.room')).toBeVisible();
  const mover = await whoMoves(anna, beni);
  wire.fallSilent();
  const sent = mover.locator('.sent');
  // A first touch may only take a cow up.
  await expect(async () => {
    await oneStep(mover, 'mow', byClick);
    await expect(sent).toHaveText(playWords.room.sent, { timeout: 1000 });
  }).toPass();
  wire.comeBack();
  await expect(sent).toHaveCount(0, { timeout: 30_000 });
  wire.end();
});
