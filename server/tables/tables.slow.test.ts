import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { games } from '@tischlein/manifests/all';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { journalOf, longJournalOf } from '../journal.testing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Tables } from './tables.ts';
import { servicesWith } from './services.testing.ts';

/** Bytes depend on the engine and its version: they are held against a limit in the full run only. */
const FULL = Number(process.env['EFFORT']) > 1;
const TABLES = 500;
const MOVES = 50;
const START = 1_800_000_000_000;

const folder = mkdtempSync(join(tmpdir(), 'tischlein-tables-'));
const store = new SqliteStore(join(folder, 'a.sqlite'));
let now = START;
let tables: Tables;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tables = new Tables(servicesWith({ store, now: () => now }));
});
afterAll(async () => {
  tables.close();
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function kilobytesInUse(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    await sleep(20);
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
}

/** So many tables in the middle of a game, in the store and in memory. */
async function lay(name: string, from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, i) => `${name}-of-22-letters-${from + i}`);
  const [made, ...rest] = journalOf(games[name]!, 'a long game', MOVES, START);
  await Promise.all(
    ids.map((id) =>
      store.append({
        table: id,
        entries: [{ ...made!, table: id } as typeof made & object, ...rest],
        row: null,
      }),
    ),
  );
  for (const id of ids) expect((await tables.get(id))?.table.play.made).toBe(MOVES);
}

it.each(Object.keys(games))(
  '%s: an idle table is forgotten a minute later, and takes less than 150 kB until then',
  async (name) => {
    await lay(name, 0, 50);
    const before = await kilobytesInUse();
    await lay(name, 50, 50 + TABLES);
    const each = ((await kilobytesInUse()) - before) / TABLES;
    console.log(`${name}: ${each.toFixed(1)} kB for a table after ${MOVES} moves`);
    // Its last forty moves are kept with their states, for whoever was away for a moment.
    expect(each).toBeLessThan(150);
    expect(tables.size).toBe(50 + TABLES);
    now += 61_000;
    vi.advanceTimersByTime(61_000);
    expect(tables.size).toBe(0);
    if (FULL) expect(((await kilobytesInUse()) - before) / TABLES).toBeLessThan(1);
  },
);

it('a node that can not reach the store puts nothing off', async () => {
  const calls: string[] = [];
  const away = new Proxy(store, {
    get:
      (_, method: string) =>
      async (...args: unknown[]): Promise<unknown> => {
        calls.push(method);
        if (method === 'claimDue') return ['due'];
        throw args.length > 0 ? new StoreUnavailable('away') : new Error(method);
      },
  });
  const logged: string[] = [];
  const log = (event: string): void => void logged.push(event);
  const cut = new Tables(servicesWith({ store: away, now: () => now, log }));
  await vi.advanceTimersByTimeAsync(1000);
  cut.close();
  expect(calls).toEqual(['claimDue', 'read']);
  expect(logged).toEqual(['due_poll_failed']);
});

it('lays a very long game part by part, and others are served in between', async () => {
  const entries = longJournalOf(games['mow']!, 'long', 1000, START);
  await store.append({ table: 'long', entries, row: null });
  const play = vi.spyOn(games['mow']!, 'play');
  const played = [0];
  let laid = false;
  const serve = (): void => {
    played.push(play.mock.calls.length);
    if (!laid) setImmediate(serve);
  };
  serve();
  await tables.get('long');
  laid = true;
  const all = play.mock.calls.length;
  played.push(all);
  play.mockRestore();
  const atOnce = Math.max(...played.slice(1).map((now, i) => now - played[i]!));
  expect(all).toBe(1000);
  expect(atOnce).toBeLessThan(all / 4);
});
