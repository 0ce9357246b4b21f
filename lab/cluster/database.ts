import type { Group } from '@tischlein/api/group';
import LibSql from 'libsql';
import { statementsOf } from '../../server/store/file.ts';
import { STEPS } from '../../server/store/schema.ts';
import * as stores from '../../server/store/store.ts';
import type { Append } from '../../server/store/tables.ts';
import type { World } from './world.ts';

/** Every error that is planted says so: any other is one of the product. */
export const INJECTED = 'injected';

/** The database all nodes share: the product's own statements, in memory, one transaction after the other. */
export class Database extends stores.NamedStore {
  readonly #db = new LibSql(':memory:');
  readonly #statements: ReturnType<typeof statementsOf>;
  /** Hears of each table that may have new entries. */
  written: (tables: readonly string[]) => void = () => {};
  /** Hears of each change of a group. */
  grouped: (before: Group, after: Group) => void = () => {};

  constructor(now: () => number) {
    super();
    for (const step of STEPS) for (const statement of step) this.#db.exec(statement);
    this.#statements = statementsOf(this.#db, now);
  }

  protected call(call: stores.Call): Promise<unknown> {
    return this.run(call);
  }

  async run(call: stores.Call): Promise<unknown> {
    const { method, args } = call;
    const saves = method === 'saveGroup';
    const [after, tables] = (saves ? args : []) as Partial<Parameters<stores.Store['saveGroup']>>;
    const before = after && (await this.group(after.id));
    const value = await this.#inTransaction(() =>
      stores.runCall(call, this.#statements.transaction),
    );
    if (method === 'append' && value === 'stored') this.written([(args[0] as Append).table]);
    if (!saves || value !== 'saved') return value;
    this.written(tables!.map(({ table }) => table));
    if (before) this.grouped(before.group, after!.group);
    return value;
  }

  /** Every entry of a table after a number, as it stands there. */
  bodies(table: string, after: number): string[] {
    const sql = 'SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq';
    const rows = this.#statements.prepared(sql).all(table, after) as { readonly body: string }[];
    return rows.map(({ body }) => body);
  }

  row(table: string): { readonly [column: string]: string | number | null } {
    const found = this.#statements.prepared('SELECT * FROM tables WHERE id = ?').get(table);
    return found as ReturnType<Database['row']>;
  }

  override async close(): Promise<void> {
    this.#statements.clear();
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
const FAILING = 'append saveGroup addGroup setDue putOff claimDue'.split(' ');

/** The store as one node reaches it: calls take their time, overtake each other and fail. */
export class NodeStore extends stores.NamedStore {
  constructor(
    private readonly world: World,
    private readonly database: Database,
    private readonly link: StoreLink,
    private readonly isAlive: () => boolean,
  ) {
    super();
  }

  override check(): Promise<void> {
    return this.#send('check', async () => {});
  }

  override async size(): Promise<number> {
    return 0;
  }

  override async close(): Promise<void> {}

  protected call({ method, args }: stores.Call): Promise<unknown> {
    // What it says later must not change what is under way.
    const sent = { method, args: structuredClone(args) };
    return this.#send(method, () => this.database.run(sent));
  }

  #send<T>(method: string, work: () => Promise<T>): Promise<T> {
    const { world, link } = this;
    return new Promise<T>((resolve, reject) => {
      if (!this.isAlive()) return;
      const back = (ms: number, answer: () => void): void =>
        void world.later(ms, () => this.isAlive() && answer());
      const lose = (ms: number, why: string): void =>
        back(ms, () => reject(new stores.StoreUnavailable(`${INJECTED}: ${why}`)));
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
