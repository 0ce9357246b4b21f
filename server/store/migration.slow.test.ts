import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { newGroup } from '@tischlein/api/group';
import { games } from '@tischlein/games';
import { entriesOf, fold, foldAll, tellWhole, waitingFor, type Told } from '@tischlein/table';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREST } from '../groups/regular.testing.ts';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { POSTGRES_DIALECT, PostgresStore } from './postgres.ts';
import { stepsFor } from './schema.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * `versionN.sqlite.gz` was written by version N of the store: Anna and Beni have finished a rated game of MOW, Carla and
 * Dora are in the middle of one of UNO.
 */
const VERSIONS = [1, 2, 3, 4, 5];
const OLD = {
  over: 'mqbdCf9hSFF_7kihhByhfw',
  anna: 'Urm6p8WLiktvq12FuC2vlw',
  annasToken: '9bdEGwYyFHlL1N_GcpXt6GMZKeDZ0HN_',
  playing: 'DfoqUe8aExd7fQ1FWiW5bw',
};

/** People, results and journals are all there, and the game goes on. */
async function isTakenAlong(store: Store): Promise<void> {
  const hash = createHash('sha256').update(OLD.annasToken).digest('hex');
  expect(await store.personByToken(hash)).toMatchObject({
    id: OLD.anna,
    name: 'Anna',
    figure: null,
  });
  expect(await store.page(OLD.anna, 10)).toMatchObject({
    outcomes: [{ table: OLD.over, scores: [29, 41], won: true, names: ['Anna', 'Beni'] }],
    ratings: [{ game: 'mow', games: 1 }],
  });
  expect(await store.record(OLD.over, 0)).toContain('seats ["Anna","Beni"]');
  const folded = foldAll(await store.read(OLD.playing, 0), (name) => games[name]);
  expect(folded).toMatchObject({ phase: 'playing', ply: 4 });
  const seat = waitingFor(folded)!;
  const { person } = folded.chairs[seat] as { person: string };
  const { legal } = tellWhole(folded, 0)(person).message as Told;
  const moved = entriesOf(folded, [{ e: 'moved', seat, move: legal[0]! }], folded.at);
  expect(await store.append({ table: OLD.playing, entries: moved, row: null })).toBe('stored');
  expect(fold(folded, moved[0]!)).toMatchObject({ seat });
  // What this version brought works there, too.
  const founder = { id: 'm', person: OLD.anna, name: 'Anna' };
  const about = { name: 'Bears', crest: CREST, game: 'mow', seed: 1 };
  const group = newGroup(founder, about, 1);
  await store.addGroup({ id: 'g', key: 'k', usedAt: 1, group }, { person: OLD.anna, most: 9 });
  expect(await store.groupsOf(OLD.anna, 9)).toMatchObject([{ id: 'g', rev: 1, running: [] }]);
  // Also who sat down under the old version is found and forgotten.
  expect(await store.seatedAt(OLD.anna)).toEqual([OLD.over]);
  await store.forgetPerson(OLD.anna);
  expect(JSON.stringify(await store.read(OLD.over, 0))).not.toContain('"Anna"');
  expect(await store.group('g')).toBeNull();
}

const folder = mkdtempSync(join(tmpdir(), 'tischlein-old-'));
afterAll(() => rmSync(folder, { recursive: true }));

function oldFile(version: number, name: string): string {
  const file = join(folder, name);
  const kept = fileURLToPath(new URL(`version${version}.sqlite.gz`, import.meta.url));
  writeFileSync(file, gunzipSync(readFileSync(kept)));
  return file;
}

describe('SQLite', () => {
  it.each(VERSIONS)('takes a file of version %i along', async (version) => {
    const store = new SqliteStore(oldFile(version, `${version}.sqlite`));
    await isTakenAlong(store);
    await store.close();
  });
});

describe.runIf(POSTGRES)('Postgres', () => {
  let postgres: ThrowawayPostgres;
  beforeEach(() => {
    postgres = new ThrowawayPostgres();
    return postgres.make();
  });
  afterEach(() => postgres.remove());

  it.each(VERSIONS)('takes a database of version %i along', async (version) => {
    const old = new Database(oldFile(version, 'of-postgres.sqlite'));
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const steps = stepsFor(POSTGRES_DIALECT).slice(0, version);
    for (const statement of steps.flat()) await client.query(statement);
    await client.query('CREATE TABLE store_version (version INTEGER NOT NULL)');
    await client.query('INSERT INTO store_version VALUES ($1)', [version]);
    const names = ['entries', 'tables', 'people', 'tokens', 'finished', 'played', 'ratings'];
    for (const name of version > 1 ? [...names, 'seated'] : names)
      for (const line of old.prepare(`SELECT * FROM ${name}`).all() as Record<string, unknown>[]) {
        const marks = Object.keys(line).map((_, i) => `$${i + 1}`);
        await client.query(
          `INSERT INTO ${name} (${Object.keys(line).join()}) VALUES (${marks.join()})`,
          Object.values(line),
        );
      }
    await client.end();
    old.close();
    const store = await PostgresStore.open(postgres.url);
    await isTakenAlong(store);
    await store.close();
  });
});
