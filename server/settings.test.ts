import { readFileSync } from 'node:fs';
import { mustParse } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { misspelled, readSettings, SETTINGS, settingsHelp } from './settings.ts';

it('every setting has a default that is right, and is listed in the help and in the docs', () => {
  expect(readSettings({})).toMatchObject({ ok: true, value: { port: 8080, basePath: '/' } });
  const docs = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');
  const list = docs.replace(/ +/g, ' ');
  for (const [name, { usual, text }] of Object.entries(SETTINGS)) {
    expect(settingsHelp()).toContain(`  ${name} `);
    const row = ['', `\`${name}\``, usual && `\`${usual}\``, text, '']
      .join(' | ')
      .replace(/ +/g, ' ');
    expect(list).toContain(row.trim());
  }
});

it.each([
  [{ PORT: '99999' }, 'PORT: expected a whole number from 0 to 65535, got "99999"'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: expected a whole number from 0 to 10, got "yes"'],
])('%j is refused', (env, error) => {
  expect(readSettings(env)).toEqual({ ok: false, error });
});

it('there are at most twenty, and limits come with the size', () => {
  expect(Object.keys(SETTINGS).length).toBeLessThanOrEqual(20);
  const connections = (SIZE: string) => mustParse(readSettings({ SIZE })).maxConnections;
  expect(['home', 'club', 'public'].map(connections)).toEqual([500, 2000, 20_000]);
  expect(readSettings({ SIZE: 'huge' })).toMatchObject({ ok: false });
});

it('names that are nearly those of a setting are noticed', () => {
  const env = {
    BASEPATH: 'x',
    TRUST_PROXI: '1',
    PROT: '1',
    PATH: '/bin',
    HOME: '/',
    BOT_TIME: '5',
    DATE: 'x',
  };
  expect(misspelled(env)).toEqual([
    ['BASEPATH', 'BASE_PATH'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
  ]);
});

it.each([
  ['games', '/games/'],
  ['/a/b', '/a/b/'],
  ['/', '/'],
])('the base path %s is %s', (BASE_PATH, basePath) => {
  expect(readSettings({ BASE_PATH })).toMatchObject({ value: { basePath } });
});
