import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tischlein/kit';
import { foldAll, type Entry } from '@tischlein/table';
import { STORE_FILE } from '../../server/store/schema.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { rowOf } from '../../server/tables/row.ts';
import { journalOf, longJournalOf } from '../../server/journal.testing.ts';

const AT_ONCE = 1000;
const MOVES = 10;
const DAY = 86_400_000;

/** Fills a new store with tables of the last days that nobody plays at: half of them finished, half left alone. */
export async function fillWithOld(data: string, game: Game, count: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  const store = new SqliteStore(join(data, STORE_FILE));
  const now = Date.now();
  const left = journalOf(game, 'old', MOVES, now - 10 * DAY);
  const ended: Entry = { type: 'ended', how: 'ended', seq: left.length + 1, at: now };
  const kinds = [left, [...left, ended]].map((journal) => ({
    journal,
    row: rowOf(foldAll(journal, () => game)),
  }));
  const add = (number: number): Promise<unknown> => {
    const { journal, row } = kinds[number % kinds.length]!;
    const table = `old-${number}`;
    const entries = [{ ...journal[0]!, table } as Entry, ...journal.slice(1)];
    return store.append({
      table,
      entries,
      row: { ...row, table, changedAt: now - (number % DAY) },
    });
  };
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => add(from + i)),
    );
  await store.close();
}

/** A store with one table, of a game that goes on and on; answers its id. */
export async function fillWithLong(data: string, game: Game, moves: number): Promise<string> {
  mkdirSync(data, { recursive: true });
  const store = new SqliteStore(join(data, STORE_FILE));
  const table = 'a-long-game';
  const entries = longJournalOf(game, table, moves, Date.now());
  await store.append({ table, entries, row: rowOf(foldAll(entries, () => game)) });
  await store.close();
  return table;
}
