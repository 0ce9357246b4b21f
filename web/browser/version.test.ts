import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { handOf, playFar, setTable } from './guests.testing.ts';
import { byClick, oneStep, settle, FULL } from './play.testing.ts';
import { buildNext, isNext } from './release.testing.ts';
import { ServerProcess, METRICS_TOKEN, test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';

test.use({ serviceWorkers: 'allow' });

/** The page is kept, and shown by what was kept. */
async function keep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

test('the page can be installed as an app', async ({ page, server }) => {
  await keep(page, server.url);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in windows that forget everything, and those install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('the API, the socket and the pages of the host are never touched', async ({
  page,
  server,
}) => {
  await settle(page);
  await keep(page, server.url);
  const asked = new Map<string, boolean>();
  page.on('response', (response) =>
    asked.set(new URL(response.url()).pathname.replace(/-[^/]*/, ''), response.fromServiceWorker()),
  );
  await page.reload();
  await page.goto(`${server.url}#/new/mow`);
  await expect(page.getByRole('heading', { name: words.askOver })).toBeVisible();
  const byWorker = { '/': true, '/assets/FarTable': true, '/api/tables': false, '/api/me': false };
  await expect.poll(() => Object.fromEntries(asked)).toMatchObject(byWorker);
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${METRICS_TOKEN}` });
  await page.goto(`${server.url}metrics`);
  await expect(page.locator('body')).toContainText('# TYPE');
  await expect.poll(() => asked.get('/metrics')).toBe(false);
});

test('a deploy during a game: the table plays on, and the new version waits until no game is open', async ({
  page,
}) => {
  test.skip(!FULL, 'builds a second release');
  const server = new ServerProcess();
  const next = await buildNext();
  try {
    await server.start();
    await settle(page, { name: 'Anna' });
    await keep(page, server.url);
    await playFar(page, server.url);
    const before = await handOf(page);
    const old = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/')),
    );

    await server.stop('SIGTERM');
    server.settings = { WEB: next };
    await server.start();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const other = await page.context().newPage();
    await other.goto(server.url);
    await expect(other.getByText(words.newVersion)).toBeVisible();
    expect(await isNext(other)).toBe(false);
    await expect(async () => {
      await oneStep(page, 'mow', byClick);
      expect(await handOf(page)).not.toEqual(before);
    }).toPass();
    expect(await isNext(page)).toBe(false);
    // What the page is made of stays there for those who have it open.
    for (const name of old) expect((await fetch(name)).status, name).toBe(200);

    await page.getByRole('button', { name: words.corner }).first().click();
    await page.getByRole('button', { name: words.leave }).click();
    for (const tab of [page, other]) {
      await expect.poll(() => isNext(tab), { timeout: 40_000 }).toBe(true);
      await expect(tab.getByText(words.newVersion)).toBeHidden();
    }
  } finally {
    await server.end();
    rmSync(next, { recursive: true });
  }
});

test('a page of another protocol loads itself anew, once, when nothing typed is lost', async ({
  page,
  server,
}) => {
  await settle(page, { name: 'Anna' });
  await keep(page, server.url);
  let foreign = false;
  let cut = (): unknown => null;
  await page.routeWebSocket(/\/ws\?table=/, (line) => {
    const far = line.connectToServer();
    cut = () => line.close();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      const changed = foreign && message.type === 'hello' ? { ...message, protocol: 0 } : message;
      far.send(JSON.stringify(changed));
    });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await setTable(page, server.url);
  const table = page.getByRole('heading', { name: words.askOver });

  // The page that is loaded speaks as the server does: back at the table.
  foreign = true;
  // Before its scripts run: they say hello, perhaps before all else has come.
  page.once('framenavigated', () => (foreign = false));
  await page.getByRole('textbox', { name: words.seats }).focus();
  await cut();
  await expect(page.getByText(said.protocol)).toBeVisible();
  expect(loads).toBe(0);
  await page.getByRole('textbox', { name: words.seats }).blur();
  await expect.poll(() => loads).toBe(1);
  await expect(table).toBeVisible();

  // It does not: the page says so, and does not load itself for ever.
  foreign = true;
  await cut();
  await expect(page.getByRole('button', { name: words.loadAgain })).toBeVisible();
  expect(loads).toBe(1);
  foreign = false;
  await page.getByRole('button', { name: words.loadAgain }).click();
  await expect(table).toBeVisible();
});
