import { beforeAll, expect, it } from 'vitest';
import { entry, row, type Opened } from './opened.testing.ts';
import type { Store } from './store.ts';

/** What every store promises to whoever runs it. */
export function keepsOrders({ store: opened, table }: Opened): void {
  let store: Store;
  beforeAll(() => void (store = opened()));

  it('keeps what the operator has said until it is lifted', async () => {
    const notice = { what: 'notice', whom: '', text: 'Soon', at: 1 } as const;
    await store.order(notice);
    await store.order({ what: 'address', whom: '10.0.0.1', text: '', at: 2 });
    await store.order({ ...notice, text: 'Now', at: 3 });
    expect(await store.orders()).toEqual([
      { what: 'address', whom: '10.0.0.1', text: '', at: 2 },
      { ...notice, text: 'Now', at: 3 },
    ]);
    expect(await store.lift('address', '10.0.0.1')).toBe(true);
    expect(await store.lift('address', '10.0.0.1')).toBe(false);
    expect(await store.lift('notice', '')).toBe(true);
    expect(await store.orders()).toEqual([]);
  });

  it('lists what was used last, hands out what is kept of a person, and deletes a table', async () => {
    const late = 9_000_000_000_000;
    const person = { id: 'shown', name: 'Shown', language: 'hu', avatar: 'bear' as const };
    await store.addPerson(person, 'shown-hash', late);
    expect(await store.lastPeople(1)).toEqual([
      { id: 'shown', name: 'Shown', madeAt: late, seenAt: late },
    ]);
    const t = table();
    const who = { id: 'shown', name: 'Shown', avatar: 'bear' as const };
    const sat = { type: 'sat', seat: 0, who, seq: 1, at: 1, by: 'shown', id: 'a' } as const;
    const line = row(t, { changedAt: late });
    await store.append({ table: t, entries: [sat], row: line });
    expect(await store.lastTables(1)).toEqual([line]);
    expect(Array.isArray(await store.lastGroups(5))).toBe(true);
    expect(await store.exportPerson('shown')).toMatchObject({
      person: { ...person, madeAt: late },
      tables: [t],
      groups: [],
      ratings: [],
      days: [],
      finished: [],
    });
    expect(await store.exportPerson('nobody')).toBeNull();
    expect(await store.removeTable(t)).toBe(true);
    expect(await store.removeTable(t)).toBe(false);
    expect([await store.read(t, 0), await store.seatedAt('shown')]).toEqual([[], []]);
    // A piece that came late goes as well.
    await store.append({ table: t, entries: [entry(2)], row: null });
    expect(await store.removeTable(t)).toBe(true);
    await store.forgetPerson('shown');
  });
}
