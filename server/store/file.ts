import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import type { Outcome } from './batch.ts';
import { readsOnly, storeMethods } from './methods.ts';
import { statementsFor, type Query } from './queries.ts';
import { STEPS } from './schema.ts';
import type { Dialect } from './sql.ts';
import type { Written } from './store.ts';
import { noteSeated, putRow } from './tables.ts';
import type { Method, Transaction, Value } from './transaction.ts';

const SQLITE: Dialect = {
  mark: () => '?',
  among: (text) => `${text} IN (SELECT value FROM json_each(?))`,
  skipLocked: '',
};
export const STATEMENTS = statementsFor(SQLITE);

/** Shared objects: a structured clone writes each once and then refers to it. */
const STORED = { value: 'stored' } as const;
const TAKEN = { value: 'taken' } as const;

/** A call of a method by its name. */
export interface Call {
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** The SQLite file itself. Its driver blocks, so it lives in a thread of its own (see `thread.ts`). */
export class StoreFile {
  readonly #path: string;
  readonly #db: Database.Database;
  readonly #statements = new Map<Query, Database.Statement>();
  readonly #transaction: Transaction;
  /** Which file it is that was opened: another one may be put in its place. */
  readonly #identity: string;

  /** `steps` are others in tests only. */
  constructor(path: string, steps = STEPS) {
    this.#path = path;
    // Secrets of running deals lie in it: nobody else on this machine may read it, nor what SQLite lays beside it.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    this.#identity = identityOf(path);
    this.#db = new Database(path);
    // First of all: another process may be laying the same file.
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#db.exec('PRAGMA journal_mode = WAL');
    // A move is on the disk before it is answered, also through a power cut.
    this.#db.exec('PRAGMA synchronous = FULL');
    // Pages of busy tables change again and again: written back more rarely, many times become one (80 MB at most).
    this.#db.exec('PRAGMA wal_autocheckpoint = 20000');
    this.#migrate(steps);
    this.#transaction = {
      all: async <T>(query: Query, ...values: Value[]) =>
        this.#statement(query).all(...values) as T[],
      run: async (query, ...values) => this.#statement(query).run(...values).changes,
      now: async () => Date.now(),
    };
  }

  /** All in one transaction, each judged by itself; an error undoes them all. */
  append(appends: readonly Written[]): Promise<Outcome<'stored' | 'taken'>[]> {
    return this.#inTransaction('BEGIN IMMEDIATE', async () => {
      const outcomes: Outcome<'stored' | 'taken'>[] = [];
      for (const append of appends) {
        const isStored = this.#add(append);
        outcomes.push(isStored ? STORED : TAKEN);
        if (!isStored) continue;
        if (append.seated.length > 0) await noteSeated(this.#transaction, append);
        if (append.row !== null) await putRow(this.#transaction, append.row);
      }
      return outcomes;
    });
  }

  /** All in one transaction; one that fails undoes only itself. Readers do not ask to write. */
  callAll(calls: readonly Call[]): Promise<Outcome<unknown>[]> {
    const work = async (): Promise<Outcome<unknown>[]> => {
      const outcomes: Outcome<unknown>[] = [];
      for (const call of calls) outcomes.push(await this.#call(call));
      return outcomes;
    };
    const reading = calls.every(({ method }) => readsOnly(method));
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

  /** The entries of one table, if nobody was faster. Without a promise for each: most of what a thread does is this. */
  #add({ table, seq, entries }: Written): boolean {
    const add = this.#statement('addEntry');
    for (const [i, { kind, body }] of entries.entries()) {
      const { changes } = add.run([table, seq + i, kind, body]);
      // Numbers are given without gaps: where the first is free, the others are.
      if (i === 0 && changes === 0) return false;
    }
    return true;
  }

  async #call({ method, args }: Call): Promise<Outcome<unknown>> {
    const run = storeMethods[method] as (
      transaction: Transaction,
      ...rest: readonly unknown[]
    ) => Promise<unknown>;
    this.#db.exec('SAVEPOINT one');
    try {
      const value = await run(this.#transaction, ...args);
      this.#db.exec('RELEASE one');
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
    if (identityOf(this.#path) !== this.#identity)
      throw new Error(`${this.#path} was deleted or replaced: stop the server and put it back`);
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

  #statement(query: Query): Database.Statement {
    const made = this.#statements.get(query) ?? this.#db.prepare(STATEMENTS[query]);
    this.#statements.set(query, made);
    return made;
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

/** Of a store that may be of any version, and in use. */
export function openReadOnly(path: string): Database.Database {
  const db = new Database(`${pathToFileURL(path).href}?mode=ro`);
  db.exec('PRAGMA busy_timeout = 5000');
  return db;
}

export const versionOf = (db: Database.Database): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
}
