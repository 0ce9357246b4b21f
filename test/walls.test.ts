import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breaches, ROOMS, type Exports, type SourceFile } from './walls.ts';

const HOUSE = new URL('../', import.meta.url);

function filesOf(folder: string): SourceFile[] {
  return readdirSync(new URL(folder, HOUSE), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|coverage|data|\..*)$/.test(entry.name)) return [];
    const path = folder + entry.name;
    if (entry.isDirectory()) return filesOf(`${path}/`);
    if (!/\.(ts|svelte)$/.test(path)) return [];
    return [{ path, text: readFileSync(new URL(path, HOUSE), 'utf8') }];
  });
}

function exportsOf(room: string): Record<string, string> {
  const file = new URL(`${room}/package.json`, HOUSE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).exports ?? {}) : {};
}

const EXPORTS: Exports = {
  kit: { '.': './index.ts', './conformance': './conformance/index.ts' },
  games: {
    '.': './index.ts',
    './mow': './mow/index.ts',
    './uno': './uno/index.ts',
    './uno/testing': './uno/permute.testing.ts',
  },
  bots: { '.': './index.ts' },
  table: { '.': './index.ts' },
  rules: { '.': './index.ts' },
  server: { '.': './index.ts' },
  web: { '.': './index.ts' },
};

const inFile = (path: string, text: string) => breaches([{ path, text }], EXPORTS);
const importing = (path: string, name: string) => inFile(path, `import { x } from '${name}';`);

describe('the house', () => {
  it('keeps its walls', () => {
    const exports = Object.fromEntries(ROOMS.map((room) => [room, exportsOf(room)]));
    const files = filesOf('');
    expect(files.map((file) => file.path)).toContain('test/walls.ts');
    expect(breaches(files, exports)).toEqual([]);
  });
});

describe('refused', () => {
  it.each([
    // a room uses only what stands above it
    ['kit/driver.ts', '@tischlein/games', 'kit may not use games'],
    ['kit/driver.test.ts', '@tischlein/games', 'kit may not use games'],
    ['games/mow/index.ts', '@tischlein/bots', 'games may not use bots'],
    ['games/mow/index.ts', '@tischlein/rules', 'games may not use rules'],
    ['bots/index.ts', '@tischlein/rules', 'bots may not use rules'],
    ['table/index.ts', '@tischlein/games', 'table may not use games'],
    ['table/index.ts', '@tischlein/rules', 'table may not use rules'],
    ['rules/index.ts', '@tischlein/kit', 'rules may not use kit'],
    ['server/index.ts', '@tischlein/web', 'server may not use web'],
    ['web/main.ts', '@tischlein/server', 'web may not use server'],
    ['cli/index.ts', '@tischlein/web', 'cli may not use web'],
    // node
    ['kit/random.ts', 'node:crypto', 'kit may not use node:crypto'],
    ['kit/random.ts', 'crypto', 'kit may not use crypto'],
    ['rules/index.ts', 'node:fs', 'rules may not use node:fs'],
    ['web/main.ts', 'node:path', 'web may not use node:path'],
    // one game and another
    ['games/mow/index.ts', '../uno/index.ts', 'mow may not use uno'],
    ['games/mow/play.test.ts', '../uno/index.ts', 'mow may not use uno'],
    ['games/mow/index.ts', '@tischlein/games/uno', 'mow may not use uno'],
    ['games/mow/index.ts', '../index.ts', 'mow may not use the registry'],
    // bots and games
    ['bots/search.ts', '@tischlein/games/mow', 'only bots/mow* may use mow'],
    ['bots/uno.ts', '@tischlein/games/mow', 'only bots/mow* may use mow'],
    ['bots/search.ts', '@tischlein/games', 'only bots/index.ts may use the registry of games'],
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
    ['vitest.config.ts', './test/walls.ts', 'is only for tests'],
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
    ['performance', 'performance.now()'],
    ['Math.random', 'Math.random()'],
    ['Math.random', `Math['random']()`],
    ['Math.random', 'const { random } = Math'],
    ['setTimeout', 'setTimeout(() => {}, 1)'],
    ['process', 'process.env.X'],
    ['console', 'console.log(1)'],
    ['globalThis', 'globalThis.Date.now()'],
  ])('the outside world in a pure room: %s by %s', (what, code) => {
    for (const room of ['kit', 'games', 'bots', 'table'])
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
    ['games/index.ts', './mow/index.ts'],
    ['bots/mow.ts', '@tischlein/games/mow'],
    ['bots/mow/taste.ts', '@tischlein/games/mow'],
    ['bots/index.ts', '@tischlein/games'],
    ['bots/search.test.ts', '@tischlein/games/mow'],
    ['bots/search.test.ts', '@tischlein/games/uno/testing'],
    ['table/index.ts', '@tischlein/kit'],
    ['server/index.ts', '@tischlein/rules'],
    ['web/main.ts', '@tischlein/table'],
    ['cli/index.ts', '@tischlein/server'],
    ['cli/index.ts', 'node:fs'],
    ['server/index.ts', 'node:http'],
    ['kit/random.test.ts', 'node:crypto'],
    ['kit/random.test.ts', './scripted.testing.ts'],
    ['test/x.test.ts', '@tischlein/rules'],
    ['rules/message.test.ts', 'intl-messageformat'],
  ])('%s importing %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });

  it.each([
    ['kit/a.ts', 'Math.imul(1, 2); clock.process; const a = { console: 1 }; // Date.now()'],
    ['kit/a.test.ts', 'console.log(Date.now(), process.env.EFFORT, Math.random())'],
    ['kit/a.testing.ts', 'console.log(1)'],
    ['cli/a.ts', 'console.log(new Date())'],
  ])('%s saying %s', (path, text) => {
    expect(inFile(path, text)).toEqual([]);
  });
});
