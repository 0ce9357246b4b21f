import type { Entry } from '@tischlein/table';
import pg from 'pg';
import { BatchCommit, type Outcome } from './batch.ts';
import { NamedStore, storeMethods } from './methods.ts';
import { statementsFor, type Query } from './queries.ts';
import { STEPS } from './schema.ts';
import type { Dialect } from './sql.ts';
import { StoreUnavailable, written, type Append, type Store, type Written } from './store.ts';
import { noteSeated, putRow } from './tables.ts';
import type { Method, Transaction, Value } from './transaction.ts';

type Appended = 'stored' | 'taken';
/** A table as a node knows it: others may have written more. */
interface Behind {
  readonly table: string;
  readonly after: number;
}

const CONNECTIONS = 10;
const MAX_AT_ONCE = 500;
const PATIENCE = 5000;
/** Connections report what they did once in a second at most. */
const TOLD_AFTER = 1500;
/** Of all nodes that start at once, one creates the tables. */
const MIGRATION_LOCK = 7_421_001;

const ADD_ENTRIES = `INSERT INTO entries (table_id, seq, kind, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING RETURNING table_id`;
/** The missed entries of several tables in one query; `place` is the index of the request. */
const MISSED = `SELECT asked.place::int AS place, entries.body
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (table_id, after, place)
  JOIN entries ON entries.table_id = asked.table_id AND entries.seq > asked.after
  ORDER BY asked.place, entries.seq`;
const HEADS = `SELECT table_id, max(seq) AS seq FROM entries WHERE table_id = ANY($1) GROUP BY table_id`;

const NOW = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

const POSTGRES_DIALECT: Dialect = {
  mark: (nth) => `$${nth}`,
  among: (text, nth) => `${text} IN (SELECT json_array_elements_text($${nth}::json))`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
};
const STATEMENTS = statementsFor(POSTGRES_DIALECT);

const transactionOf = (client: pg.ClientBase): Transaction => ({
  all: async <T>(query: Query, ...values: Value[]) =>
    (await client.query({ name: query, text: STATEMENTS[query], values })).rows as T[],
  run: async (query, ...values) =>
    (await client.query({ name: query, text: STATEMENTS[query], values })).rowCount ?? 0,
  now: async () => Math.floor((await client.query(NOW)).rows[0].now as number),
});

