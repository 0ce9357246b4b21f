import { games } from '@tischlein/games';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { driveStore } from './drive.ts';

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
      const report = await driveStore({ ...PLAN, databaseUrl: postgres.url, writers: 3 });
      expect(report.backendMicros).toBeGreaterThan(0);
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query('SELECT count(*)::int AS count FROM entries');
      await client.end();
      expect(rows).toEqual([{ count: report.entries }]);
    });
  });
});
