import type { Entry } from '@tischlein/table';
import { beforeAll, expect, it, vi } from 'vitest';
import { entry, HOUR, row, type Opened } from './opened.testing.ts';
import { StoreUnavailable, type Store } from './store.ts';

/** What every store promises of journals, lists and due work. */
export function keepsJournals({ store: opened, table }: Opened): void {
  let store: Store;
  beforeAll(() => void (store = opened()));

  it('gives entries back as they were, in order', async () => {
    const t = table();
    expect(await store.read(t, 0)).toEqual([]);
    expect(await store.append({ table: t, entries: [entry(1), entry(2)], row: null })).toBe(
      'stored',
    );
    expect(await store.append({ table: t, entries: [entry(3)], row: null })).toBe('stored');
    expect(await store.read(t, 0)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await store.read(t, 2)).toEqual([entry(3)]);
  });

  it('lets nobody take a number twice, and nothing behind it', async () => {
    const t = table();
    await store.append({ table: t, entries: [entry(1)], row: row(t) });
    const late = {
      table: t,
      entries: [entry(1, 'late'), entry(2, 'late')],
      row: row(t, { phase: 'late' }),
    };
    expect(await store.append(late)).toBe('taken');
    expect(await store.read(t, 0)).toEqual([entry(1)]);
  });

  it('of many at once lets one in for each number', async () => {
    const t = table();
    // While this one is under way all others gather for one commit.
    void store.append({ table: table(), entries: [entry(1)], row: null });
    const tries = Array.from({ length: 50 }, (_, i) =>
      store.append({ table: t, entries: [entry(1, `w${i}`)], row: null }),
    );
    const others = Array.from({ length: 50 }, () =>
      store.append({ table: table(), entries: [entry(1)], row: null }),
    );
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await Promise.all(others)).toEqual(Array(50).fill('stored'));
    expect(await store.heads([t, 'nowhere'])).toEqual(new Map([[t, 1]]));
  });

  it('lists what is to be listed, the latest first', async () => {
    const [a, b, c] = [table(), table(), table()];
    await store.append({
      table: a,
      entries: [entry(1)],
      row: row(a, { listed: true, changedAt: 5000 }),
    });
    await store.append({ table: b, entries: [entry(1)], row: row(b) });
    await store.append({
      table: c,
      entries: [entry(1)],
      row: row(c, { listed: true, changedAt: 6000 }),
    });
    // Nobody has sat down there, and nobody looks at it.
    expect(await store.listed(10, 60_000)).toEqual([]);
    await store.setAwake([a, b, c]);
    const listed = await store.listed(10, 60_000);
    expect(listed.map((each) => each.table)).toEqual([c, a]);
    expect(listed[1]).toEqual(row(a, { listed: true, changedAt: 5000 }));
    expect(await store.listed(10, -60_000)).toEqual([]);
  });

  it('hands out due work once, until the lease is over', async () => {
    const t = table();
    const claim = (lease: number) => store.claimDue(0, lease, 10);
    await store.append({
      table: t,
      entries: [entry(1)],
      row: row(t, { dueAt: Date.now() + HOUR }),
    });
    expect(await claim(0)).toEqual([]);
    await store.append({
      table: t,
      entries: [entry(2)],
      row: row(t, { dueAt: Date.now() - 1000 }),
    });
    expect(await store.claimDue(HOUR, 0, 10)).toEqual([]);
    expect(await claim(0)).toEqual([t]);
    expect(await claim(HOUR)).toEqual([t]);
    expect(await claim(HOUR)).toEqual([]);
    await store.append({ table: t, entries: [entry(3)], row: row(t, { dueAt: null }) });
    expect(await claim(HOUR)).toEqual([]);
  });

  it('goes by its own clock for leases, not by that of the node', async () => {
    const t = table();
    await store.append({
      table: t,
      entries: [entry(1)],
      row: row(t, { dueAt: Date.now() - 1000 }),
    });
    expect(await store.claimDue(0, HOUR, 10)).toEqual([t]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR });
    expect(await store.claimDue(0, HOUR, 10)).toEqual([]);
    vi.useRealTimers();
    await store.append({ table: t, entries: [entry(2)], row: row(t, { dueAt: null }) });
  });

  it('of many writes at once one that fails undoes only itself', async () => {
    const add = (id: string): Promise<void> =>
      store.addPerson({ id, name: id, language: 'en', avatar: null }, `token of ${id}`, 1);
    const twice = await Promise.allSettled(['jan', 'kim', 'jan', 'leo'].map(add));
    const failed = twice.filter((each) => each.status === 'rejected');
    expect(failed).toMatchObject([{ reason: expect.any(StoreUnavailable) as unknown }]);
    for (const id of ['jan', 'kim', 'leo']) {
      expect(await store.person(id)).not.toBeNull();
      await store.forgetPerson(id);
    }
  });

  it('can be checked and weighed', async () => {
    await store.check();
    expect(await store.size()).toBeGreaterThan(4096);
  });

  it('sweeps away what nobody has touched', async () => {
    const quiet = { id: 'quiet', name: 'Q', language: 'en', avatar: null };
    await store.addPerson(quiet, 'quiet', 9);
    await store.addPerson({ ...quiet, id: 'seated' }, 'seated', 9);
    const chair = table();
    const sat = {
      ...entry(1),
      type: 'sat',
      seat: 0,
      who: { id: 'seated', name: 'S', avatar: null },
    };
    await store.append({
      table: chair,
      entries: [sat as Entry],
      row: row(chair, { changedAt: 10_000 }),
    });
    const t = table();
    await store.append({ table: t, entries: [entry(1)], row: row(t, { changedAt: 10 }) });
    const older = table();
    await store.append({ table: older, entries: [entry(1)], row: row(older, { changedAt: 9 }) });
    await store.addPerson({ ...quiet, id: 'back' }, 'back', 9);
    await store.savePerson({ ...quiet, id: 'back' }, 12);
    expect(await store.sweep({ before: 11, botsBefore: 11, limit: 1, groupsBefore: 0 })).toBe(2);
    expect(await store.read(older, 0)).toEqual([]);
    expect(await store.read(t, 0)).toEqual([entry(1)]);
    while ((await store.sweep({ before: 11, botsBefore: 11, limit: 10, groupsBefore: 0 })) > 0);
    expect(await store.read(t, 0)).toEqual([]);
    const here = ['quiet', 'seated', 'back'].map(async (id) => (await store.person(id)) !== null);
    expect(await Promise.all(here)).toEqual([false, true, true]);
    expect(await store.personByToken('quiet')).toBeNull();
  });

  it('claims what is due, as it was last set', async () => {
    const t = table();
    await store.append({ table: t, entries: [entry(1)], row: row(t, { dueAt: 5 }) });
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    await store.setDue(t, Date.now() + 60_000, 1);
    expect(await store.claimDue(0, 0, 1000)).not.toContain(t);
    await store.setDue(t, 5, 1);
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    // Whoever has not read the last entry does not know what is due.
    await store.append({ table: t, entries: [entry(2)], row: null });
    await store.setDue(t, Date.now() + 60_000, 1);
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    await store.putOff(t, Date.now() + 60_000);
    expect(await store.claimDue(0, 0, 1000)).not.toContain(t);
    await store.append({ table: t, entries: [entry(3)], row: row(t, { dueAt: 5 }) });
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    await store.setDue(t, null, 3);
    expect(await store.claimDue(0, 0, 1000)).not.toContain(t);
  });
}