/** The store in a Postgres database that any number of nodes share. */
export class PostgresStore extends NamedStore {
  readonly #pool: pg.Pool;
  /** Moves have a connection of their own: they wait for nothing else. */
  readonly #forAppends: pg.Pool;
  readonly #appends = new BatchCommit<Written, Appended>(
    (appends) => this.#commit(appends),
    MAX_AT_ONCE,
  );
  /** A node that hears of another one's moves reads those of many tables at once. */
  readonly #catchingUp = new BatchCommit<Behind, Entry[]>(
    (behind) => this.#missed(behind),
    MAX_AT_ONCE,
  );

  /** `steps` are others in tests only. */
  static async open(url: string, steps = STEPS): Promise<PostgresStore> {
    await migrate(url, steps);
    return new PostgresStore(url);
  }

  private constructor(url: string) {
    super();
    this.#pool = poolOf(url, CONNECTIONS);
    this.#forAppends = poolOf(url, 1);
  }

  override append(append: Append): Promise<Appended> {
    return this.#appends.add(written(append));
  }

  override read(table: string, after: number): Promise<Entry[]> {
    return after === 0 ? super.read(table, after) : this.#catchingUp.add({ table, after });
  }

  override async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const { rows } = await this.#pool.query(HEADS, [tables]).catch(unavailable);
    return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  }

  /** Writes something, though it changes nothing: a database that only lets read is of no use. */
  override async check(): Promise<void> {
    await this.#pool.query('UPDATE store_version SET version = version').catch(unavailable);
  }

  override async size(): Promise<number> {
    const { rows } = await this.#pool
      .query('SELECT pg_database_size(current_database())::float8 AS bytes')
      .catch(unavailable);
    return rows[0].bytes as number;
  }

  /** Time spent on statements so far, all connections of this database together. Snapshot by Postgres a moment later. */
  async busyMillis(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER));
    const { rows } = await this.#pool.query(
      'SELECT active_time FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0].active_time as number;
  }

  /** How durable the live connection really is. */
  async settings(): Promise<{ fsync: string; synchronous: string }> {
    const show = async (name: string): Promise<string> =>
      (await this.#pool.query(`SHOW ${name}`)).rows[0][name];
    return { fsync: await show('fsync'), synchronous: await show('synchronous_commit') };
  }

  override async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#forAppends.end()]);
  }

  protected call<M extends Method>(method: M, ...args: Parameters<Store[M]>): ReturnType<Store[M]> {
    const run = storeMethods[method] as (
      transaction: Transaction,
      ...rest: readonly unknown[]
    ) => Promise<unknown>;
    return inTransaction(this.#pool, (client) => run(transactionOf(client), ...args)) as ReturnType<
      Store[M]
    >;
  }

  async #missed(behind: readonly Behind[]): Promise<Outcome<Entry[]>[]> {
    const values = [behind.map(({ table }) => table), behind.map(({ after }) => after)];
    const query = { name: 'missed', text: MISSED, values };
    const { rows } = await this.#pool.query(query).catch(unavailable);
    const found = behind.map((): { value: Entry[] } => ({ value: [] }));
    for (const { place, body } of rows) found[place - 1]!.value.push(JSON.parse(body) as Entry);
    return found;
  }

  /** In the order of tables, so that two nodes never wait for each other in a circle. */
  async #commit(appends: readonly Written[]): Promise<Outcome<Appended>[]> {
    // Of two appends to one table only the first can win: it takes the other's number.
    const firsts = new Map([...appends].reverse().map((append) => [append.table, append]));
    const sorted = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
    const won = await inTransaction(this.#forAppends, async (client) => {
      const firstEntries = sorted.flatMap((append) => entriesIn(append).slice(0, 1));
      const free = new Set(await addEntries(client, firstEntries));
      const winners = sorted.filter(({ table }) => free.has(table));
      const otherEntries = winners.flatMap((append) => entriesIn(append).slice(1));
      await addEntries(client, otherEntries);
      const transaction = transactionOf(client);
      for (const append of winners) {
        await noteSeated(transaction, append);
        if (append.row) await putRow(transaction, append.row);
      }
      return free;
    });
    return appends.map((append) => ({
      value: won.has(append.table) && firsts.get(append.table) === append ? 'stored' : 'taken',
    }));
  }
}

function poolOf(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // A connection that breaks while idle is replaced; the next query tells whether the database is there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const unavailable = (error: Error): never => {
  throw new StoreUnavailable(error.message);
};

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(unavailable);
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
    return unavailable(error as Error);
  } finally {
    client.release(broken);
  }
}

/** On a connection of its own: a step over many rows, and waiting for another node's, may take its time. */
async function migrate(url: string, steps: typeof STEPS): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT version FROM store_version');
    const version = (rows[0]?.version as number | undefined) ?? 0;
    if (version > steps.length)
      throw new Error(
        `this database was written by a newer tischlein (version ${version} of the store; this one knows ${steps.length})`,
      );
    for (const step of steps.slice(version))
      for (const statement of step) await client.query(statement);
    await client.query('DELETE FROM store_version');
    await client.query('INSERT INTO store_version (version) VALUES ($1)', [steps.length]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

interface Row {
  readonly table: string;
  readonly seq: number;
  readonly kind: string;
  readonly body: string;
}

const entriesIn = ({ table, seq, entries }: Written): Row[] =>
  entries.map((entry, i) => ({ table, seq: seq + i, ...entry }));

/** Answers the tables whose entries went in. */
async function addEntries(client: pg.ClientBase, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const values = [
    rows.map(({ table }) => table),
    rows.map(({ seq }) => seq),
    rows.map(({ kind }) => kind),
    rows.map(({ body }) => body),
  ];
  const { rows: added } = await client.query({ name: 'add-entries', text: ADD_ENTRIES, values });
  return added.map(({ table_id }) => table_id as string);
}
