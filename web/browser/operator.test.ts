import { expect, type Locator, type Page } from '@playwright/test';
import { guest, playFar, setTable } from './guests.testing.ts';
import { settle } from './play.testing.ts';
import { ServerProcess, test } from './server.testing.ts';
import { words } from '../src/i18n/words/en.ts';
import { words as said } from '../src/i18n/words/faults/en.ts';
import { words as operator } from '../src/people/admin/words/en.ts';

const { admin } = operator;

const ADMIN_TOKEN = 'a token of thirty-two characters';

/** Its door is open. */
async function operated(): Promise<ServerProcess> {
  const server = new ServerProcess();
  server.settings = { ADMIN_TOKEN };
  await server.start();
  return server;
}

const sayToAll = (server: ServerProcess, text: string): Promise<Response> =>
  fetch(`${server.url}api/admin/notice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

const idOf = async (page: Page, server: ServerProcess): Promise<string> =>
  ((await (await page.request.get(`${server.url}api/me`)).json()) as { id: string }).id;

test('what the operator says stands on every page without loading it again, until it is closed or taken away', async ({
  page,
}) => {
  const server = await operated();
  const text = 'From eight o’clock this evening there will be no server for an hour.';
  // Whoever comes back to a tab asks again, as everybody does each minute.
  const comeBack = (): Promise<unknown> =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: text });
  const close = page.locator('aside').getByRole('button', { name: words.close });
  await settle(page, { name: 'Anna' });
  await page.goto(server.url);
  await expect(page.getByText(words.nobodyWaits)).toBeVisible();
  await expect(notice).toBeHidden();

  await sayToAll(server, text);
  await comeBack();
  await expect(notice).toBeVisible();
  await playFar(page, server.url);
  await expect(notice).toBeVisible();
  await close.click();
  await expect(notice).toBeHidden();
  await comeBack();
  await expect(notice).toBeHidden();

  await page.goto(`${server.url}#/settings`);
  await page.reload();
  await expect(notice).toBeVisible();
  await sayToAll(server, '');
  await comeBack();
  await expect(notice).toBeHidden();
  await server.end();
});

test('the operator’s page opens to the token alone, shows how the server is doing, and deletes, bans, lifts and tells', async ({
  page,
  browser,
}) => {
  const server = await operated();
  const beni = await guest(browser, 'Beni');
  await setTable(beni, server.url);
  await settle(page);
  // The server's address leads there.
  await page.goto(`${server.url}admin`);
  const token = page.getByLabel(admin.token);
  const open = page.getByRole('button', { name: admin.open });
  await token.fill('something else altogether, and long');
  await open.click();
  await expect(page.getByText(admin.wrong)).toBeVisible();
  await token.fill(ADMIN_TOKEN);
  await open.click();

  const figure = (name: string): Locator =>
    page.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure(admin.people)).toHaveText('1');
  await expect(figure(admin.tables)).toHaveText('1');
  await expect(figure(admin.disk)).toHaveText(/\d (GB|MB)/);
  await expect(figure(admin.database)).toHaveText(admin.works);
  const rows = page.getByRole('listitem');
  const press = (name: string, row = rows): Promise<void> =>
    row.getByRole('button', { name, exact: true }).first().click();
  const sure = (): Promise<void> => page.getByRole('button', { name: admin.yes }).click();
  const list = (name: string): Promise<void> =>
    page.getByRole('group', { name: admin.list }).getByRole('button', { name }).click();

  await expect(rows).toHaveCount(1);
  await press(admin.delete);
  await sure();
  await expect(page.getByText(admin.empty)).toBeVisible();
  await expect(beni.getByText(said.noTable)).toBeVisible();

  await list(admin.lists.people);
  const one = rows.filter({ hasText: await idOf(beni, server) });
  await press(admin.show, one);
  await expect(page.locator('pre')).toContainText('"finished": []');
  await page.getByRole('dialog').getByRole('button', { name: words.close }).click();
  await press(admin.ban, one);
  await sure();
  await expect.poll(async () => (await beni.request.get(`${server.url}api/me`)).status()).toBe(403);
  await list(admin.lists.orders);
  await press(admin.lift);
  await expect(page.getByText(admin.empty)).toBeVisible();
  expect((await beni.request.get(`${server.url}api/me`)).status()).toBe(200);

  await page.getByLabel(admin.noticeText).fill('Soon there is a new version.');
  await page.getByRole('button', { name: admin.say }).click();
  await expect(page.getByRole('button', { name: admin.takeBack })).toBeVisible();
  await beni.goto(`${server.url}#/settings`);
  await beni.reload();
  await expect(beni.getByText('Soon there is a new version.')).toBeVisible();

  // Nothing of the token is kept.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    ADMIN_TOKEN,
  );
  await page.reload();
  await expect(open).toBeVisible();
  await server.end();
});

test('without a token in the settings there is no operator’s page', async ({ page, server }) => {
  expect((await page.request.get(`${server.url}admin`)).status()).toBe(404);
  await settle(page);
  await page.goto(`${server.url}#/admin`);
  await page.getByLabel(admin.token).fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: admin.open }).click();
  await expect(page.getByText(admin.off)).toBeVisible();
});
