import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tischlein/kit';
import { backUp } from '../../server/backup.ts';
import { fillWithOld } from './fill.ts';
import { STORE_FILE, SWEPT_AT_ONCE } from '../../server/server.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';

/** By the clock, and the processor time of all threads. */
export interface Took {
  readonly millis: number;
  readonly cpuMillis: number;
}

export interface GrowthReport {
  readonly tables: number;
  readonly megabytes: number;
  readonly fill: Took;
  /** Opening the store, until its first answer. */
  readonly open: Took;
  /** A sweep that finds nothing old enough, as nearly every day. */
  readonly sweepNothing: Took;
  /** A sweep that takes a hundredth of the tables away, and how many those are. */
  readonly sweep: Took & { readonly tables: number };
  /** A whole copy in another file. */
  readonly backup: Took;
}

const SHARE = 100;

/**
 * How long the work that grows with old tables takes in a store full of them: a SQLite file of its own, gone
 * afterwards.
 */
export async function measureOld(game: Game, tables: number): Promise<GrowthReport> {
  const data = mkdtempSync(join(tmpdir(), 'tischlein-old-'));
  const file = join(data, STORE_FILE);
  try {
    const fill = await timed(() => fillWithOld(data, game, tables));
    const { size } = statSync(file);
    let store!: SqliteStore;
    const open = await timed(async () => {
      store = new SqliteStore(file);
      await store.settings();
    });
    const sweepBefore = (before: number): Promise<number> =>
      store.sweep({ before, botsBefore: before, groupsBefore: 0, limit: SWEPT_AT_ONCE });
    const sweepNothing = await timed(() => sweepBefore(0));
    let swept = 0;
    const sweep = await timed(async () => {
      for (let more = 1; more > 0 && swept < tables / SHARE; swept += more)
        more = await sweepBefore(Date.now());
    });
    const backup = await timed(async () => backUp(data, join(data, 'copy.sqlite')));
    await store.close();
    const megabytes = Math.round(size / 1e6);
    return {
      tables,
      megabytes,
      fill,
      open,
      sweepNothing,
      sweep: { ...sweep, tables: swept },
      backup,
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<Took> {
  const start = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return {
    millis: Math.round(performance.now() - start),
    cpuMillis: Math.round((user + system) / 1000),
  };
}
