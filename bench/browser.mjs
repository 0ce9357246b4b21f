// The search in Chromium beside Node, in turns, three times each: node bench/browser.mjs. The machine should have nothing else
// to do, since a browser's thread knows no time but the clock's.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { searchSpeeds } from './search.mjs';

const ROUNDS = 3;
const SECONDS = 2;
const root = new URL('..', import.meta.url);
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.html': 'text/html' };
const PAGE = '<!doctype html><title>bench</title>';
const THREAD = `import { searchSpeeds } from '/bench/search.mjs';
self.postMessage(await searchSpeeds('/dist/lib', ${SECONDS}));`;

const inNode = () =>
  JSON.parse(
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'node'], { encoding: 'utf8' })
      .stdout,
  );

function serve() {
  const made = { '/': PAGE, '/thread.mjs': THREAD };
  const server = createServer(async ({ url }, response) => {
    const text = made[url] ?? (await readFile(new URL(`.${url}`, root)).catch(() => null));
    response.writeHead(text === null ? 404 : 200, {
      'content-type': TYPES[extname(url)] ?? TYPES['.html'],
    });
    response.end(text);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function inChromium(address) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(address);
  const speeds = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const thread = new Worker('/thread.mjs', { type: 'module' });
        thread.addEventListener('message', ({ data }) => resolve(data));
        thread.addEventListener('error', ({ message }) => reject(new Error(message)));
      }),
  );
  await browser.close();
  return speeds;
}

if (process.argv[2] === 'node') {
  console.log(JSON.stringify(await searchSpeeds(new URL('dist/lib', root).href, SECONDS)));
} else {
  const server = await serve();
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({
      node: inNode(),
      chromium: await inChromium(`http://127.0.0.1:${server.address().port}/`),
    });
  server.close();
  for (const game of Object.keys(rounds[0].node)) {
    const row = rounds.map(
      ({ node, chromium: browser }) =>
        `${browser[game]} to ${node[game]}, ${(browser[game] / node[game]).toFixed(2)} of it`,
    );
    console.log(`${game}, iterations/s in Chromium to those in Node: ${row.join('; ')}`);
  }
}
