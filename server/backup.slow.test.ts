import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from './backup.ts';
import { STORE_FILE } from './server.ts';
import { STEPS } from './store/schema.ts';
import { entry } from './store/opened.testing.ts';
import { SqliteStore } from './store/sqlite.ts';

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
