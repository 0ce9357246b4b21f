import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tischlein/kit';
import type { Entry } from '@tischlein/table';
import { journalOf } from '../../server/journal.testing.ts';
import { PostgresStore } from '../../server/store/postgres.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';

export interface DrivePlan {
  readonly game: Game;
  /** Null: a SQLite file of its own, gone afterwards. */
  readonly databaseUrl: string | null;
  /** As many nodes on one database; a file has one. */
  readonly writers: number;
  /** Of each writer; every table writes its next move once the last one is on the disk. */
  readonly tables: number;
  readonly seconds: number;
}

export interface DriveReport {
  readonly writers: number;
  readonly tables: number;
  readonly entries: number;
  readonly entriesPerSecond: number;
  /** Time the database spent on statements, all connections together, for an entry; null for a file. */
  readonly backendMicros: number | null;
  readonly bytesPerEntry: number;
}

/** Moves into a store as fast as it takes them, without a server in front of it. Leaves its entries in a database. */
export async function driveStore(plan: DrivePlan): Promise<DriveReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-store-'));
  const open = async (): Promise<Store> =>
    plan.databaseUrl === null
      ? new SqliteStore(join(folder, 'store.sqlite'))
      : PostgresStore.open(plan.databaseUrl);
  /** A connection tells the database what it took only now and then, and when it ends: so all have ended before. */
  const used = async (): Promise<{ bytes: number; busy: number | null }> => {
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

async function write(
  plan: DrivePlan,
  open: () => Promise<Store>,
): Promise<{ entries: number; seconds: number }> {
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
