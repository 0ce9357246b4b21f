import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { StoreFile } from './file.ts';
import { STEPS } from './schema.ts';
import { entry } from './opened.testing.ts';
import { keepsItsPromises } from './promises.testing.ts';
import { SqliteStore } from './sqlite.ts';
import { NamedStore, storeMethods, StoreUnavailable, type Call } from './store.ts';

/** The file without its thread: what is prepared can be seen. */
class PlainStore extends NamedStore {
  readonly called = new Set<string>();
  readonly #file: StoreFile;
  #done: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    super();
    this.#file = new StoreFile(path);
  }

  protected call(call: Call): Promise<unknown> {
    this.called.add(call.method);
    const done = this.#done.then(async () => {
      const [outcome] = await this.#file.callAll([call]);
      if ('error' in outcome!) throw new StoreUnavailable(outcome.error);
      return outcome!.value;
    });
    this.#done = done.catch(() => {});
    return done;
  }

  override check(): Promise<void> {
    return this.#file.check();
  }

  override async size(): Promise<number> {
    return Infinity;
  }

  override async close(): Promise<void> {}
}

describe('SQLite without a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const store = new PlainStore(join(folder, 'a.sqlite'));
  keepsItsPromises(async () => store);

  // Its clock is that of this process.
  const fake = vi.spyOn(vi, 'useFakeTimers').mockReturnValue(vi);

  it('looks through no whole table for any of its statements', async () => {
    fake.mockRestore();
    await store.removeGroup('');
    expect([...store.called].sort()).toEqual(Object.keys(storeMethods).sort());
    const statements = new Set(prepare.mock.calls.map(([sql]) => sql));
    prepare.mockRestore();
    const db = new Database(join(folder, 'plans.sqlite'));
    for (const statement of STEPS.flat()) db.exec(statement);
    const asked = [...statements].filter((sql) => /^\s*(SELECT|INSERT|UPDATE|DELETE)/.test(sql));
    expect(asked.length).toBeGreaterThan(90);
    for (const sql of asked) {
      const values = Array(sql.split('?').length - 1).fill(1);
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[];
      const scans = plan.filter(({ detail }) => /^SCAN (?!json_each\b|.* USING )/.test(detail));
      expect(scans, sql).toEqual([]);
    }
    db.close();
  });
});

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  keepsItsPromises(async () => new SqliteStore(join(folder, 'a.sqlite')));

  it('is laid by one of several processes that open it at once', async () => {
    for (let time = 0; time < 5; time++) {
      const file = join(folder, `fresh-${time}.sqlite`);
      const stores = [1, 2, 3, 4].map(() => new SqliteStore(file));
      await Promise.all(stores.map((store) => store.check()));
      await Promise.all(stores.map((store) => store.close()));
    }
  });

  it('lets moves go before what else waits', async () => {
    const store = new SqliteStore(join(folder, 'busy.sqlite'));
    const mia = { id: 'mia', name: 'Mia', language: 'en', avatar: null };
    await store.addPerson(mia, 'mia', 1);
    const done: string[] = [];
    const renames = Array.from({ length: 500 }, () =>
      store.savePerson(mia, 1).then(() => done.push('rename')),
    );
    const move = store.append({ table: 't', entries: [entry(1)], row: null });
    await move.then(() => done.push('move'));
    // At most the batch that was under way, and the one that took its place.
    expect(done.length).toBeLessThan(110);
    await Promise.all(renames);
    await store.close();
  });

  it('can be read by nobody else on the machine', async () => {
    const path = join(folder, 'secret.sqlite');
    const store = new SqliteStore(path);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    for (const file of [path, `${path}-wal`, `${path}-shm`])
      expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    await store.close();
  });

  it('is written back by itself: a copy of the file alone has what was stored', async () => {
    const path = join(folder, 'back.sqlite');
    const store = new SqliteStore(path, 50);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    const copied = join(folder, 'alone.sqlite');
    await expect
      .poll(async () => {
        copyFileSync(path, copied);
        const alone = new Database(copied);
        const { entries } = alone.prepare('SELECT count(*) AS entries FROM entries').get() as {
          entries: number;
        };
        alone.close();
        return entries;
      })
      .toBe(1);
    await store.close();
  });

  it.each(['deleted', 'replaced'])('acknowledges nothing once its file was %s', async (how) => {
    const path = join(folder, `${how}.sqlite`);
    const store = new SqliteStore(path);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    rmSync(path);
    if (how === 'replaced') writeFileSync(path, '');
    const late = store.append({ table: 't', entries: [entry(2)], row: null });
    await expect(late).rejects.toThrow(/was deleted or replaced/);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(
      store.addPerson({ id: 'n', name: '', language: 'en', avatar: null }, 'n', 1),
    ).rejects.toThrow();
    await store.close();
  });

  it('does and answers what was asked for before it closes, and nothing after', async () => {
    const path = join(folder, 'closing.sqlite');
    const store = new SqliteStore(path);
    const mia = { id: 'mia', name: 'Mia', language: 'en', avatar: null };
    await store.addPerson(mia, 'mia', 1);
    // More than one batch: the last ones are still here when the end comes.
    const renames = Array.from({ length: 120 }, (_, i) =>
      store.savePerson({ ...mia, name: `Mia ${i}` }, 1),
    );
    const moves = [1, 2].map((seq) =>
      store.append({ table: 't', entries: [entry(seq)], row: null }),
    );
    const closed = store.close();
    const late = store.append({ table: 't', entries: [entry(3)], row: null });
    await expect(late).rejects.toThrow('the store is closed');
    await Promise.all(renames);
    expect(await Promise.all(moves)).toEqual(['stored', 'stored']);
    await closed;
    const again = new SqliteStore(path);
    expect(await again.personByToken('mia')).toMatchObject({ name: 'Mia 119' });
    expect(await again.read('t', 0)).toEqual([entry(1), entry(2)]);
    await again.close();
  });

  it('answers with an error once it is closed', async () => {
    const store = new SqliteStore(join(folder, 'closed.sqlite'));
    await store.close();
    await expect(store.check()).rejects.toThrow('the store is closed');
  });
});
