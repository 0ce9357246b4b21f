import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, Backups, type Copier } from './backup.ts';
import { Metrics } from './metrics.ts';
import { STEPS, STORE_FILE } from './store/schema.ts';
import { entry } from './store/opened.testing.ts';
import { SqliteStore } from './store/sqlite.ts';
import { threadUrl, WorkerPool } from './workers.ts';

let folder: string;
let copy: string;
beforeEach(() => {
  // What an address of a file must not take for its own signs.
  folder = mkdtempSync(join(tmpdir(), 'tischlein backup ?mode=rw#'));
  copy = join(folder, 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const everythingIn = (db: Database.Database): unknown => [
  db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').raw().all(),
  db.prepare('PRAGMA user_version').raw().all(),
  db.prepare('SELECT x FROM cards').raw().all(),
];

describe.each([
  ['an older', 0],
  ['a newer', STEPS.length + 1],
])('the store of %s version', (_, version) => {
  it('is copied as it is under a server that goes on, and stays as it is', () => {
    const live = new Database(join(folder, STORE_FILE));
    live.exec(`PRAGMA journal_mode = WAL; CREATE TABLE cards (x); INSERT INTO cards VALUES (7);
      PRAGMA user_version = ${version}`);
    const before = everythingIn(live);
    expect(backUp(folder, copy)).toBe(version);
    expect(everythingIn(live)).toEqual(before);
    const copied = new Database(copy);
    expect(everythingIn(copied)).toEqual(before);
    copied.close();
    live.exec('INSERT INTO cards VALUES (8)');
    live.close();
  });
});

it('a store of this version is copied whole while it is written to, for this user alone', async () => {
  const store = new SqliteStore(join(folder, STORE_FILE));
  await store.append({ table: 't', entries: [entry(1)], row: null });
  expect(backUp(folder, copy)).toBe(STEPS.length);
  await store.append({ table: 't', entries: [entry(2)], row: null });
  await store.close();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const again = new SqliteStore(copy);
  expect(await again.read('t', 0)).toEqual([entry(1)]);
  await again.close();
});

it('what can not be copied is said, and leaves nothing behind', () => {
  expect(() => backUp(folder, copy)).toThrow('there is no store in');
  writeFileSync(join(folder, STORE_FILE), 'no store, but long enough to be looked at as one');
  expect(() => backUp(folder, copy)).toThrow(/can not be copied to .*: file is not a database/);
  expect(existsSync(copy)).toBe(false);
  expect(() => backUp(folder, join(folder, 'nowhere', 'x'))).toThrow('can not be written');
  writeFileSync(copy, 'kept');
  expect(() => backUp(folder, copy)).toThrow('exists already');
  expect(readdirSync(folder).sort()).toEqual(['copy.sqlite', STORE_FILE]);
});

describe('backups on a schedule', () => {
  const HOUR = 3_600_000;
  let now: number;
  let timers: (() => void)[];
  let metrics: Metrics;
  const logged: string[] = [];
  const begin = (): Backups => {
    const copier: Copier = new WorkerPool(threadUrl('backup-thread'));
    const backups = new Backups({
      settings: { data: folder, backupEvery: 6, backupKeep: 2 },
      log: (event) => void logged.push(event),
      metrics,
      copier,
      now: () => now,
      later: (_, run) => (timers.push(run), () => {}),
    });
    onTestFinished(() => void copier.close());
    return backups;
  };
  const copies = (): string[] =>
    existsSync(join(folder, 'backups'))
      ? readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('tischlein-'))
      : [];
  const age = (): number => Number(/^tischlein_backup_age_seconds (.*)$/m.exec(metrics.text())![1]);

  beforeEach(() => {
    now = Date.now();
    timers = [];
    logged.length = 0;
    metrics = new Metrics();
  });

  it('are made when they are due, also across a restart, and only so many are kept', async () => {
    const store = new SqliteStore(join(folder, STORE_FILE));
    onTestFinished(() => store.close());
    await store.append({ table: 't', entries: [entry(1)], row: null });
    const first = begin();
    expect(age()).toBe(-1);
    await vi.waitFor(() => expect(copies()).toHaveLength(1), 10_000);
    await vi.waitFor(() => expect(logged).toEqual(['backup_done']));
    now += 5 * HOUR;
    await first.look();
    first.close();
    await begin().look();
    expect(copies()).toHaveLength(1);
    expect(age()).toBeGreaterThan(4.9 * 3600);
    for (let i = 0; i < 3; i++) {
      // Its age is that of its file, so the file is made older here.
      const newest = join(folder, 'backups', copies().sort().at(-1)!);
      utimesSync(newest, now / 1000, now / 1000);
      now += 6 * HOUR;
      timers.at(-1)!();
      await vi.waitFor(() => expect(logged).toHaveLength(2 + i), 10_000);
    }
    expect(copies()).toHaveLength(2);
    const again = new SqliteStore(join(folder, 'backups', copies().sort().at(-1)!));
    expect(await again.read('t', 0)).toEqual([entry(1)]);
    await again.close();
  });

  it('that fail are said and tried again, and leave no half copy', async () => {
    const backups = begin();
    await vi.waitFor(() => expect(logged).toEqual(['backup_failed']), 10_000);
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    const store = new SqliteStore(join(folder, STORE_FILE));
    await store.check();
    await backups.look();
    expect(copies()).toHaveLength(1);
    await store.close();
  });
});
