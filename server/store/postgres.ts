import pg from 'pg';
import { STEPS } from './schema.ts';
import {
  BatchCommit,
  NamedStore,
  runCall,
  StoreUnavailable,
  type Call,
  type Outcome,
} from './store.ts';
import { noteTable, type Append } from './tables.ts';
import { raw, statementOf, type Hole, type Transaction } from './transaction.ts';

// Times and sums are whole numbers that a number of JavaScript holds.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
  pg.types.setTypeParser(type, Number);

const CONNECTIONS = 10;
const MAX_AT_ONCE = 500;
const PATIENCE = 5000;
/** Connections report what they did once in a second at most. */
const TOLD_AFTER = 1500;
/** Of all nodes that start at once, one creates the tables. */
const MIGRATION_LOCK = 7_421_001;

const ADD_ENTRIES = `INSERT INTO entries (table_id, seq, kind, body)
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING RETURNING table_id`;
const NOW = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** Each statement in the way of Postgres, under the name it is prepared as. */
const prepared = new Map<string, { readonly name: string; readonly text: string }>();

function preparedOf(texts: TemplateStringsArray, holes: readonly Hole[]): pg.QueryConfig {
  const { sql, values } = statementOf(texts, holes);
  let mark = 0;
  const made = prepared.get(sql) ?? {
    name: `s${prepared.size}`,
    text: sql.replaceAll('?', () => `$${(mark += 1)}`),
  };
  prepared.set(sql, made);
  return { ...made, values: [...values] };
}

const transactionOf = (client: pg.ClientBase): Transaction => ({
  all: async <T>(texts: TemplateStringsArray, ...holes: Hole[]) =>
    (await client.query(preparedOf(texts, holes))).rows as T[],
  run: async (texts, ...holes) => (await client.query(preparedOf(texts, holes))).rowCount ?? 0,
  now: async () => Math.floor((await client.query(NOW)).rows[0].now as number),
  each: raw('json_array_elements_text'),
  skipLocked: raw('FOR UPDATE SKIP LOCKED'),
});

/** The store in a Postgres database that any number of nodes share. */
export class PostgresStore extends NamedStore {
  readonly #pool: pg.Pool;
  /** Moves have a connection of their own: they wait for nothing else. */
  readonly #forAppends: pg.Pool;
  readonly #appends = new BatchCommit<Append, 'stored' | 'taken'>(
    (appends) => this.#commit(appends),
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

  protected call(call: Call): Promise<unknown> {
    if (call.method === 'append') return this.#appends.add(call.args[0] as Append);
    return inTransaction(this.#pool, (client) => runCall(call, transactionOf(client)));
  }

  /** In the order of tables, so that two nodes never wait for each other in a circle. */
  async #commit(appends: readonly Append[]): Promise<Outcome<'stored' | 'taken'>[]> {
    // Of two appends to one table only the first can win: it takes the other's number.
    const firsts = new Map([...appends].reverse().map((append) => [append.table, append]));
    const sorted = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
    const won = await inTransaction(this.#forAppends, async (client) => {
      const free = new Set(await addEntries(client, sorted, 0, 1));
      const winners = sorted.filter(({ table }) => free.has(table));
      await addEntries(client, winners, 1);
      for (const append of winners) await noteTable(transactionOf(client), append);
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

/** Some entries of each append; answers the tables whose entries went in. */
async function addEntries(
  client: pg.ClientBase,
  appends: readonly Append[],
  from: number,
  to?: number,
): Promise<string[]> {
  const rows = appends.flatMap(({ table, entries }) =>
    entries
      .slice(from, to)
      .map((entry) => [table, entry.seq, entry.type, JSON.stringify(entry)] as const),
  );
  if (rows.length === 0) return [];
  const values = [0, 1, 2, 3].map((column) => rows.map((row) => row[column]));
  const { rows: added } = await client.query({ name: 'add-entries', text: ADD_ENTRIES, values });
  return added.map(({ table_id }) => table_id as string);
}
