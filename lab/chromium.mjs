// A browser's thread that can import what lies in this checkout, for measures that are taken in Chromium too.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../web/browser/browsers.testing.mjs';

const root = new URL('..', import.meta.url);
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.html': 'text/html' };
const PAGE = '<!doctype html><title>bench</title>';

function serve(source) {
  const made = { '/': PAGE, '/thread.mjs': source };
  const server = createServer(async ({ url }, response) => {
    const text = made[url] ?? (await readFile(new URL(`.${url}`, root)).catch(() => null));
    response.writeHead(text === null ? 404 : 200, {
      'content-type': TYPES[extname(url)] ?? TYPES['.html'],
    });
    response.end(text);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** What this module posts as its one message. */
export async function inChromium(source) {
  const server = await serve(source);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const message = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const thread = new Worker('/thread.mjs', { type: 'module' });
        thread.addEventListener('message', ({ data }) => resolve(data));
        thread.addEventListener('error', ({ message: why }) => reject(new Error(why)));
      }),
  );
  await browser.close();
  server.close();
  return message;
}
