import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type Database from 'libsql';
import { STEPS } from './schema.ts';
import { readsOnly, runCall, type Call, type Outcome } from './store.ts';
import { raw, statementOf, type Hole, type Transaction } from './transaction.ts';

/** The SQLite file itself. Its driver blocks, so it lives in a thread of its own (see `thread.ts`). */
export class StoreFile {
  readonly #db: Database.Database;
  readonly #statements: ReturnType<typeof statementsOf>;
  /** Which file it is that was opened: another one may be put in its place. */
  readonly #identity: string;

  /** `steps` are others in tests only. */
  constructor(
    private readonly path: string,
    steps = STEPS,
  ) {
    // Secrets of running deals lie in it: nobody else on this machine may read it, nor what SQLite lays beside it.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    this.#identity = identityOf(path);
    this.#db = open(path);
    // First of all: another process may be laying the same file.
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#db.exec('PRAGMA journal_mode = WAL');
    // A move is on the disk before it is answered, also through a power cut.
    this.#db.exec('PRAGMA synchronous = FULL');
    // Pages of busy tables change again and again: written back more rarely, many times become one (80 MB at most).
    this.#db.exec('PRAGMA wal_autocheckpoint = 20000');
    this.#migrate(steps);
    this.#statements = statementsOf(this.#db);
  }

  /** All in one transaction; one that fails undoes only itself. Readers do not ask to write. */
  callAll(calls: readonly Call[]): Promise<Outcome<unknown>[]> {
    const work = async (): Promise<Outcome<unknown>[]> => {
      const outcomes: Outcome<unknown>[] = [];
      for (const call of calls) outcomes.push(await this.#call(call));
      return outcomes;
    };
    const reading = calls.every(readsOnly);
    return this.#inTransaction(reading ? 'BEGIN' : 'BEGIN IMMEDIATE', work);
  }

  /** How durable the live connection really is. */
  settings(): { journal: unknown; synchronous: unknown } {
    return { journal: this.#pragma('journal_mode'), synchronous: this.#pragma('synchronous') };
  }

  /** Bytes of the file that hold nothing. */
  free(): number {
    const [pages, bytes] = [this.#pragma('freelist_count'), this.#pragma('page_size')] as number[];
    return pages! * bytes!;
  }

  /** Writes something, though it changes nothing: only so a full disk is noticed. */
  async check(): Promise<void> {
    await this.#inTransaction('BEGIN IMMEDIATE', async () =>
      this.#db.exec(`PRAGMA user_version = ${STEPS.length}`),
    );
  }

  /** What was committed goes into the store itself, as far as nobody is in the way: copies of it alone miss little then. */
  writeBack(): void {
    this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  async close(): Promise<void> {
    this.#statements.clear();
    this.#db.close();
  }

  async #call(call: Call): Promise<Outcome<unknown>> {
    this.#statements.prepared('SAVEPOINT one').run();
    try {
      const value = await runCall(call, this.#statements.transaction);
      this.#statements.prepared('RELEASE one').run();
      return { value };
    } catch (error) {
      // A full disk ends the whole transaction by itself.
      if (!this.#db.inTransaction) throw error;
      this.#db.exec('ROLLBACK TO one');
      this.#db.exec('RELEASE one');
      return { error: (error as Error).message };
    }
  }

  async #inTransaction<T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => Promise<T>): Promise<T> {
    // What is written into a file that was deleted is gone with the process.
    if (identityOf(this.path) !== this.#identity)
      throw new Error(`${this.path} was deleted or replaced: stop the server and put it back`);
    this.#db.exec(begin);
    try {
      const value = await work();
      this.#db.exec('COMMIT');
      return value;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #pragma(name: string): unknown {
    return Object.values(this.#db.prepare(`PRAGMA ${name}`).get() as object)[0];
  }

  /** Of all processes that open the file at once, one takes the steps. */
  #migrate(steps: typeof STEPS): void {
    this.#db.exec('BEGIN IMMEDIATE');
    const version = versionOf(this.#db);
    if (version > steps.length)
      throw new Error(
        `this data folder was written by a newer tischlein (version ${version} of the store; this one knows ${steps.length})`,
      );
    for (const step of steps.slice(version)) for (const statement of step) this.#db.exec(statement);
    if (version < steps.length) this.#db.exec(`PRAGMA user_version = ${steps.length}`);
    this.#db.exec('COMMIT');
    // The tables themselves are not left to the file beside it.
    if (version < steps.length) this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}

/** How methods of the store use an open file; each statement is prepared once. */
export function statementsOf(db: Database.Database, now = Date.now) {
  const made = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    const statement = made.get(sql) ?? db.prepare(sql);
    made.set(sql, statement);
    return statement;
  };
  const transaction: Transaction = {
    all: async <T>(texts: TemplateStringsArray, ...holes: Hole[]) => {
      const { sql, values } = statementOf(texts, holes);
      return prepared(sql).all(...values) as T[];
    },
    run: async (texts, ...holes) => {
      const { sql, values } = statementOf(texts, holes);
      return prepared(sql).run(...values).changes;
    },
    now: async () => now(),
    each: raw('json_each'),
    skipLocked: raw(''),
  };
  return { prepared, transaction, clear: () => made.clear() };
}

/** The driver is native and large: who only uses the rules or plays in a terminal need not install it. */
function open(path: string): Database.Database {
  const load = createRequire(import.meta.url);
  let Driver: typeof Database;
  try {
    Driver = load('libsql') as typeof Database;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      'the driver of SQLite is not installed: run npm install libsql beside tischlein, or name a Postgres in DATABASE_URL',
      { cause: error },
    );
  }
  return new Driver(path);
}

/** Of a store that may be of any version, and in use. */
export function openReadOnly(path: string): Database.Database {
  const db = open(`${pathToFileURL(path).href}?mode=ro`);
  db.exec('PRAGMA busy_timeout = 5000');
  return db;
}

export const versionOf = (db: Database.Database): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
}
