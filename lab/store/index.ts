import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tischlein/kit';
import type { Entry } from '@tischlein/table';
import { commandOf, gameOf, USUAL_GAME, want, whole, yes } from '../../cli/command.ts';
import { failUsage } from '../../cli/failure.ts';
import { backUp } from '../../server/backup.ts';
import { journalOf } from '../../server/journal.testing.ts';
import { SWEPT_AT_ONCE } from '../../server/server.ts';
import { STORE_FILE } from '../../server/store/schema.ts';
import { readSettings } from '../../server/settings.ts';
import { PostgresStore } from '../../server/store/postgres.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { printFigures } from '../../cli/runner/report.ts';
import { fillWithOld } from './fill.ts';

export const storeCommand = commandOf({
  summary: 'measure the store by itself: entries a second, without a server',
  words: '[GAME]',
  about: `Writes moves as fast as the store takes them: to the Postgres database of DATABASE_URL, where they stay (name one for
this), else to a SQLite file of its own. Every table writes its next move once the last one is on the disk.`,
  flags: {
    writers: whole('nodes on one database; a file has one', 1, { least: 1 }),
    tables: whole('tables of each', 500, { least: 1 }),
    seconds: whole('how long', 5, { least: 1 }),
    old: whole(
      'instead: a SQLite file of its own with N old tables, and what opening, sweeping and copying it take; 0: no',
      0,
    ),
    json: yes('an object instead of lines'),
  },

  async run({ old, json, ...plan }, [name = USUAL_GAME]) {
    const game = gameOf(name);
    const { databaseUrl } = want(readSettings(process.env));
    if (databaseUrl === null && plan.writers > 1)
      failUsage('several writers need a database: set DATABASE_URL');
    const report =
      old > 0 ? await measureOld(game, old) : await driveStore({ ...plan, game, databaseUrl });
    printFigures(report, json);
  },
});

interface DrivePlan {
  readonly game: Game;
  /** Null: a SQLite file of its own, gone afterwards. */
  readonly databaseUrl: string | null;
  /** As many nodes on one database; a file has one. */
  readonly writers: number;
  /** Of each writer; every table writes its next move once the last one is on the disk. */
  readonly tables: number;
  readonly seconds: number;
}

/** Moves into a store as fast as it takes them, without a server in front of it. Leaves its entries in a database. */
export async function driveStore(plan: DrivePlan) {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-store-'));
  const open = async (): Promise<Store> =>
    plan.databaseUrl === null
      ? new SqliteStore(join(folder, 'store.sqlite'))
      : PostgresStore.open(plan.databaseUrl);
  /** A connection tells the database what it took only now and then, and when it ends: so all have ended before. */
  const used = async () => {
    const store = await open();
    const busy = store instanceof PostgresStore ? await store.busyMillis() : null;
    const bytes = await store.size();
    await store.close();
    return { bytes, busy };
  };
  try {
    const before = await used();
    const { entries, seconds } = await write(plan, open);
    const after = await used();
    return {
      writers: plan.writers,
      tables: plan.tables,
      entries,
      entriesPerSecond: Math.round(entries / seconds),
      /** Time the database spent on statements, all connections together, for an entry; null for a file. */
      backendMicros:
        before.busy === null || after.busy === null
          ? null
          : Math.round(((after.busy - before.busy) * 1000) / entries),
      bytesPerEntry: Math.round((after.bytes - before.bytes) / entries),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function write(plan: DrivePlan, open: () => Promise<Store>) {
  const stores: Store[] = [];
  try {
    for (let i = 0; i < plan.writers; i++) stores.push(await open());
    const journal = journalOf(plan.game, 'drive', 10, Date.now());
    const run = `drive-${Date.now()}`;
    const start = performance.now();
    const counts = await Promise.all(
      stores.flatMap((store, writer) =>
        Array.from({ length: plan.tables }, (_, i) =>
          fill(store, `${run}-${writer}-${i}`, journal, start + plan.seconds * 1000),
        ),
      ),
    );
    const entries = counts.reduce((sum, count) => sum + count, 0);
    return { entries, seconds: (performance.now() - start) / 1000 };
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}

async function fill(
  store: Store,
  table: string,
  journal: readonly Entry[],
  end: number,
): Promise<number> {
  const last = journal.at(-1)!;
  await store.append({ table, entries: journal, row: null });
  let seq = last.seq;
  while (performance.now() < end) {
    seq += 1;
    await store.append({ table, entries: [{ ...last, seq }], row: null });
  }
  return seq;
}

const SHARE = 100;

/**
 * How long the work that grows with old tables takes in a store full of them: a SQLite file of its own, gone
 * afterwards.
 */
export async function measureOld(game: Game, tables: number) {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-old-'));
  const file = join(data, STORE_FILE);
  try {
    const fill = await timed(() => fillWithOld(data, game, tables));
    const { size } = statSync(file);
    let store!: SqliteStore;
    // Until its first answer.
    const open = await timed(async () => {
      store = new SqliteStore(file);
      await store.settings();
    });
    const sweepBefore = (before: number): Promise<number> =>
      store.sweep({ before, botsBefore: before, groupsBefore: 0, limit: SWEPT_AT_ONCE });
    // As nearly every day; then one that takes a hundredth of the tables away.
    const sweepNothing = await timed(() => sweepBefore(0));
    let swept = 0;
    const sweep = await timed(async () => {
      for (let more = 1; more > 0 && swept < tables / SHARE; swept += more)
        more = await sweepBefore(Date.now());
    });
    const backup = await timed(async () => backUp(data, join(data, 'copy.sqlite')));
    await store.close();
    const took = { fill, open, sweepNothing, sweep: { ...sweep, tables: swept }, backup };
    return { tables, megabytes: Math.round(size / 1e6), ...took };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** By the clock, and the processor time of all threads. */
async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return {
    millis: Math.round(performance.now() - start),
    cpuMillis: Math.round((user + system) / 1000),
  };
}
