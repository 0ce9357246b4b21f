import { beforeAll, expect, it } from 'vitest';
import { HOUR, type Opened } from './opened.testing.ts';
import type { Finished } from './results.ts';
import type { Store } from './store.ts';

/** What every store promises of finished games, ratings, days and screens. */
export function keepsResults({ store: opened, table, open }: Opened): void {
  let store: Store;
  beforeAll(() => void (store = opened()));

  it('keeps one try of a day for each person, counts the scores, and forgets with the person', async () => {
    const day = '2026-11-17';
    const people = ['day-a', 'day-b', 'day-c'];
    for (const id of people)
      await store.addPerson({ id, name: id, language: 'en', avatar: null }, `t-${id}`, 1);
    const played = (person: string, score: number) =>
      store.addDay({
        day,
        person,
        score,
        won: score > 0,
        turns: 9,
        record: `record of ${person}`,
        at: Date.now() + score,
      });
    expect(await store.dayOf(day, 'day-a')).toEqual({ scores: [], mine: null });
    expect(await Promise.all([played('day-a', 84), played('day-a', 99)])).toContain(false);
    const { mine } = await store.dayOf(day, 'day-a');
    expect(await played('day-a', 500)).toBe(false);
    expect(await played('day-b', -20)).toBe(true);
    expect(await played('day-c', -20)).toBe(true);
    expect(await played('nobody', 7)).toBe(false);
    expect(await store.dayOf(day, 'day-a')).toEqual({
      scores: [
        { score: -20, won: false, people: 2 },
        { score: mine!.score, won: true, people: 1 },
      ],
      mine: { score: mine!.score, won: true, turns: 9 },
    });
    expect((await store.dayOf(day, null)).mine).toBeNull();
    expect(await store.daysOf('day-b', 10)).toEqual([{ day, score: -20, won: false, turns: 9 }]);
    expect((await store.bestOfDay(day, 2)).map(({ record }) => record)[0]).toBe('record of day-a');
    await store.forgetPerson('day-a');
    expect(await store.bestOfDay(day, 9)).toHaveLength(2);
    expect(await store.daysOf('day-a', 10)).toEqual([]);
    expect(await played('day-a', 1)).toBe(false);
  });

  it('knows what stands on a screen, once and for its time', async () => {
    const tv = { person: 'tv', code: 'KALB', keyHash: 'key', table: null, until: 100 };
    await store.addPerson({ id: 'tv', name: '', language: 'en', avatar: null }, 'tv-hash', 1);
    expect(await store.showCode(tv, 1)).toBe(true);
    expect(await store.showCode({ ...tv, person: 'other' }, 1)).toBe(false);
    const found = { person: 'tv', code: 'KALB', table: null, until: 100 };
    expect(await store.findScreen({ code: 'KALB' }, 99)).toEqual(found);
    expect(await store.findScreen({ keyHash: 'key' }, 99)).toEqual(found);
    expect(await store.findScreen({ code: 'KALB' }, 100)).toBeNull();
    const tries = ['t1', 't2', 't3'].map((t) => store.bindScreen('tv', t, 50));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await store.findScreen({ code: 'KALB' }, 60)).toBeNull();
    expect((await store.screenOf('tv'))!.table).toMatch(/^t[123]$/);
    // Letters that nobody shows any more are free again.
    expect(await store.showCode({ ...tv, person: 'other' }, 60)).toBe(true);
    expect(await store.screenOf('tv')).toBeNull();
    await store.forgetPerson('other');
    expect(await store.screenOf('other')).toBeNull();
  });

  it('enters a finished game once', async () => {
    const t = table();
    await store.addPerson({ id: 'beni', name: 'Beni', language: 'en', avatar: null }, 'beni', 1);
    const finished: Finished = {
      table: t,
      round: 0,
      game: 'mow',
      endedAt: 7,
      players: [
        { person: 'beni', name: 'Beni' },
        { person: null, name: 'bot' },
      ],
      scores: [3, 9],
      record: 'seats ["Beni",{"bot":"medium"}]\n',
      places: [1, 2],
      rated: true,
      mostRated: 100,
    };
    await store.finish(finished);
    await store.finish(finished);
    expect(await store.record(t, 0)).toBe(finished.record);
    expect(await store.hasPlayed('beni', t, 0)).toBe(true);
    expect(await store.hasPlayed('beni', t, 1)).toBe(false);
    expect(await store.hasPlayed('anna', t, 0)).toBe(false);
    expect(await store.page('beni', 10)).toMatchObject({
      outcomes: [{ places: [1, 2], scores: [3, 9], names: ['Beni', 'bot'], seat: 0, endedAt: 7 }],
      ratings: [{ game: 'mow', games: 1 }],
    });
    await store.finish({ ...finished, round: 1, places: null, endedAt: 8 });
    expect((await store.page('beni', 1))!.outcomes).toMatchObject([{ places: null, rated: false }]);
    await store.forgetPerson('beni');
    expect(await store.record(t, 0)).toBeNull();
    expect(await store.hasPlayed('beni', t, 0)).toBe(false);
  });

  it('rates games that end at once on different nodes as if one came after the other', async () => {
    const other = await open();
    const people = ['carla', 'dora', 'emil', 'fritz'];
    for (const id of people)
      await store.addPerson({ id, name: id, language: 'en', avatar: null }, id, 1);
    const game = (winner: string, loser: string): Finished => ({
      table: table(),
      round: 0,
      game: 'mow',
      endedAt: 7,
      players: [winner, loser].map((person) => ({ person, name: person })),
      scores: [1, 2],
      record: '',
      places: [1, 2],
      rated: true,
      mostRated: 100,
    });
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).finish(game('carla', 'dora'))),
    );
    const ratingsOf = async (id: string) => (await store.page(id, 1))!.ratings;
    for (let i = 0; i < 10; i++) {
      const before = (await ratingsOf('emil'))[0]?.mu ?? 0;
      await store.finish(game('emil', 'fritz'));
      expect((await ratingsOf('emil'))[0]!.mu).toBeGreaterThan(before);
    }
    expect(await ratingsOf('carla')).toEqual(await ratingsOf('emil'));
    expect(await ratingsOf('dora')).toEqual(await ratingsOf('fritz'));
    expect(await ratingsOf('carla')).toMatchObject([{ games: 10 }]);
    await other.close();
  });

  it('counts a result by how many people the opponent has met', async () => {
    const game = (winner: string, loser: string): Promise<unknown> =>
      store.finish({
        table: table(),
        round: 0,
        game: 'uwo',
        endedAt: HOUR,
        players: [winner, loser].map((person) => ({ person, name: person })),
        scores: [2, 1],
        record: '',
        places: [1, 2],
        rated: true,
        mostRated: 5,
      });
    const mu = async (id: string) => (await store.page(id, 1))!.ratings[0]!.mu;
    const fresh = ['new-1', 'new-2', 'new-3'];
    const regulars = ['old-1', 'old-2', 'old-3', 'old-4', 'old-5'];
    const all = ['sly', 'fair', ...fresh, ...regulars];
    for (const id of all)
      await store.addPerson({ id, name: id, language: 'en', avatar: null }, `met-${id}`, 1);
    // Fifteen wins against three new cookies, as many as count in a day.
    for (const id of fresh) for (let i = 0; i < 5; i++) await game('sly', id);
    expect(await mu('sly')).toBeGreaterThan(25);
    expect(await mu('sly')).toBeLessThan(30);
    for (const one of regulars)
      for (const other of regulars) if (one !== other) await game(one, other);
    await game('fair', 'old-1');
    await game('fair', 'old-2');
    await game('fair', 'old-3');
    expect(await mu('fair')).toBeGreaterThan(await mu('sly'));
    for (const id of all) await store.forgetPerson(id);
  });

  it('rates only so many games between the same two in a day', async () => {
    for (const id of ['gabi', 'hugo', 'ida'])
      await store.addPerson({ id, name: id, language: 'en', avatar: null }, id, 1);
    const play = (people: readonly string[], endedAt: number): Promise<unknown> =>
      store.finish({
        table: table(),
        round: 0,
        game: 'mow',
        endedAt,
        players: people.map((person) => ({ person, name: person })),
        scores: [1, 2],
        record: '',
        places: [1, 2],
        rated: true,
        mostRated: 2,
      });
    const games = async () => (await store.page('gabi', 100))!.ratings[0]!.games;
    for (let i = 0; i < 5; i++) await play(['gabi', 'hugo'], HOUR + i);
    expect(await games()).toBe(2);
    expect((await store.page('gabi', 100))!.outcomes.filter(({ rated }) => rated)).toHaveLength(2);
    await play(['gabi', 'ida'], 2 * HOUR);
    expect(await games()).toBe(3);
    await play(['gabi', 'hugo'], 26 * HOUR);
    expect(await games()).toBe(4);
    for (const id of ['gabi', 'hugo', 'ida']) await store.forgetPerson(id);
  });
}
