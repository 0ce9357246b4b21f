import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, SETTINGS, settingsHelp } from './settings.ts';

it('every setting has a default that is right, and is listed in the help and in the docs', () => {
  expect(readSettings({})).toMatchObject({ ok: true, value: { port: 8080, basePath: '/' } });
  const docs = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');
  const list = docs.replace(/ +/g, ' ');
  for (const [name, { default: usual, text }] of Object.entries(SETTINGS)) {
    expect(settingsHelp()).toContain(`  ${name} `);
    const row = ['', `\`${name}\``, usual && `\`${usual}\``, text, '']
      .join(' | ')
      .replace(/ +/g, ' ');
    expect(list).toContain(row.trim());
  }
});

it.each([
  [{ PORT: '99999' }, 'PORT: a whole number from 0 to 65535 is wanted, not "99999"'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: a whole number from 0 to 10 is wanted, not "yes"'],
])('%j is refused', (env, error) => {
  expect(readSettings(env)).toEqual({ ok: false, error });
});

it.each([
  ['games', '/games/'],
  ['/a/b', '/a/b/'],
  ['/', '/'],
])('the base path %s is %s', (BASE_PATH, basePath) => {
  expect(readSettings({ BASE_PATH })).toMatchObject({ value: { basePath } });
});
