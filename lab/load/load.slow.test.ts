import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../../server/postgres.testing.ts';
import { folder } from '../../cli/in-folder.testing.ts';
import { testServer } from '../../server/start.testing.ts';
import { lab } from '../lab.testing.ts';
import { LIKE_NPM_START } from './server.ts';

describe('load', () => {
  const SMALL = ['--tables', '3', '--warm', '1', '--seconds', '1'];
  const load = (...args: string[]) => lab(['load', ...args]);

  it('plays at tables, alone and among bad neighbours, and loses nothing', () => {
    for (const game of Number(process.env['EFFORT']) > 1 ? ['mow', 'uno', 'uwo'] : ['uno']) {
      const { status, out } = load(
        game,
        ...SMALL,
        '--watchers',
        '2',
        '--fuzz',
        '2',
        '--company',
        '3',
        '--old',
        '10',
        '--json',
      );
      expect(status).toBe(0);
      const report = JSON.parse(out) as {
        moves: number;
        fuzz: { messages: number };
        company: { told: number };
      };
      expect(report).toMatchObject({
        tables: 3,
        watchers: 2,
        oldTables: 10,
        refused: 0,
        lost: 0,
        broken: 0,
      });
      expect(report.moves).toBeGreaterThan(10);
      expect(report.fuzz.messages).toBeGreaterThan(10);
      expect(report.company.told).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps to a pace', () => {
    const { out } = load(
      'mow',
      '--tables',
      '5',
      '--warm',
      '0',
      '--seconds',
      '2',
      '--every',
      '500',
      '--json',
    );
    const { moves } = JSON.parse(out) as { moves: number };
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(5 * 5);
  });

  it('goes on through a kill of the server, beside watchers, and loses nothing', () => {
    const pace = ['--tables', '2', '--every', '300', '--warm', '0', '--seconds', '9'];
    const picture = join(folder, 'looks.svg');
    const looks = ['--look', '3', '--kill-every', '3', '--svg', picture];
    const { status, out } = load('mow', ...pace, ...looks, '--beside', 'watchers', '--json');
    expect(status).toBe(0);
    const report = JSON.parse(out) as {
      moves: number;
      samples: { moves: number }[];
      beside: { watchers: { visits: number } };
    };
    expect(report).toMatchObject({ kills: 1, lost: 0, refused: 0 });
    expect(report.moves).toBeGreaterThan(report.samples[0]!.moves);
    expect(report.beside.watchers.visits).toBeGreaterThan(0);
    expect(readFileSync(picture, 'utf8')).toContain('p99, ms');
  });

  it('says what it can not do', () => {
    expect(load('--scenario', 'rain').error).toContain('there is no scenario "rain"; there are ');
    expect(load('--url', 'http://example.org').error).toContain('only a server on this machine');
    expect(load('--url', 'http://localhost:1', '--old', '5').error).toContain('--old is for');
    expect(load('--url', 'nonsense').error).toContain('got nonsense');
    expect(load('--url', 'http://localhost:1').error).toContain('no server answers');
    expect(load('--tables', '0').error).toContain('--tables: expected 1 or more, got 0');
    const { status, error } = lab(['load', 'mow'], { MAX_STORE: 'abc' });
    expect([status, error]).toEqual([1, expect.stringContaining('its own server does not start')]);
  });

  it('starts its server as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: { start: string };
    };
    expect(scripts.start).toBe(`node ${LIKE_NPM_START.join(' ')} cli/bin/tischlein.js serve`);
  });
});

describe.skipIf(POSTGRES === null)('load on two nodes', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());

  it('spreads the seats of each table over them', async () => {
    const env = { databaseUrl: postgres.url, metricsToken: 'counted' };
    const nodes = await Promise.all([testServer(env), testServer(env)]);
    const urls = nodes.flatMap(({ url }) => ['--url', url]);
    const flags = ['--tables', '3', '--seconds', '2', '--token', 'counted', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, [
      'dist/lab/index.js',
      'load',
      'uno',
      ...urls,
      ...flags,
    ]);
    const report = JSON.parse(stdout) as { readonly moves: number };
    expect(report).toMatchObject({ tables: 3, refused: 0, broken: 0 });
    // A move counts once every seat was told of it, on either node.
    expect(report.moves).toBeGreaterThan(0);
    await Promise.all(nodes.map((node) => node.stop()));
  });
});
