// The search in Chromium beside Node, in turns, three times each: node lab/browser.mjs. The machine should have nothing else
// to do, since a browser's thread knows no time but the clock's.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inChromium } from './chromium.mjs';
import { searchSpeeds } from './search.mjs';

const ROUNDS = 3;
const SECONDS = 2;
const root = new URL('..', import.meta.url);
const THREAD = `import { searchSpeeds } from '/lab/search.mjs';
self.postMessage(await searchSpeeds('/dist/lib', ${SECONDS}));`;

const inNode = () =>
  JSON.parse(
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'node'], { encoding: 'utf8' })
      .stdout,
  );

if (process.argv[2] === 'node') {
  console.log(JSON.stringify(await searchSpeeds(new URL('dist/lib', root).href, SECONDS)));
} else {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ node: inNode(), chromium: await inChromium(THREAD) });
  for (const game of Object.keys(rounds[0].node)) {
    const row = rounds.map(
      ({ node, chromium: browser }) =>
        `${browser[game]} to ${node[game]}, ${(browser[game] / node[game]).toFixed(2)} of it`,
    );
    console.log(`${game}, iterations/s in Chromium to those in Node: ${row.join('; ')}`);
  }
}
