import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { Quota } from './quota.ts';
import { SqliteStore } from './store/sqlite.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'tischlein-quota-'));
const store = new SqliteStore(join(folder, 'a.sqlite'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('nodes that share a store share what somebody may use, and ask it rarely', async () => {
  let now = DAY;
  const allowance = { what: 'entries', most: 100, span: DAY, part: 10 } as const;
  const nodes = [1, 2, 3].map(() => new Quota(store, allowance, () => now));
  const spend = vi.spyOn(store, 'spend');
  const useAll = async (person: string): Promise<number> => {
    let used = 0;
    for (let i = 0; i < 200; i++) if (await nodes[i % 3]!.allows(person)) used += 1;
    return used;
  };
  expect(await useAll('eva')).toBe(100);
  // Ten parts, and once more on each node: neither a part nor a single one is left.
  expect(spend.mock.calls.length).toBe(10 + 3 * 2);
  spend.mockRestore();
  expect(await nodes[0]!.allows('anna', 40)).toBe(true);
  expect(await nodes[1]!.allows('anna', 70)).toBe(false);
  expect(await nodes[1]!.allows('anna', 60)).toBe(true);
  now += DAY;
  expect(await useAll('eva')).toBe(100);
});
