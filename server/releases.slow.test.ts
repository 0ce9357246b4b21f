import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testServer } from './start.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pages as a build leaves them: everything of the last build is gone. */
function build(release: number): void {
  rmSync(join(folder, 'web'), { recursive: true, force: true });
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  for (const name of ['index.html', 'sw.js', 'app.webmanifest'])
    writeFileSync(join(folder, 'web', name), `release ${release}`);
  writeFileSync(join(folder, 'web', 'assets', `app-${release}.js`), `release ${release}`);
}

/** The server of that build, asked for paths; it answers their texts, or the status where there is none. */
async function ask(...paths: string[]): Promise<(string | number)[]> {
  const server = await testServer({ web: join(folder, 'web'), data: join(folder, 'data') });
  const answers = await Promise.all(paths.map((path) => fetch(`${server.url}/${path}`)));
  const texts = await Promise.all(
    answers.map((answer) => (answer.ok ? answer.text() : answer.status)),
  );
  await server.stop();
  return texts;
}

const FILES = ['', 'assets/app-1.js', 'assets/app-2.js', 'assets/app-3.js'];

it('hashed files of the release before are served on, whatever the build throws away', async () => {
  build(1);
  expect(await ask(...FILES)).toEqual(['release 1', 'release 1', 404, 404]);
  build(2);
  expect(await ask(...FILES)).toEqual(['release 2', 'release 1', 'release 2', 404]);
  // A restart is no release.
  expect(await ask(...FILES)).toEqual(['release 2', 'release 1', 'release 2', 404]);
  build(3);
  expect(await ask(...FILES)).toEqual(['release 3', 404, 'release 2', 'release 3']);
  expect(readdirSync(join(folder, 'data', 'pages'))).toHaveLength(3);
  // Going back to the release before.
  build(2);
  expect(await ask(...FILES)).toEqual(['release 2', 404, 'release 2', 'release 3']);
});

it('what names the hashed files is asked for anew each time', async () => {
  const server = await testServer({ web: join(folder, 'web') });
  for (const path of ['', 'index.html', 'sw.js', 'app.webmanifest'])
    expect((await fetch(`${server.url}/${path}`)).headers.get('cache-control')).toBe('no-cache');
  const asset = await fetch(`${server.url}/assets/app-2.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const api = await fetch(`${server.url}/api/tables`);
  expect(api.headers.get('cache-control')).toBe('no-store');
  await server.stop();
});

it('the page comes in the language the browser likes best, and in English where there is no other', async () => {
  build(1);
  for (const language of ['de', 'hu'])
    writeFileSync(join(folder, 'web', `index.${language}.html`), language);
  const server = await testServer({ web: join(folder, 'web') });
  const pageIn = async (accepted: string): Promise<string> => {
    const headers = { 'accept-language': accepted };
    const answer = await fetch(`${server.url}/`, { headers });
    expect(answer.headers.get('vary')).toContain('accept-language');
    return answer.text();
  };
  expect(await pageIn('de-CH,de;q=0.9,en;q=0.8')).toBe('de');
  expect(await pageIn('fr;q=0.9, en;q=0.2, HU;q=0.7')).toBe('hu');
  for (const accepted of ['en-GB,de;q=0.5', 'gsw', 'fr', '*', '', ';q=x,,'])
    expect(await pageIn(accepted)).toBe('release 1');
  await server.stop();
});
