import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { words } from '../src/i18n/words/en.ts';
import { byClick, faultsOf, GAMES, oneStep, playNow, settle } from './play.testing.ts';

const BUILD = fileURLToPath(new URL('../../deploy/site/build.mjs', import.meta.url));
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let folder: string;
let server: Server;
let url: string;

/** A plain file server that shows the site under a path of its own. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tischlein-site-'));
  const env = { ...process.env, BUILT: '1' };
  const { status, stderr } = spawnSync(process.execPath, [BUILD, folder], { env });
  expect(status, String(stderr)).toBe(0);
  server = createServer(({ url: asked }, answer) => {
    const path = normalize(decodeURIComponent(new URL(asked!, 'http://x').pathname));
    const file = join(folder, path.replace(/^\/games/, ''), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith('/games/') || !existsSync(file)) return void answer.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/`;
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every link of the site leads somewhere', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.startsWith('play/'),
  );
  expect(pages).toContain('docs/documents/docs_protocol.html');
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)]
      .map(([, link]) => link!.replace(/\/$/, '/index.html'))
      .filter((link) => !existsSync(resolve(folder, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test.describe('the demo', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plays every game, teaches and asks without a server, also offline', async ({ page }) => {
    const faults = faultsOf(page);
    await settle(page);
    await page.goto(url);
    await page.getByRole('link', { name: 'Play now' }).click();
    const demo = page.url();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    for (const offline of [false, true]) {
      await page.context().setOffline(offline);
      for (const game of GAMES) {
        await playNow(page, demo, game);
        await expect(page.locator('.hand button').first()).toBeVisible();
      }
      await playNow(page, demo, 'mow');
      await expect(async () => expect(await oneStep(page, 'mow', byClick)).toBe(true)).toPass();
      await page.goto(`${demo}#/learn/uwo`);
      await expect(page.getByText('lesson 1 of 3', { exact: false })).toBeVisible();
      await page.goto(`${demo}#/puzzles/mow`);
      await expect(page.getByRole('heading', { name: 'Find the move' })).toBeVisible();
      await page.goto(`${demo}#/day`);
      await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
      await expect(page.locator('main.room')).toBeVisible();
      await page.goto(`${demo}#/device/uno`);
      await page.getByRole('button', { name: words.start }).click();
      await page.getByRole('button', { name: 'I am Player 1' }).click();
      await expect(page.locator('main.room')).toBeVisible();
    }
    await page.goto(`${demo}#/new/mow`);
    await expect(page.getByText(words.demoOnly)).toBeVisible();
    await page.goto(`${demo}#/tv`);
    await expect(page.getByText(words.demoOnly)).toBeVisible();
    expect(faults).toEqual([]);
  });
});
