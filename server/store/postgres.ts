import pg from 'pg';
import { GroupCommit, type Appended } from './group.ts';
import { SQL, type Query } from './queries.ts';
import { stepsWith } from './schema.ts';
import type { Append, Store, Written } from './store.ts';
import { noteSeated, putRow, WORK, type Method, type Session, type Value } from './work.ts';

const CONNECTIONS = 10;
const MOST_AT_ONCE = 500;
const PATIENCE = 5000;
/** Of all nodes that start at once, one lays the tables. */
const MIGRATION_LOCK = 7_421_001;

const ADD_ENTRIES = `INSERT INTO entries (table_id, seq, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING RETURNING table_id`;
const HEADS = `SELECT table_id, max(seq) AS seq FROM entries WHERE table_id = ANY($1) GROUP BY table_id`;

const STEPS = stepsWith((column, name) => `${column}::json ->> '${name}'`);
const NOW = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** The statement with Postgres's own marks for values. */
const marked = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};
const TEXT = Object.fromEntries(
  Object.entries(SQL).map(([query, sql]) => [query, marked(sql)]),
) as Record<Query, string>;
// Rows that somebody is writing to are not waited for: they are busy anyway.
TEXT.claimDue = TEXT.claimDue.replace(') RETURNING', ' FOR UPDATE SKIP LOCKED) RETURNING');

const sessionOf = (client: pg.ClientBase): Session => ({
  all: async <T>(query: Query, ...values: Value[]) =>
    (await client.query({ name: query, text: TEXT[query], values })).rows as T[],
  run: async (query, ...values) =>
    (await client.query({ name: query, text: TEXT[query], values })).rowCount ?? 0,
  now: async () => Math.floor((await client.query(NOW)).rows[0].now as number),
});

/** The store in a Postgres database that any number of nodes share. */
export class PostgresStore {
  readonly #pool: pg.Pool;
  readonly #group = new GroupCommit((appends) => this.#commit(appends), MOST_AT_ONCE);

  static async open(url: string): Promise<Store & PostgresStore> {
    await migrate(url);
    const store = new PostgresStore(url);
    const calls = Object.entries(WORK).map(([method, work]) => [
      method,
      (...args: unknown[]) =>
        store.#inTransaction((client) =>
          (work as (session: Session, ...rest: unknown[]) => Promise<unknown>)(
            sessionOf(client),
            ...args,
          ),
        ),
    ]);
    const heads = (tables: readonly string[]) => store.#heads(tables);
    return Object.assign(store, Object.fromEntries(calls) as Pick<Store, Method>, { heads });
  }

  private constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    // A connection that breaks while idle is replaced; the next query tells whether the database is there.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  append(append: Append): Promise<Appended> {
    return this.#group.append(append);
  }

  async check(): Promise<void> {
    await this.#pool.query('SELECT 1');
  }

  /** How durable the live connection really is. */
  async settings(): Promise<{ fsync: string; synchronous: string }> {
    const show = async (name: string): Promise<string> =>
      (await this.#pool.query(`SHOW ${name}`)).rows[0][name];
    return { fsync: await show('fsync'), synchronous: await show('synchronous_commit') };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** In the order of tables, so that two nodes never wait for each other in a circle. */
  async #commit(appends: readonly Written[]): Promise<Appended[]> {
    // Of two for one table only the first can win: the other's number is taken by it.
    const firsts = new Map([...appends].reverse().map((append) => [append.table, append]));
    const sorted = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
    const won = await this.#inTransaction(async (client) => {
      const firstEntries = sorted.flatMap((append) => entriesIn(append).slice(0, 1));
      const free = new Set(await addEntries(client, firstEntries));
      const winners = sorted.filter(({ table }) => free.has(table));
      const otherEntries = winners.flatMap((append) => entriesIn(append).slice(1));
      await addEntries(client, otherEntries);
      const session = sessionOf(client);
      for (const append of winners) {
        await noteSeated(session, append);
        if (append.row) await putRow(session, append.row);
      }
      return free;
    });
    return appends.map((append) =>
      won.has(append.table) && firsts.get(append.table) === append ? 'stored' : 'taken',
    );
  }

  async #heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const { rows } = await this.#pool.query(HEADS, [tables]);
    return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  }

  async #inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    } catch (error) {
      broken = error as Error;
      await client.query('ROLLBACK').then(
        () => (broken = undefined),
        () => {},
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** On a connection of its own: a step over many rows, and waiting for another node's, may take its time. */
async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT version FROM store_version');
    const version = (rows[0]?.version as number | undefined) ?? 0;
    if (version > STEPS.length)
      throw new Error(
        `this database was written by a newer tischlein (version ${version} of the store; this one knows ${STEPS.length})`,
      );
    for (const step of STEPS.slice(version))
      for (const statement of step) await client.query(statement);
    await client.query('DELETE FROM store_version');
    await client.query('INSERT INTO store_version (version) VALUES ($1)', [STEPS.length]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

interface Row {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

const entriesIn = ({ table, seq, bodies }: Written): Row[] =>
  bodies.map((body, i) => ({ table, seq: seq + i, body }));

/** Answers the tables whose entries went in. */
async function addEntries(client: pg.ClientBase, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const values = [
    rows.map(({ table }) => table),
    rows.map(({ seq }) => seq),
    rows.map(({ body }) => body),
  ];
  const { rows: added } = await client.query({ name: 'add-entries', text: ADD_ENTRIES, values });
  return added.map(({ table_id }) => table_id as string);
}
