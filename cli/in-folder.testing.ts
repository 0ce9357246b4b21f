import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { tischlein as run } from './run.testing.ts';

/** For the tests of one file: the command line keeps its games there. */
export const folder = mkdtempSync(join(tmpdir(), 'tischlein-'));
afterAll(() => rmSync(folder, { recursive: true }));

export const env = { ...process.env, XDG_STATE_HOME: folder, LANG: 'en_GB.UTF-8', LC_ALL: '' };
export const BIN = 'cli/bin/tischlein.js';

export const tischlein = (args: readonly string[], input = '', more = {}) =>
  run(args, { input, env: { ...env, ...more } });

/** Of three farmers, the first of whom is to move. */
export const POSITION = {
  game: 'mow',
  options: {},
  hands: [['5', '7.1', 'slow'], ['block0'], ['9.3']],
  pile: ['3', '12.1'],
  herds: [['7', '8.2', '11.1']],
  stables: [[], ['4.2'], []],
  totals: [0, 12, 5],
};
