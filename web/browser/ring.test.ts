import { expect, type Page } from '@playwright/test';
import { readOpenTables } from '@tischlein/api';
import { PushBrowser, PushService } from '../../server/push/service.testing.ts';
import { loadWords as loadPlayWords } from '../src/play/words/load.ts';
import { spanOf } from '../src/play/remote/time.ts';
import { loadWords } from '../src/i18n/words/load.ts';
import { guest, start } from './guests.testing.ts';
import { byClick, faultsOf, playUntil } from './play.testing.ts';
import { Ringer, subscribesAt } from './ring.testing.ts';
import { ServerProcess } from './server.testing.ts';
import { test } from './tidy.testing.ts';

test.use({ serviceWorkers: 'allow' });

const DAY = 86_400;
const DAYS = { clock: { type: 'move', seconds: 3 * DAY } } as const;

const PEOPLE = [
  {
    name: 'Anna',
    language: 'en',
    title: 'MOW: your turn',
    says: /^With Beni, Carla, and Dezső\. (Beni|Carla|Dezső) .+ You have 3 days\.$/,
  },
  {
    name: 'Beni',
    language: 'de',
    title: 'MOW: Du bist dran',
    says: /^Mit Anna, Carla und Dezső\. (Anna|Carla|Dezső) .+ Du hast 3 Tage\.$/,
  },
  {
    name: 'Carla',
    language: 'gsw',
    title: 'MOW: Du bisch dra',
    says: /^Mit Anna, Beni und Dezső\. (Anna|Beni|Dezső) .+ Du hesch 3 Täg\.$/,
  },
  {
    name: 'Dezső',
    language: 'hu',
    title: 'MOW: te jössz',
    says: /^Veled játszik: Anna, Beni és Carla\. (Anna|Beni|Carla) .+ Ennyi időd van: 3 nap\.$/,
  },
] as const;

/** Somebody who closes the page after each move and comes back when the browser tells them. */
class SlowPlayer {
  constructor(
    readonly page: Page,
    readonly phone: PushBrowser,
    readonly url: string,
    readonly says: (typeof PEOPLE)[number],
  ) {}

  async isWaitedFor(): Promise<boolean> {
    const answer = await this.page.request.get(`${this.url}api/me/tables`);
    return readOpenTables(await answer.json()).tables[0]!.waits === true;
  }

  /** Does one thing after the other until it is somebody else's turn. */
  async move(): Promise<void> {
    await expect(this.page.locator('.hand .may, [data-move="take"]').first()).toBeVisible();
    await playUntil([this.page], 'mow', byClick, async () => !(await this.isWaitedFor()));
  }
}

const waitedFor = async (players: readonly SlowPlayer[]): Promise<SlowPlayer> => {
  const waits = await Promise.all(players.map((player) => player.isWaitedFor()));
  return players[waits.indexOf(true)]!;
};

const service = new PushService();
const server = new ServerProcess();
test.beforeAll(async () => {
  await service.start();
  server.settings = { SIZE: 'lab' };
  await server.start();
});
test.afterAll(async () => {
  await server.end();
  service.stop();
});

test('a game over days: each is told once, in their own language, and answers from the notification', async ({
  browser,
}) => {
  const { url } = server;
  const players: SlowPlayer[] = [];
  for (const says of PEOPLE) {
    const page = await guest(browser, says.name, { language: says.language });
    const phone = new PushBrowser(service, says.language);
    await subscribesAt(page, phone);
    await page.context().grantPermissions(['notifications'], { origin: new URL(url).origin });
    players.push(new SlowPlayer(page, phone, url, says));
  }
  const faults = players.map(({ page }) => faultsOf(page));
  const [anna] = players as [SlowPlayer];
  await anna.page.request.post(`${url}api/me`, { data: {} });
  const made = await anna.page.request.post(`${url}api/tables`, {
    data: { game: 'mow', seats: 4, settings: { pace: 0, ...DAYS } },
  });
  const { table } = (await made.json()) as { table: string };
  const link = `${url}#/t/${table}`;
  await anna.page.goto(link);
  for (const { page, says } of players.slice(1)) {
    const { sitDown, leave } = await loadWords(says.language);
    await page.goto(link);
    await page.getByRole('button', { name: sitDown }).first().click();
    await expect(page.getByRole('button', { name: leave })).toBeVisible();
  }
  await start(anna.page);

  // After their first move everybody is asked once, and says yes.
  for (const asked = new Set<SlowPlayer>(); asked.size < players.length;) {
    const player = await waitedFor(players);
    await player.move();
    if (asked.has(player)) continue;
    asked.add(player);
    const { notifications: words } = await loadPlayWords(player.says.language);
    await player.page.getByRole('button', { name: words.yes }).click();
    await expect(player.page.getByText(words.on)).toBeVisible();
  }
  expect(service.arrived).toEqual([]);

  // Then the pages are closed, and days go by.
  const first = await waitedFor(players);
  for (const { page } of players) await page.goto(url);
  await first.page.goto(link);
  await first.move();
  await first.page.goto(url);
  const told = new Set<SlowPlayer>();
  for (let turn = 1; told.size < players.length; turn++) {
    const player = await waitedFor(players);
    const { page, phone, says } = player;
    await expect.poll(() => service.arrived.length).toBe(turn);
    const notice = phone.notices.at(-1)!;
    expect(notice).toMatchObject({ title: says.title, tag: table, language: says.language });
    expect(notice.body).toMatch(says.says);
    told.add(player);

    // A day later the page is still closed; the chair is kept, and nobody is told again.
    server.passDay();
    const { notifications: words } = await loadPlayWords(says.language);
    await page.reload();
    await expect(page.locator('li.mine')).toContainText(
      words.left(spanOf(1.9 * DAY, says.language)),
    );
    expect(service.arrived).toHaveLength(turn);
    const ringer = await Ringer.of(page);
    await ringer.deliver(notice);
    expect(await ringer.press()).toBe(link);
    await page.goto(link);
    await player.move();
    await page.goto(url);
  }
  expect(faults).toEqual([[], [], [], []]);
});
