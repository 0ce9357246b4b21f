import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustParse } from '@tischlein/kit';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from './doctor.ts';
import { NATS, ThrowawayNats } from './nats.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';
import { freePort } from './process.testing.ts';
import { readSettings, type ServerSettings } from './settings.ts';
import { SqliteStore } from './store/sqlite.ts';

const home = mkdtempSync(join(tmpdir(), 'tischlein-doctor-'));
writeFileSync(join(home, 'index.html'), '');
afterAll(() => rmSync(home, { recursive: true }));

const wrongs = async (
  env: Record<string, string>,
  more: Partial<ServerSettings> = {},
): Promise<string[]> => {
  const settings = {
    DATA: join(home, 'data'),
    WEB: home,
    PORT: '0',
    HOST: '127.0.0.1',
    SIZE: 'home',
    ...env,
  };
  const findings = await examine({ ...mustParse(readSettings(settings)), ...more }, env, home);
  return findings.flatMap(({ what, wrong }) => (wrong === undefined ? [] : [`${what}: ${wrong}`]));
};

it('finds nothing wrong with a sound set-up', async () => {
  expect(await wrongs({})).toEqual([]);
});

it('sees a port that is taken', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  expect(await wrongs({ PORT: `${port}` })).toEqual([expect.stringContaining('listens there')]);
  other.close();
});

it('sees pages that are not built', async () => {
  expect(await wrongs({ WEB: join(home, 'nowhere') })).toEqual([
    expect.stringContaining('npm run build'),
  ]);
});

it('sees a data folder that others can read, and one that can not be made', async () => {
  const open = mkdtempSync(join(home, 'open-'));
  chmodSync(open, 0o755);
  expect(await wrongs({ DATA: open })).toEqual([expect.stringContaining('chmod 700')]);
  expect(await wrongs({ DATA: join(home, 'index.html', 'data') })).toEqual([
    expect.stringContaining('set DATA'),
  ]);
});

it('sees too few open files, and a proxy without a name', async () => {
  expect(await wrongs({}, { maxConnections: 1_000_000 })).toEqual([
    expect.stringContaining('LimitNOFILE'),
  ]);
  expect(await wrongs({ TRUST_PROXY: '1' })).toEqual([expect.stringContaining('HOSTS')]);
});

it('sees a misspelled setting, and a store that is no store, newer, or open to others', async () => {
  expect(await wrongs({ BASEPATH: '/x/' })).toEqual([expect.stringContaining('BASE_PATH')]);
  const data = mkdtempSync(join(home, 'store-'));
  const file = join(data, 'tischlein.sqlite');
  const wrongsThere = () => wrongs({ DATA: data });
  writeFileSync(file, 'junk '.repeat(1000), { mode: 0o600 });
  expect(await wrongsThere()).toEqual([expect.stringContaining('bring back a backup')]);
  rmSync(file);
  const store = new SqliteStore(file);
  await store.check();
  await store.close();
  expect(await wrongsThere()).toEqual([]);
  const db = new Database(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  expect(await wrongsThere()).toEqual([expect.stringContaining('version 999')]);
  chmodSync(file, 0o666);
  expect(await wrongsThere()).toEqual([expect.stringContaining('chmod 600')]);
});

it('sees a database and a bus that do not answer', async () => {
  const port = await freePort();
  const found = await wrongs({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/x`,
    BUS_URL: `nats://127.0.0.1:${port}`,
  });
  expect(found).toEqual([
    expect.stringContaining('is the address right'),
    expect.stringContaining('compare with the database'),
  ]);
});

describe.runIf(POSTGRES && NATS)('with a Postgres and a NATS server', () => {
  const postgres = new ThrowawayPostgres();
  const bus = new ThrowawayNats();
  beforeAll(() => Promise.all([postgres.make(), bus.start()]));
  afterAll(() => Promise.all([postgres.remove(), bus.stop()]));

  it('finds nothing wrong, or a database that forgets acknowledged moves', async () => {
    const env = { DATABASE_URL: postgres.url, BUS_URL: bus.url };
    expect(await wrongs(env)).toEqual([]);
    const careless = `${postgres.url}?options=-c%20synchronous_commit%3Doff`;
    expect(await wrongs({ ...env, DATABASE_URL: careless })).toEqual([
      expect.stringContaining('synchronous_commit off'),
    ]);
  });
});
