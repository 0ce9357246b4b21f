import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { openReadOnly, StoreFile, versionOf } from './file.ts';
import { PostgresStore } from './postgres.ts';
import { STEPS } from './schema.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** A store as a later version may lay it: people have something more, also those who were here before. */
const LATER = [...STEPS, [`ALTER TABLE people ADD COLUMN shoe INTEGER NOT NULL DEFAULT 38`]];
const MIA = { id: 'mia', name: 'Mia', language: 'en', avatar: null };

async function filled(store: Store): Promise<void> {
  await store.addPerson(MIA, 'hash', 1);
  await store.close();
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-later-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a later version takes the steps that are missing, an earlier one leaves the file alone', async () => {
    const path = join(folder, 'store.sqlite');
    await filled(new SqliteStore(path));
    await new StoreFile(path, LATER).close();
    await new StoreFile(path, LATER).close();
    const db = openReadOnly(path);
    expect(versionOf(db)).toBe(STEPS.length + 1);
    expect(db.prepare('SELECT name, shoe FROM people').get()).toMatchObject({
      name: 'Mia',
      shoe: 38,
    });
    db.close();
    await expect(new SqliteStore(path).check()).rejects.toThrow('newer tischlein');
  });
});

describe.runIf(POSTGRES)('Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());

  it('a later version takes the steps that are missing, an earlier one leaves the database alone', async () => {
    await filled(await PostgresStore.open(postgres.url));
    for (let i = 0; i < 2; i++) {
      const later = await PostgresStore.open(postgres.url, LATER);
      expect(await later.personByToken('hash')).toMatchObject(MIA);
      await later.close();
    }
    await expect(PostgresStore.open(postgres.url)).rejects.toThrow('newer tischlein');
  });
});
