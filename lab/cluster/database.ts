import type { Group } from '@tischlein/api/group';
import LibSql from 'libsql';
import { STATEMENTS } from '../../server/store/file.ts';
import type { GroupSight } from '../../server/store/groups.ts';
import { NamedStore, storeMethods } from '../../server/store/methods.ts';
import type { Query } from '../../server/store/queries.ts';
import { STEPS } from '../../server/store/schema.ts';
import { StoreUnavailable, written, type Append, type Store } from '../../server/store/store.ts';
import { noteSeated, putRow } from '../../server/store/tables.ts';
import type { Method, Transaction } from '../../server/store/transaction.ts';
import type { World } from './world.ts';

/** Every error that is planted says so: any other is one of the product. */
export const INJECTED = 'injected';

/** The database all nodes share: the product's own statements, in memory, one transaction after the other. */
export class Database {
  readonly #db = new LibSql(':memory:');
  readonly #statements = new Map<Query, LibSql.Statement>();
  readonly #transaction: Transaction;
  #row: LibSql.Statement | null = null;
  /** Hears of each table that may have new entries. */
  written: (tables: readonly string[]) => void = () => {};
  /** Hears of each change of a group. */
  grouped: (before: Group, after: Group) => void = () => {};

  constructor(now: () => number) {
    for (const step of STEPS) for (const statement of step) this.#db.exec(statement);
    this.#transaction = {
      all: async <T>(query: Query, ...values: unknown[]) =>
        this.#statement(query).all(...values) as T[],
      run: async (query, ...values) => this.#statement(query).run(...values).changes,
      now: async () => now(),
    };
  }

  async append(append: Append): Promise<'stored' | 'taken'> {
    const { table, seq, entries, ...more } = written(append);
    const outcome = await this.#inTransaction(async () => {
      for (const [i, { kind, body }] of entries.entries()) {
        const added = await this.#transaction.run('addEntry', table, seq + i, kind, body);
        if (added === 0) return 'taken';
      }
      await noteSeated(this.#transaction, { table, seq, entries, ...more });
      if (more.row !== null) await putRow(this.#transaction, more.row);
      return 'stored';
    });
    if (outcome === 'stored') this.written([table]);
    return outcome;
  }

  async call<M extends Method>(method: M, ...args: Parameters<Store[M]>): Promise<unknown> {
    const run = storeMethods[method] as (
      transaction: Transaction,
      ...rest: readonly unknown[]
    ) => Promise<unknown>;
    if (method !== 'saveGroup') return this.#inTransaction(() => run(this.#transaction, ...args));
    const [after, tables] = args as Parameters<Store['saveGroup']>;
    const before = (await this.call('group', after.id)) as GroupSight | null;
    const value = await this.#inTransaction(() => run(this.#transaction, ...args));
    if (value !== 'saved') return value;
    this.written(tables.map(({ table }) => table));
    if (before) this.grouped(before.group, after.group);
    return value;
  }

  /** Every entry of a table after a number, as it stands there. */
  bodies(table: string, after: number): string[] {
    const rows = this.#statement('entries').all(table, after) as { readonly body: string }[];
    return rows.map(({ body }) => body);
  }

  row(table: string): { readonly [column: string]: string | number | null } {
    this.#row ??= this.#db.prepare('SELECT * FROM tables WHERE id = ?');
    return this.#row.get(table) as ReturnType<Database['row']>;
  }

  close(): void {
    this.#statements.clear();
    this.#row = null;
    this.#db.close();
  }

  /** Nothing in it waits for time to pass, so no other transaction comes in between. */
  async #inTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#db.exec('BEGIN');
    try {
      const value = await work();
      this.#db.exec(value === 'taken' ? 'ROLLBACK' : 'COMMIT');
      return value;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #statement(query: Query): LibSql.Statement {
    const made = this.#statements.get(query) ?? this.#db.prepare(STATEMENTS[query]);
    this.#statements.set(query, made);
    return made;
  }
}

/** How the way between a node and the database is. */
export interface StoreLink {
  isDown: boolean;
  /** Milliseconds more for each call. */
  slow: number;
  /** So many of the next writes fail, before or after they were stored. */
  failBefore: number;
  failAfter: number;
}

/** What a node's patience with the database is, in milliseconds. */
const PATIENCE_MS = 1500;
const FAILING: readonly string[] = ['append', 'saveGroup', 'addGroup', 'setDue', 'claimDue'];

/** The store as one node reaches it: calls take their time, overtake each other and fail. */
export class NodeStore extends NamedStore {
  readonly #world: World;
  readonly #database: Database;
  readonly #link: StoreLink;
  readonly #isAlive: () => boolean;

  constructor(world: World, database: Database, link: StoreLink, isAlive: () => boolean) {
    super();
    this.#world = world;
    this.#database = database;
    this.#link = link;
    this.#isAlive = isAlive;
  }

  override append(append: Append): Promise<'stored' | 'taken'> {
    // What it says later must not change what is under way.
    const sent = structuredClone({ ...append });
    return this.#send('append', () => this.#database.append(sent));
  }

  override check(): Promise<void> {
    return this.#send('check', async () => {});
  }

  override async size(): Promise<number> {
    return 0;
  }

  override async close(): Promise<void> {}

  protected call<M extends Method>(method: M, ...args: Parameters<Store[M]>): ReturnType<Store[M]> {
    return this.#send(method, () => this.#database.call(method, ...args)) as ReturnType<Store[M]>;
  }

  #send<T>(method: string, work: () => Promise<T>): Promise<T> {
    const world = this.#world;
    const link = this.#link;
    return new Promise<T>((resolve, reject) => {
      if (!this.#isAlive()) return;
      const back = (ms: number, answer: () => void): void =>
        void world.later(ms, () => this.#isAlive() && answer());
      const lose = (ms: number, why: string): void =>
        back(ms, () => reject(new StoreUnavailable(`${INJECTED}: ${why}`)));
      const arrive = (): void => {
        if (link.isDown) return lose(PATIENCE_MS, 'the database is away');
        const isWrite = FAILING.includes(method);
        if (isWrite && link.failBefore > 0) {
          link.failBefore -= 1;
          return lose(world.latency(), `${method} was not stored`);
        }
        const isLost = isWrite && link.failAfter > 0;
        if (isLost) link.failAfter -= 1;
        void work().then(
          (value) =>
            isLost
              ? lose(world.latency(), `${method} was stored, but that was not heard`)
              : back(world.latency() + link.slow, () => resolve(value)),
          (error: Error) => back(world.latency(), () => reject(error)),
        );
      };
      world.later(world.latency() + link.slow, arrive);
    });
  }
}
