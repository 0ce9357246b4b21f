import { whoFrom } from '@tischlein/table';
import { courses, joined, newGroup, withoutPerson } from '@tischlein/api/group';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { entry, HOUR, row, type Opened } from './opened.testing.ts';
import type { Store } from './store.ts';

/** What every store promises of groups of regulars. */
export function keepsGroups({ store: opened }: Opened): void {
  let store: Store;
  beforeAll(() => void (store = opened()));

  describe('groups of regulars', () => {
    const CREST = { paper: 'leaf', cut: 'plain', motif: 'bear' } as const;
    const bears = async (id: string, people: readonly string[]): Promise<void> => {
      const [first, ...others] = people.map((person) => ({
        id: `m-${person}`,
        who: whoFrom(person, { name: person }),
      }));
      const about = { name: 'Bears', crest: CREST, game: 'mow', seed: 1, linkSecret: 'x' };
      const group = others.reduce((all, one) => joined(all, one, 2), newGroup(first!, about, 1));
      await store.addGroup(
        { id, key: `key-${id}`, usedAt: 100, group },
        { person: people[0]!, most: 9 },
      );
    };

    it('are changed by who has read the last change', async () => {
      await bears('g1', ['g1-anna', 'g1-beni']);
      const read = (await store.groupByKey('key-g1'))!;
      const group = withoutPerson(read.group, 'g1-beni');
      expect(await store.saveGroup({ ...read, group, key: 'other' }, [], null)).toBe('saved');
      const table = { table: 'late', entries: [entry(1)], row: row('late') };
      expect(await store.saveGroup({ ...read, key: 'late' }, [table], null)).toBe('overtaken');
      expect(await store.read('late', 0)).toEqual([]);
      expect(await store.groupRevs(['g1', 'nobody'])).toEqual(new Map([['g1', 2]]));
      expect(await store.groupByKey('key-g1')).toBeNull();
      expect(await store.groupByKey('other')).toMatchObject({ rev: 2, group });
      expect(await store.groupsOf('g1-beni', 9)).toEqual([]);
    });

    it('reports are kept for a while, and go with who made them and with the group', async () => {
      const people = ['rep-anna', 'rep-beni'];
      await bears('rep-1', people);
      await bears('rep-2', people);
      for (const id of people)
        await store.addPerson({ id, name: id, language: 'en', avatar: null }, id, 900);
      const report = (id: string, at: number, group: string, person: string): Promise<void> =>
        store.addReport({ id, at, group, person, name: 'Bears', text: 'rude' });
      await report('r1', 500, 'rep-1', 'rep-anna');
      await report('r2', 900, 'rep-2', 'rep-anna');
      await report('r3', 800, 'rep-1', 'rep-beni');
      await report('r4', 950, 'rep-1', 'rep-anna');
      const ids = async () => (await store.reports(9)).map(({ id }) => id);
      expect(await ids()).toEqual(['r4', 'r2', 'r3', 'r1']);
      await store.sweep({ before: 600, botsBefore: 600, groupsBefore: 0, limit: 9 });
      expect(await ids()).toEqual(['r4', 'r2', 'r3']);
      await store.forgetPerson('rep-beni');
      expect(await ids()).toEqual(['r4', 'r2']);
      await store.removeGroup('rep-1');
      expect(await ids()).toEqual(['r2']);
      await store.forgetPerson('rep-anna');
    });

    it('one person belongs to only so many, also where many are joined at once', async () => {
      await store.addPerson(
        { id: 'g5-eva', name: 'Eva', language: 'en', avatar: null },
        'g5-eva',
        1,
      );
      const joining = { person: 'g5-eva', most: 3 };
      const about = { name: 'Bears', crest: CREST, game: 'mow', seed: 1, linkSecret: 'x' };
      const group = newGroup({ id: 'm', who: whoFrom('g5-eva', { name: 'Eva' }) }, about, 1);
      const founded = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.addGroup({ id: `g5-${i}`, key: `key-g5-${i}`, usedAt: 100, group }, joining),
        ),
      );
      expect(founded.filter(Boolean).length).toBe(3);
      await bears('g6', ['g6-anna']);
      const read = (await store.group('g6'))!;
      const one = { id: 'm-eva', who: whoFrom('g5-eva', { name: 'Eva' }) };
      const withEva = joined(read.group, one, 2);
      const join = (most: number) =>
        store.saveGroup({ ...read, group: withEva }, [], { ...joining, most });
      expect([await join(3), await join(4), await join(4)]).toEqual(['many', 'saved', 'overtaken']);
      expect((await store.groupsOf('g5-eva', 9)).length).toBe(4);
    });

    it('know who is there, by the clock of the store, not by that of a node', async () => {
      await bears('g2', ['g2-anna', 'g2-beni']);
      const here = async (): Promise<string[]> =>
        (await store.group('g2'))!.seen.filter(({ isHere }) => isHere).map(({ person }) => person);
      const anna = [{ id: 'g2', people: ['g2-anna'] }];
      expect(await here()).toEqual([]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR });
      await store.seeInGroups(anna, HOUR);
      vi.useRealTimers();
      expect(await here()).toEqual(['g2-anna']);
      const at = (await store.group('g2'))!.seen.find(({ isHere }) => isHere)!.at;
      expect(Math.abs(at - Date.now())).toBeLessThan(HOUR);
      await store.seeInGroups(anna, 0);
      expect(await here()).toEqual([]);
      await store.seeInGroups(anna, 1);
      await expect.poll(here).toEqual([]);
    });

    it('sum up points, which stay when somebody goes, and go when nobody uses them', async () => {
      for (const id of ['g3-anna', 'g3-beni', 'g3-carla'])
        await store.addPerson({ id, name: id, language: 'en', avatar: null }, id, 1);
      await bears('g3', ['g3-anna', 'g3-beni', 'g3-carla']);
      await store.saveGroup(
        { ...(await store.group('g3'))!, usedAt: 100 },
        [{ table: 'g3-t', entries: [entry(1), entry(2)], row: row('g3-t') }],
        null,
      );
      expect(await store.read('g3-t', 0)).toEqual([entry(1), entry(2)]);
      expect((await store.group('g3'))!.running.map(({ table }) => table)).toEqual(['g3-t']);
      const game = {
        table: 'g3-t',
        game: 'mow',
        players: ['g3-anna', 'g3-beni', 'g3-carla'].map((id) => ({ person: id, name: id })),
        scores: [1, 2, 3],
        record: 'seats ["g3-anna","g3-beni","g3-carla"]',
        rated: false,
        mostRated: 5,
      };
      const first = { ...game, round: 0, endedAt: 10, places: [1, 2, 3] };
      expect(await store.finish(first)).toBe('g3');
      expect(await store.finish(first)).toBeNull();
      expect(await store.finish({ ...game, round: 1, endedAt: 20, places: [3, 1, 1] })).toBe('g3');
      // A game that was stopped is in the list and has no points.
      expect(await store.finish({ ...game, round: 2, endedAt: 30, places: null })).toBe('g3');
      const { evening, ever, evenings, last, games } = await store.groupResults('g3', 15, 2);
      const points = (scores: typeof ever) =>
        Object.fromEntries(scores.map((score) => [score.member, [score.points, score.won]]));
      expect(points(ever)).toEqual({
        'm-g3-anna': [10, 1],
        'm-g3-beni': [10, 1],
        'm-g3-carla': [5, 1],
      });
      expect(points(evening)).toEqual({
        'm-g3-anna': [0, 0],
        'm-g3-beni': [5, 1],
        'm-g3-carla': [5, 1],
      });
      expect(Object.fromEntries(courses(evenings, null))).toEqual({
        'm-g3-anna': [10, 0],
        'm-g3-beni': [5, 5],
        'm-g3-carla': [0, 5],
      });
      expect([games, last.map(({ round }) => round)]).toEqual([3, [2, 1]]);
      expect(await store.sharesGroup('g3-beni', 'g3-t')).toBe(true);
      expect(await store.sharesGroup('g1-anna', 'g3-t')).toBe(false);
      // Who was removed keeps the points of somebody who is no member, who has deleted themselves none.
      const { group, ...sight } = (await store.group('g3'))!;
      const without = withoutPerson(group, 'g3-carla');
      await store.saveGroup({ ...sight, group: without }, [], null);
      expect(points((await store.groupResults('g3', 0, 9)).ever)).toEqual(points(ever));
      await store.forgetPerson('g3-anna');
      const later = await store.groupResults('g3', 0, 9);
      expect(points(later.ever)).toEqual({ 'm-g3-beni': [10, 1], 'm-g3-carla': [5, 1] });
      expect((await store.group('g3'))!.group.founders).toEqual(['g3-beni']);
      const sweep = { before: 0, botsBefore: 0, limit: 20 };
      await store.sweep({ ...sweep, groupsBefore: 100 });
      expect(await store.group('g3')).not.toBeNull();
      await store.sweep({ ...sweep, groupsBefore: 101 });
      expect(await store.group('g3')).toBeNull();
    });
  });
}
