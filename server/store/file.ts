import Database from 'libsql';
import { SQL, type Query } from './queries.ts';
import { stepsWith } from './schema.ts';
import type { Written } from './store.ts';
import { appendTo, WORK, type Method, type Session, type Value } from './work.ts';

export const STEPS = stepsWith((column, name) => `${column} ->> '${name}'`);

/** The SQLite file itself. Its driver blocks, so it lives in a thread of its own (see `thread.ts`). */
export class StoreFile {
  readonly #db: Database.Database;
  readonly #statements = new Map<Query, Database.Statement>();
  readonly #session: Session;

  constructor(path: string) {
    this.#db = new Database(path);
    // First of all: another process may be laying the same file.
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#db.exec('PRAGMA journal_mode = WAL');
    // Each commit is on the disk before it is answered, also through a power cut.
    this.#db.exec('PRAGMA synchronous = FULL');
    // Pages of busy tables change again and again: written back more rarely, many times become one (80 MB at most).
    this.#db.exec('PRAGMA wal_autocheckpoint = 20000');
    this.#migrate();
    this.#session = {
      all: async <T>(query: Query, ...values: Value[]) =>
        this.#statement(query).all(...values) as T[],
      run: async (query, ...values) => this.#statement(query).run(...values).changes,
      now: async () => Date.now(),
    };
  }

  /** All in one transaction, each judged by itself; an error undoes them all. */
  append(appends: readonly Written[]): Promise<('stored' | 'taken')[]> {
    return this.#inTransaction(async () => {
      const outcomes: ('stored' | 'taken')[] = [];
      for (const append of appends) outcomes.push(await appendTo(this.#session, append));
      return outcomes;
    });
  }

  call(method: Method, args: readonly unknown[]): Promise<unknown> {
    const work = WORK[method] as (session: Session, ...rest: unknown[]) => Promise<unknown>;
    return this.#inTransaction(() => work(this.#session, ...args));
  }

  /** How durable the live connection really is. */
  settings(): { journal: unknown; synchronous: unknown } {
    const value = (name: string) =>
      Object.values(this.#db.prepare(`PRAGMA ${name}`).get() as object)[0] as unknown;
    return { journal: value('journal_mode'), synchronous: value('synchronous') };
  }

  /** A whole copy of the running store. */
  backup(path: string): void {
    this.#db.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  async #inTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#db.exec('BEGIN IMMEDIATE');
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
    const made = this.#statements.get(query) ?? this.#db.prepare(SQL[query]);
    this.#statements.set(query, made);
    return made;
  }

  /** Of all processes that open the file at once, one takes the steps. */
  #migrate(): void {
    this.#db.exec('BEGIN IMMEDIATE');
    const { user_version: version } = this.#db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > STEPS.length)
      throw new Error(
        `this data folder was written by a newer tischlein (version ${version} of the store; this one knows ${STEPS.length})`,
      );
    for (const step of STEPS.slice(version)) for (const statement of step) this.#db.exec(statement);
    if (version < STEPS.length) this.#db.exec(`PRAGMA user_version = ${STEPS.length}`);
    this.#db.exec('COMMIT');
  }
}
