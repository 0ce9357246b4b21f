import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { PostgresStore } from './postgres.ts';
import { keepsItsPromises } from './promises.testing.ts';

describe.runIf(POSTGRES)('Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());
  keepsItsPromises(() => PostgresStore.open(postgres.url));

  it('is laid by one of several nodes that start at once, and writes durably', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(postgres.url)));
    expect(await stores[0]!.settings()).toEqual({ fsync: 'on', synchronous: 'on' });
    await Promise.all(stores.map((store) => store.close()));
  });
});

/** Every table with a table's id in its key, and which column that is. */
const BY_TABLE = [
  ['entries', 'table_id'],
  ['tables', 'id'],
  ['finished', 'table_id'],
  ['played', 'table_id'],
  ['seated', 'table_id'],
] as const;
const PARTS = 4;

/** As somebody would do it who has too much for one table: nothing in the program knows of it. */
async function inPartitions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, key] of BY_TABLE) {
    await client.query(`ALTER TABLE ${name} RENAME TO ${name}_whole`);
    await client.query(
      `CREATE TABLE ${name} (LIKE ${name}_whole INCLUDING ALL) PARTITION BY HASH (${key})`,
    );
    for (let part = 0; part < PARTS; part++)
      await client.query(
        `CREATE TABLE ${name}_${part} PARTITION OF ${name} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`,
      );
    await client.query(`DROP TABLE ${name}_whole`);
  }
  await client.end();
}

describe.runIf(POSTGRES)('Postgres in hash partitions by table', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(async () => {
    await postgres.make();
    await (await PostgresStore.open(postgres.url)).close();
    await inPartitions(postgres.url);
  });
  afterAll(() => postgres.remove());
  keepsItsPromises(() => PostgresStore.open(postgres.url));

  it('spreads the entries over all of them', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    for (let part = 0; part < PARTS; part++) {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) FROM entries_${part}`,
      );
      expect(Number(rows[0]!.count)).toBeGreaterThan(0);
    }
    await client.end();
  });
});
