import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfHouse, HOUSE } from './house.testing.ts';
import { breaches, languageBreaches, ROOMS, type Exports } from './walls.ts';

const files = filesOfHouse();

function exportsOf(room: string): Record<string, string> {
  const file = new URL(`${room}/package.json`, HOUSE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).exports ?? {}) : {};
}

const EXPORTS: Exports = {
  kit: { '.': './index.ts', './conformance': './conformance/index.ts' },
  games: {
    './mow': './mow/index.ts',
    './mow/language': './mow/language.ts',
    './uno': './uno/index.ts',
    './uno/testing': './uno/permute.testing.ts',
  },
  bots: { '.': './index.ts' },
  coach: { '.': './index.ts' },
  table: { '.': './index.ts' },
  api: { '.': './index.ts' },
  rules: { '.': './index.ts' },
  manifests: { '.': './index.ts' },
  server: { '.': './index.ts' },
  web: { '.': './index.ts' },
};

const inFile = (path: string, text: string) => breaches([{ path, text }], EXPORTS);
const importing = (path: string, name: string) => inFile(path, `import { x } from '${name}';`);

describe('the house', () => {
  it('keeps its walls', () => {
    const exports = Object.fromEntries(ROOMS.map((room) => [room, exportsOf(room)]));
    expect(files.map((file) => file.path)).toContain('test/walls.ts');
    expect(breaches(files, exports)).toEqual([]);
    expect(languageBreaches(files)).toEqual([]);
  });
});

describe('refused', () => {
  it.each([
    // a room uses only what stands above it
    ['kit/driver.ts', '@tischlein/games/mow', 'kit may not use games'],
    ['kit/driver.test.ts', '@tischlein/games/mow', 'kit may not use games'],
    ['games/mow/index.ts', '@tischlein/bots', 'games may not use bots'],
    ['games/mow/index.ts', '@tischlein/rules', 'games may not use rules'],
    ['bots/index.ts', '@tischlein/rules', 'bots may not use rules'],
    ['table/index.ts', '@tischlein/games/mow', 'table may not use games'],
    ['table/index.ts', '@tischlein/rules', 'table may not use rules'],
    ['rules/index.ts', '@tischlein/games/mow', "rules may use only a game's language"],
    ['rules/index.ts', '@tischlein/table', 'rules may not use table'],
    ['server/index.ts', '@tischlein/web', 'server may not use web'],
    ['web/main.ts', '@tischlein/server', 'web may not use server'],
    ['cli/index.ts', '@tischlein/web', 'cli may not use web'],
    // the laboratory stands beside the house
    ['cli/index.ts', '../lab/ratings.ts', 'cli may not use lab'],
    ['server/crash.slow.test.ts', '../lab/lab.testing.ts', 'server may not use lab'],
    ['test/commands.slow.test.ts', '../lab/index.ts', 'test/commands.slow.test.ts may not use lab'],
    // node
    ['kit/random.ts', 'node:crypto', 'kit may not use node:crypto'],
    ['kit/random.ts', 'crypto', 'kit may not use crypto'],
    ['rules/index.ts', 'node:fs', 'rules may not use node:fs'],
    ['web/main.ts', 'node:path', 'web may not use node:path'],
    // one game and another
    ['games/mow/index.ts', '../uno/index.ts', 'mow may not use uno'],
    ['games/mow/play.test.ts', '../uno/index.ts', 'mow may not use uno'],
    ['games/mow/index.ts', '@tischlein/games/uno', 'mow may not use uno'],
    // bots and games
    ['bots/search.ts', '@tischlein/games/mow', 'only bots/mow* may use mow'],
    ['bots/uno.ts', '@tischlein/games/mow', 'only bots/mow* may use mow'],
    // the list of all games
    ['bots/search.ts', '@tischlein/manifests', 'bots may not use manifests'],
    ['games/mow/index.ts', '@tischlein/manifests', 'games may not use manifests'],
    ['rules/index.ts', '@tischlein/manifests', 'rules may not use manifests'],
    ['manifests/mow.ts', '@tischlein/table', 'manifests may not use table'],
    // the coach
    ['bots/index.ts', '@tischlein/coach', 'bots may not use coach'],
    ['coach/index.ts', '@tischlein/table', 'coach may not use table'],
    ['coach/review.ts', '@tischlein/games/mow', 'only coach/mow* may use mow'],
    // what server and page say to each other over HTTP
    ['table/handle.ts', '@tischlein/api', 'table may not use api'],
    ['api/http.ts', '@tischlein/server', 'api may not use server'],
    // only through the door
    ['games/mow/index.ts', '@tischlein/kit/random', 'is not an export of that room'],
    ['games/mow/index.ts', '@tischlein/kit/random.ts', 'is not an export of that room'],
    ['games/mow/index.ts', '@tischlein/attic', 'is not an export of that room'],
    ['games/mow/index.ts', '../../kit/index.ts', 'reaches into kit: import its package'],
    ['test/x.test.ts', '../kit/random.ts', 'reaches into kit: import its package'],
    ['kit/index.ts', '../build.mjs', 'kit may not reach out of its folder'],
    // tests
    ['kit/index.ts', './random.test.ts', 'is only for tests'],
    ['games/uno/index.ts', './permute.testing.ts', 'is only for tests'],
    ['cli/index.ts', '@tischlein/games/uno/testing', 'is only for tests'],
    ['other.config.ts', './test/walls.ts', 'is only for tests'],
  ])('%s importing %s', (path, name, message) => {
    const [breach, ...more] = importing(path, name);
    expect(breach).toContain(`${path}:1 `);
    expect(breach).toContain(message);
    expect(more).toEqual([]);
  });

  it.each([
    `import type { x } from 'node:fs';`,
    `import 'node:fs';`,
    `export * from 'node:fs';`,
    `export { x } from 'node:fs';`,
    `const x = await import('node:fs');`,
    `type X = import('node:fs').Stats;`,
  ])('node in any spelling: %s', (text) => {
    expect(inFile('kit/a.ts', text)).toEqual(['kit/a.ts:1 kit may not use node:fs']);
  });

  it.each([
    ['Date', 'Date.now()'],
    ['Date', 'new Date()'],
    ['Date', 'const { now } = Date'],
    ['performance', 'performance.now()'],
    ['Math.random', 'Math.random()'],
    ['Math.random', `Math['random']()`],
    ['Math.random', 'const { random } = Math'],
    ['setTimeout', 'setTimeout(() => {}, 1)'],
    ['process', 'process.env.X'],
    ['console', 'console.log(1)'],
    ['globalThis', 'globalThis.Date.now()'],
  ])('the outside world in a pure room: %s by %s', (what, code) => {
    for (const room of ['kit', 'games', 'bots', 'coach', 'table', 'api'])
      expect(inFile(`${room}/a.ts`, `\n${code};`)).toEqual([
        `${room}/a.ts:2 ${room} may not use ${what}`,
      ]);
  });

  it('the same in a Svelte file, with its line', () => {
    const text = `<p>import</p>\n<script lang="ts">\n  import fs from 'node:fs';\n</script>\n`;
    expect(inFile('web/Hand.svelte', text)).toEqual(['web/Hand.svelte:3 web may not use node:fs']);
  });
});

