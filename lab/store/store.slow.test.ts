import { games } from '@tischlein/manifests/all';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../../server/postgres.testing.ts';
import { driveStore, measureOld } from './index.ts';

const PLAN = { game: games['mow']!, tables: 5, seconds: 1 };

describe('driving a store', () => {
  it('a file: counts what was written', async () => {
    const report = await driveStore({ ...PLAN, databaseUrl: null, writers: 1 });
    expect(report.entries).toBeGreaterThan(5 * 10);
    expect(report.backendMicros).toBeNull();
  });

  describe.skipIf(POSTGRES === null)('a database', () => {
    const postgres = new ThrowawayPostgres();
    beforeAll(() => postgres.make());
    afterAll(() => postgres.remove());

    it('three writers: every entry that was counted is there', async () => {
      const entries = async (): Promise<number> => {
        const client = new pg.Client(postgres.url);
        await client.connect();
        const { rows } = await client.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM entries WHERE table_id LIKE 'drive-%'",
        );
        await client.end();
        return rows[0]!.count;
      };
      await driveStore({ ...PLAN, databaseUrl: postgres.url, writers: 1 });
      const before = await entries();
      const report = await driveStore({ ...PLAN, databaseUrl: postgres.url, writers: 3 });
      expect(report.backendMicros).toBeGreaterThan(0);
      expect((await entries()) - before).toBe(report.entries);
    });
  });
});

it('a store full of old tables: the share that was to be swept is swept', async () => {
  const report = await measureOld(games['mow']!, 2500);
  expect(report.sweep.tables).toBe(40);
  expect(report.megabytes).toBeGreaterThan(0);
  expect(report.backup.millis).toBeGreaterThan(0);
});
