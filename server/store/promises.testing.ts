import { afterAll, beforeAll } from 'vitest';
import { keepsGroups } from './groups.testing.ts';
import { keepsJournals } from './journals.testing.ts';
import type { Opened } from './opened.testing.ts';
import { keepsOrders } from './operator.testing.ts';
import { keepsPeople } from './people.testing.ts';
import { keepsResults } from './results.testing.ts';
import type { Store } from './store.ts';

/** What every store promises; run for each kind. */
export function keepsItsPromises(open: () => Promise<Store>): void {
  let store: Store;
  let count = 0;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  const opened: Opened = { store: () => store, open, table: () => `t${count++}` };
  for (const keeps of [keepsJournals, keepsPeople, keepsResults, keepsGroups, keepsOrders])
    keeps(opened);
}