describe('allowed', () => {
  it.each([
    ['games/mow/index.ts', '@tischlein/kit'],
    ['games/mow/mow.test.ts', '@tischlein/kit/conformance'],
    ['games/mow/index.ts', './lay.ts'],
    ['games/mow/index.ts', '../cards.ts'],
    ['bots/mow.ts', '@tischlein/games/mow'],
    ['bots/mow/heuristics.ts', '@tischlein/games/mow'],
    ['bots/levels.test.ts', '@tischlein/manifests'],
    ['manifests/mow.ts', '@tischlein/games/mow'],
    ['server/index.ts', '@tischlein/manifests'],
    ['bots/search.test.ts', '@tischlein/games/mow'],
    ['bots/search.test.ts', '@tischlein/games/uno/testing'],
    ['coach/mow-features.ts', '@tischlein/games/mow/language'],
    ['coach/review.ts', '@tischlein/bots'],
    ['table/index.ts', '@tischlein/kit'],
    ['api/http.ts', '@tischlein/table'],
    ['server/index.ts', '@tischlein/api'],
    ['web/src/play/remote/api.ts', '@tischlein/api'],
    ['server/index.ts', '@tischlein/rules'],
    ['web/main.ts', '@tischlein/table'],
    ['cli/index.ts', '@tischlein/server'],
    ['cli/index.ts', 'node:fs'],
    ['server/index.ts', 'node:http'],
    ['kit/random.test.ts', 'node:crypto'],
    ['kit/random.test.ts', './scripted.testing.ts'],
    ['test/x.test.ts', '@tischlein/rules'],
    ['rules/index.ts', '@tischlein/kit'],
    ['rules/mow/cards.ts', '@tischlein/games/mow/language'],
    ['rules/message.test.ts', 'intl-messageformat'],
  ])('%s importing %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });

  it.each([
    ['kit/a.ts', 'Math.imul(1, 2); clock.process; const a = { console: 1 }; // Date.now()'],
    ['coach/a.ts', 'new Date(Date.UTC(2026, 10, 18)).toISOString()'],
    ['kit/a.test.ts', 'console.log(Date.now(), process.env.EFFORT, Math.random())'],
    ['kit/a.testing.ts', 'console.log(1)'],
    ['cli/a.ts', 'console.log(new Date())'],
  ])('%s saying %s', (path, text) => {
    expect(inFile(path, text)).toEqual([]);
  });
});

describe('markup', () => {
  const page = (markup: string): string[] =>
    inFile(
      'web/src/ui/Dialog.svelte',
      `<script lang="ts">\n  let x = $props();\n</script>\n${markup}`,
    );

  it('is read for imports as scripts are', () => {
    expect(
      page(`{#await import('../people/Home.svelte') then { default: Home }}<Home />{/await}`),
    ).toEqual(['web/src/ui/Dialog.svelte:4 ui may not use people']);
    expect(page(`<b onclick={() => import('./Icon.svelte')}>{x}</b>`)).toEqual([]);
  });
});

describe('an address is a reach', () => {
  const url = (path: string, name: string) => inFile(path, `new URL(${name}, import.meta.url);`);

  it('into another room', () => {
    expect(url('server/threads.ts', '`../cli/dist/${name}.js`')).toEqual([
      'server/threads.ts:1 ../cli/dist/ reaches into cli: import its package',
    ]);
    expect(url('server/threads.ts', '`./${name}.js`')).toEqual([]);
    expect(url('server/crash.slow.test.ts', "'../cli/bin/tischlein.js'")).toEqual([]);
  });

  it('by either arm of a choice', () => {
    expect(url('server/threads.ts', "isBuilt ? './' : '../dist/node/'")).toEqual([
      'server/threads.ts:1 server may not reach out of its folder',
    ]);
  });

  it('and may not be put together where nobody can read it', () => {
    const wrong = 'an address must be a text that this check can read';
    expect(url('server/threads.ts', 'folder')).toEqual([`server/threads.ts:1 ${wrong}`]);
    expect(url('server/threads.ts', '`${folder}x.js`')).toEqual([`server/threads.ts:1 ${wrong}`]);
  });
});

describe('folders of the page', () => {
  it.each([
    ['web/src/ui/Strip.svelte', '../games/props.ts', 'ui may not use games'],
    ['web/src/i18n/words/en.ts', '../../base/settings.svelte.ts', null],
    ['web/src/i18n/words/en.ts', '../../ui/Icon.svelte', 'i18n may not use ui'],
    ['web/src/games/mow/board/Table.svelte', '../../../ui/Strip.svelte', null],
    ['web/src/games/mow/board/Table.svelte', '../../props.ts', null],
    ['web/src/games/mow/board/Table.svelte', '../../plain/Moves.svelte', 'mow may not use plain'],
    ['web/src/games/mow/board/Table.svelte', '../../uno/board/Card.svelte', 'mow may not use uno'],
    ['web/src/games/mow/face.ts', '../../table/TableView.svelte', 'games may not use table'],
    ['web/src/games/index.ts', './mow/face.ts', null],
    ['web/src/table/TableView.svelte', '../play/remote/api.ts', 'table may not use play'],
    ['web/src/people/home/Home.svelte', '../../games/mow/board/Cow.svelte', null],
    [
      'web/src/cellar/Wine.svelte',
      '../ui/Icon.svelte',
      "web/src/cellar/Wine.svelte is in none of the page's folders",
    ],
  ])('%s → %s', (path, name, wrong) => {
    const script = `import x from '${name}';`;
    const text = path.endsWith('.ts') ? script : `<script lang="ts">${script}</script>`;
    if (wrong === null) expect(inFile(path, text)).toEqual([]);
    else expect(inFile(path, text)[0]).toContain(wrong);
  });
});

describe('a language', () => {
  const language = (text: string, cards = '') =>
    languageBreaches([
      { path: 'games/mow/language.ts', text },
      { path: 'games/mow/cards.ts', text: cards },
    ]);

  it('has no rules, near or far', () => {
    expect(language(`export { play } from './play.ts';`)).toEqual([
      'games/mow/language.ts may not use games/mow/play.ts: languages have no rules',
    ]);
    expect(language(`export * from './cards.ts';`, `import { HANDS } from './layout.ts';`)).toEqual(
      ['games/mow/cards.ts may not use games/mow/layout.ts: languages have no rules'],
    );
  });

  it('may borrow their types', () => {
    const text = `export type { MowView } from './view.ts'; export { type V } from './view.ts';`;
    expect(
      language(text + `import type { S } from './layout.ts'; export * from './cards.ts';`),
    ).toEqual([]);
  });
});
