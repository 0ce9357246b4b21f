import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { games } from '@tischlein/manifests/all';
import { commandOf, whole, yes } from '../cli/command.ts';
import { printFigures } from '../cli/runner/report.ts';

const PROGRAM = new URL('../../lab/search.mjs', import.meta.url);
const BROWSERS = new URL('../../web/browser/browsers.testing.mjs', import.meta.url);
const LIBRARY = new URL('../../dist/lib/', import.meta.url);

type Speed = (library: string, game: string, seconds: number) => Promise<number>;

export const searchCommand = commandOf({
  summary: 'iterations of the search a second in Chromium beside Node',
  about: `In turns, so that what else the machine does meets both alike. The machine should have nothing else to do, since a
browser's thread knows no time but the clock's.`,
  flags: {
    rounds: whole('how often each', 3, { least: 1 }),
    seconds: whole('how long each', 2, { least: 1 }),
    json: yes('one object instead of lines'),
  },

  async run({ rounds, seconds, json }) {
    const { searchSpeed } = (await import(PROGRAM.href)) as { readonly searchSpeed: Speed };
    const report: { [game: string]: { node: number; chromium: number; share: number }[] } = {};
    for (let round = 0; round < rounds; round++)
      for (const game of Object.keys(games)) {
        const node = await searchSpeed(LIBRARY.href, game, seconds);
        const inBrowser = await inChromium(game, seconds);
        const share = Number((inBrowser / node).toFixed(2));
        (report[game] ??= []).push({ node, chromium: inBrowser, share });
      }
    printFigures(report, json);
  },
});

/** In a thread of the browser, which gets the library over HTTP. */
async function inChromium(game: string, seconds: number): Promise<number> {
  const thread = `import { searchSpeed } from '/search.mjs';
    postMessage(await searchSpeed('/', '${game}', ${seconds}));`;
  const files: { readonly [path: string]: string } = {
    '/': '<!doctype html><title>bench</title>',
    '/thread.mjs': thread,
    '/search.mjs': await readFile(PROGRAM, 'utf8'),
  };
  const server = createServer(async ({ url = '' }, response) => {
    const body = files[url] ?? (await readFile(new URL(`.${url}`, LIBRARY)).catch(() => ''));
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { findChromium } = (await import(BROWSERS.href)) as { findChromium(): string };
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate<number>(`new Promise((done, failed) => {
      const thread = new Worker('/thread.mjs', { type: 'module' });
      thread.onmessage = ({ data }) => done(data);
      thread.onerror = ({ message }) => failed(new Error(message));
    })`);
  } finally {
    await browser.close();
    server.close();
  }
}
