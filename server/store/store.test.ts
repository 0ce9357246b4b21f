import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { changed, courses, newGroup } from '@tischlein/api/group';
import type { Entry } from '@tischlein/table';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { PostgresStore } from './postgres.ts';
import { STATEMENTS, STEPS, StoreFile } from './file.ts';
import { SqliteStore } from './sqlite.ts';
import { StoreUnavailable, written, type Finished, type Store, type TableRow } from './store.ts';

const HOUR = 3_600_000;

const entry = (seq: number, id = `w${seq}`): Entry => ({
  e: 'back',
  seat: 0,
  seq,
  at: seq,
  by: 'p',
  id,
});
const row = (table: string, more: Partial<TableRow> = {}): TableRow => ({
  table,
  game: 'mow',
  phase: 'open',
  host: 'h',
  people: 1,
  listed: false,
  dueAt: null,
  changedAt: 1000,
  names: ['Anna', null],
  about: {},
  ...more,
});

/** What every store promises; run for each kind. */
function keepsItsPromises(open: () => Promise<Store>): void {
  let store: Store;
  let count = 0;
  const table = (): string => `t${count++}`;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

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
    const listed = await store.listed(10);
    expect(listed.map((each) => each.table)).toEqual([c, a]);
    expect(listed[1]).toEqual(row(a, { listed: true, changedAt: 5000 }));
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

  it('keeps one try of a day for each person, counts the scores, and forgets with the person', async () => {
    const day = '2026-11-17';
    const people = ['day-a', 'day-b', 'day-c'];
    for (const id of people)
      await store.addPerson({ id, name: id, language: 'en', figure: null }, `t-${id}`, 1);
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

  it('lets a person use only so much in a span of time, counted once for all', async () => {
    const spend = (count: number, at: number, person = 'q-eva') =>
      store.spend({ person, what: 'tables', count, most: 10, at, span: HOUR });
    expect(await spend(11, 0)).toBe(false);
    const at = 5 * HOUR;
    const spent = await Promise.all(Array.from({ length: 12 }, () => spend(1, at)));
    expect(spent.filter(Boolean).length).toBe(10);
    expect(await spend(1, at, 'q-anna')).toBe(true);
    expect(await spend(1, at + HOUR - 1)).toBe(false);
    expect(await spend(9, at + HOUR)).toBe(true);
    expect([await spend(2, at + HOUR), await spend(1, at + HOUR)]).toEqual([false, true]);
    await store.sweep({ before: at + HOUR + 1, botsBefore: 0, groupsBefore: 0, limit: 0 });
    expect(await spend(10, at + HOUR + 2)).toBe(true);
  });

  it('makes a thing once for all, and knows who wants to be told, on eight devices at most', async () => {
    const values = await Promise.all(['a', 'b', 'c'].map((value) => store.once('key', value)));
    expect(new Set(values).size).toBe(1);
    expect(await store.once('key', 'later')).toBe(values[0]);
    await store.addPerson({ id: 'pia', name: 'Pia', language: 'hu', figure: null }, 'pia-hash', 1);
    const one = { endpoint: 'https://a', person: 'pia', p256dh: 'p', auth: 'a' };
    for (let i = 0; i < 10; i++)
      await store.subscribe({ ...one, endpoint: `https://push.example/${i}` }, i);
    const kept = (await store.subscriptionsOf('pia')).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(8);
    expect(kept).not.toContain('https://push.example/1');
    await store.unsubscribe('https://push.example/9', 'somebody');
    expect(await store.subscriptionsOf('pia')).toHaveLength(8);
    await store.unsubscribe('https://push.example/9', 'pia');
    expect(await store.subscriptionsOf('pia')).toHaveLength(7);
    expect(await store.languageOf('pia')).toBe('hu');
    await store.forgetPerson('pia');
    expect(await store.subscriptionsOf('pia')).toEqual([]);
    expect(await store.languageOf('pia')).toBeNull();
  });

  it('knows what stands on a screen, once and for its time', async () => {
    const tv = { person: 'tv', code: 'KALB', keyHash: 'key', table: null, until: 100 };
    await store.addPerson({ id: 'tv', name: '', language: 'en', figure: null }, 'tv-hash', 1);
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

  it('knows people by their tokens, and forgets them', async () => {
    const anna = { id: 'anna', name: 'Anna', language: 'de', figure: null };
    await store.addPerson(anna, 'hash', 1);
    expect(await store.personByToken('hash')).toEqual(anna);
    await store.savePerson({ ...anna, name: 'Änni', figure: 3 }, 2);
    await store.addRecovery('link', 'anna', 100);
    expect(await store.recover('link', 'hash2', 101)).toBeNull();
    expect(await store.recover('link', 'hash2', 99)).toMatchObject({ name: 'Änni', figure: 3 });
    expect(await store.recover('link', 'hash3', 99)).toBeNull();
    expect(await store.personByToken('hash2')).toMatchObject({ id: 'anna' });
    await store.forgetPerson('anna');
    expect(await store.personByToken('hash')).toBeNull();
    expect(await store.page('anna', 10)).toBeNull();
  });

  it('enters a finished game once', async () => {
    const t = table();
    await store.addPerson({ id: 'beni', name: 'Beni', language: 'en', figure: null }, 'beni', 1);
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
      winners: [0],
      record: 'seats ["Beni",{"bot":"medium"}]\n',
      places: null,
      ranks: [1, 2],
      mostRated: 100,
    };
    await store.finish(finished);
    await store.finish(finished);
    expect(await store.record(t, 0)).toBe(finished.record);
    expect(await store.hasPlayed('beni', t, 0)).toBe(true);
    expect(await store.hasPlayed('beni', t, 1)).toBe(false);
    expect(await store.hasPlayed('anna', t, 0)).toBe(false);
    expect(await store.page('beni', 10)).toMatchObject({
      outcomes: [{ won: true, scores: [3, 9], names: ['Beni', 'bot'], seat: 0, endedAt: 7 }],
      ratings: [{ game: 'mow', games: 1 }],
    });
    await store.finish({ ...finished, round: 1, winners: [0, 1], endedAt: 8, ranks: null });
    expect((await store.page('beni', 1))!.outcomes).toMatchObject([{ won: false, drawn: true }]);
    await store.forgetPerson('beni');
    expect(await store.record(t, 0)).toBeNull();
    expect(await store.hasPlayed('beni', t, 0)).toBe(false);
  });

  it('rates games that end at once on different nodes as if one came after the other', async () => {
    const other = await open();
    const people = ['carla', 'dora', 'emil', 'fritz'];
    for (const id of people)
      await store.addPerson({ id, name: id, language: 'en', figure: null }, id, 1);
    const game = (winner: string, loser: string): Finished => ({
      table: table(),
      round: 0,
      game: 'mow',
      endedAt: 7,
      players: [winner, loser].map((person) => ({ person, name: person })),
      scores: [1, 2],
      winners: [0],
      record: '',
      places: null,
      ranks: [1, 2],
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

  describe('groups of regulars', () => {
    const CREST = { paper: 'leaf', cut: 'plain', motif: 'bear' } as const;
    const bears = async (id: string, people: readonly string[]): Promise<void> => {
      const [first, ...others] = people.map((person) => ({
        id: `m-${person}`,
        person,
        name: person,
      }));
      const about = { name: 'Bears', crest: CREST, game: 'mow', seed: 1 };
      const group = others.reduce(
        (all, one) => changed(all, { c: 'joined', ...one, at: 2 }),
        newGroup(first!, about, 1),
      );
      await store.addGroup(
        { id, key: `key-${id}`, usedAt: 100, group },
        { person: people[0]!, most: 9 },
      );
    };

    it('are changed by who has read the last change', async () => {
      await bears('g1', ['g1-anna', 'g1-beni']);
      const read = (await store.groupByKey('key-g1'))!;
      const group = changed(read.group, { c: 'gone', person: 'g1-beni' });
      expect(await store.saveGroup({ ...read, group, key: 'other' }, [], null)).toBe('saved');
      expect(await store.saveGroup({ ...read, key: 'late' }, [], null)).toBe('overtaken');
      expect(await store.groupRevs(['g1', 'nobody'])).toEqual(new Map([['g1', 2]]));
      expect(await store.groupByKey('key-g1')).toBeNull();
      expect(await store.groupByKey('other')).toMatchObject({ rev: 2, group });
      expect(await store.groupsOf('g1-beni', 9)).toEqual([]);
    });

    it('one person belongs to only so many, also where many are joined at once', async () => {
      await store.addPerson(
        { id: 'g5-eva', name: 'Eva', language: 'en', figure: null },
        'g5-eva',
        1,
      );
      const joining = { person: 'g5-eva', most: 3 };
      const about = { name: 'Bears', crest: CREST, game: 'mow', seed: 1 };
      const group = newGroup({ id: 'm', person: 'g5-eva', name: 'Eva' }, about, 1);
      const founded = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.addGroup({ id: `g5-${i}`, key: `key-g5-${i}`, usedAt: 100, group }, joining),
        ),
      );
      expect(founded.filter(Boolean).length).toBe(3);
      await bears('g6', ['g6-anna']);
      const read = (await store.group('g6'))!;
      const one = { id: 'm-eva', person: 'g5-eva', name: 'Eva' };
      const joined = changed(read.group, { c: 'joined', ...one, at: 2 });
      const join = (most: number) =>
        store.saveGroup({ ...read, group: joined }, [], { ...joining, most });
      expect([await join(3), await join(4), await join(4)]).toEqual(['many', 'saved', 'overtaken']);
      expect((await store.groupsOf('g5-eva', 9)).length).toBe(4);
    });

    it('know who is there until when', async () => {
      await bears('g2', ['g2-anna', 'g2-beni']);
      await store.seeInGroups([{ id: 'g2', people: ['g2-anna'] }], 500, 900);
      const seen = (await store.group('g2'))!.seen;
      expect([...seen].sort((a, b) => (a.person < b.person ? -1 : 1))).toEqual([
        { person: 'g2-anna', at: 500, until: 900 },
        { person: 'g2-beni', at: 100, until: 0 },
      ]);
    });

    it('sum up points, which stay when somebody goes, and go when nobody uses them', async () => {
      for (const id of ['g3-anna', 'g3-beni', 'g3-carla'])
        await store.addPerson({ id, name: id, language: 'en', figure: null }, id, 1);
      await bears('g3', ['g3-anna', 'g3-beni', 'g3-carla']);
      await store.saveGroup({ ...(await store.group('g3'))!, usedAt: 100 }, ['g3-t'], null);
      const game = {
        table: 'g3-t',
        game: 'mow',
        players: ['g3-anna', 'g3-beni', 'g3-carla'].map((id) => ({ person: id, name: id })),
        scores: [1, 2, 3],
        winners: [0],
        record: 'seats ["g3-anna","g3-beni","g3-carla"]',
        ranks: null,
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

  it('rates only so many games between the same two in a day', async () => {
    for (const id of ['gabi', 'hugo', 'ida'])
      await store.addPerson({ id, name: id, language: 'en', figure: null }, id, 1);
    const play = (people: readonly string[], endedAt: number): Promise<unknown> =>
      store.finish({
        table: table(),
        round: 0,
        game: 'mow',
        endedAt,
        players: people.map((person) => ({ person, name: person })),
        scores: [1, 2],
        winners: [0],
        record: '',
        places: null,
        ranks: [1, 2],
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

  it('ends all sessions of a person but one', async () => {
    const ina = { id: 'ina', name: 'Ina', language: 'en', figure: null };
    await store.addPerson(ina, 'first', 1);
    for (const device of ['second', 'third']) {
      await store.addRecovery(`link ${device}`, 'ina', 10);
      await store.recover(`link ${device}`, device, 5);
    }
    await store.endOthers('ina', 'second');
    expect(await store.personByToken('first')).toBeNull();
    expect(await store.personByToken('second')).toEqual(ina);
    expect(await store.personByToken('third')).toBeNull();
    await store.forgetPerson('ina');
  });

  it('of many writes at once one that fails undoes only itself', async () => {
    const add = (id: string): Promise<void> =>
      store.addPerson({ id, name: id, language: 'en', figure: null }, `token of ${id}`, 1);
    const twice = await Promise.allSettled(['jan', 'kim', 'jan', 'leo'].map(add));
    const failed = twice.filter((each) => each.status === 'rejected');
    expect(failed).toMatchObject([{ reason: expect.any(StoreUnavailable) as unknown }]);
    for (const id of ['jan', 'kim', 'leo']) {
      expect(await store.isHere(id)).toBe(true);
      await store.forgetPerson(id);
    }
  });

  it('can be checked and weighed', async () => {
    await store.check();
    expect(await store.size()).toBeGreaterThan(4096);
  });

  it('takes the name of who is forgotten out of journals and lists', async () => {
    const t = table();
    const sat = (seq: number, person: string, name: string): Entry => ({
      e: 'sat',
      seat: seq - 1,
      person,
      name,
      contribution: null,
      seq,
      at: seq,
    });
    const entries = [sat(1, 'zora', 'Zora'), sat(2, 'yuri', 'Yuri')];
    await store.addPerson({ id: 'zora', name: 'Zora', language: 'en', figure: null }, 'zora', 1);
    await store.append({
      table: t,
      entries,
      row: row(t, { names: ['Zora', 'Yuri'], listed: true }),
    });
    expect(await store.seatedAt('zora')).toEqual([t]);
    expect(await store.rowsOf('zora', 5)).toMatchObject([{ table: t, names: ['Zora', 'Yuri'] }]);
    await store.forgetPerson('zora');
    expect(await store.seatedAt('zora')).toEqual([]);
    expect(await store.read(t, 0)).toEqual([sat(1, 'zora', '–'), sat(2, 'yuri', 'Yuri')]);
    const listed = (await store.listed(10)).find((each) => each.table === t);
    expect(listed!.names).toEqual(['–', 'Yuri']);
  });

  it('enters no name of somebody who was forgotten while the game ended', async () => {
    const t = table();
    await store.addPerson({ id: 'here', name: 'Vera', language: 'en', figure: null }, 'vera', 1);
    await store.finish({
      table: t,
      round: 0,
      game: 'mow',
      endedAt: 7,
      players: [
        { person: 'gone', name: 'Xaver' },
        { person: 'here', name: 'Vera' },
        { person: null, name: 'bot easy' },
      ],
      scores: [1, 2, 3],
      winners: [0],
      record: 'seats ["Xaver","Vera",{"bot":"easy"}]\n',
      places: null,
      ranks: null,
      mostRated: 100,
    });
    expect((await store.page('here', 1))!.outcomes[0]!.names).toEqual(['–', 'Vera', 'bot easy']);
    expect(await store.record(t, 0)).toBe('seats ["–","Vera",{"bot":"easy"}]\n');
  });

  it('forgets two who played together and go at once, and then the game', async () => {
    const t = table();
    const pair = ['gerda', 'hans', 'ida'];
    for (const id of pair)
      await store.addPerson({ id, name: id, language: 'en', figure: null }, id, 1);
    const finished = (round: number, people: readonly string[]): Finished => ({
      table: t,
      round,
      game: 'mow',
      endedAt: 7,
      players: people.map((person) => ({ person, name: person })),
      scores: people.map(() => 1),
      winners: [0],
      record: `seats ${JSON.stringify(people)}\n`,
      places: null,
      ranks: null,
      mostRated: 100,
    });
    await store.finish(finished(0, pair));
    await store.finish(finished(1, ['gerda', 'hans']));
    const other = await open();
    await Promise.all([store.forgetPerson('gerda'), other.forgetPerson('hans')]);
    await other.close();
    expect(await store.record(t, 0)).toBe('seats ["–","–","ida"]\n');
    expect(await store.record(t, 1)).toBeNull();
  });

  it('sweeps away what nobody has touched', async () => {
    const quiet = { id: 'quiet', name: 'Q', language: 'en', figure: null };
    await store.addPerson(quiet, 'quiet', 9);
    await store.addPerson({ ...quiet, id: 'seated' }, 'seated', 9);
    const chair = table();
    const sat = { ...entry(1), e: 'sat', person: 'seated', seat: 0, name: 'S', contribution: null };
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
    const here = ['quiet', 'seated', 'back'].map((id) => store.isHere(id));
    expect(await Promise.all(here)).toEqual([false, true, true]);
    expect(await store.personByToken('quiet')).toBeNull();
  });

  it('claims what is due, as it was last set', async () => {
    const t = table();
    await store.append({ table: t, entries: [entry(1)], row: row(t, { dueAt: 5 }) });
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    await store.setDue(t, Date.now() + 60_000);
    expect(await store.claimDue(0, 0, 1000)).not.toContain(t);
    await store.setDue(t, 5);
    expect(await store.claimDue(0, 0, 1000)).toContain(t);
    await store.setDue(t, null);
    expect(await store.claimDue(0, 0, 1000)).not.toContain(t);
  });
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  keepsItsPromises(async () => new SqliteStore(join(folder, 'a.sqlite')));

  it('looks through no whole table for any of its statements', () => {
    const db = new Database(join(folder, 'plans.sqlite'));
    for (const statement of STEPS.flat()) db.exec(statement);
    for (const [query, sql] of Object.entries(STATEMENTS)) {
      const values = Array(sql.split('?').length - 1).fill(1);
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[];
      const scans = plan.filter(({ detail }) => /^SCAN (?!json_each\b|.* USING )/.test(detail));
      expect(scans, query).toEqual([]);
    }
    db.close();
  });

  it('is laid by one of several processes that open it at once', async () => {
    for (let time = 0; time < 5; time++) {
      const file = join(folder, `fresh-${time}.sqlite`);
      const stores = [1, 2, 3, 4].map(() => new SqliteStore(file));
      await Promise.all(stores.map((store) => store.check()));
      await Promise.all(stores.map((store) => store.close()));
    }
  });

  it('lets moves go before what else waits', async () => {
    const store = new SqliteStore(join(folder, 'busy.sqlite'));
    const mia = { id: 'mia', name: 'Mia', language: 'en', figure: null };
    await store.addPerson(mia, 'mia', 1);
    const done: string[] = [];
    const renames = Array.from({ length: 500 }, () =>
      store.savePerson(mia, 1).then(() => done.push('rename')),
    );
    const move = store.append({ table: 't', entries: [entry(1)], row: null });
    await move.then(() => done.push('move'));
    // At most the batch that was under way, and the one that took its place.
    expect(done.length).toBeLessThan(110);
    await Promise.all(renames);
    await store.close();
  });

  it('lets a move wait for no sync but its own', async () => {
    const syncs: (() => void)[] = [];
    const slowDisk = (): Promise<void> => new Promise((resolve) => syncs.push(resolve));
    const file = new StoreFile(join(folder, 'slow.sqlite'), slowDisk);
    const mia = { id: 'mia', name: 'Mia', language: 'en', figure: null };
    await file.callAll([{ method: 'addPerson', args: [mia, 'mia', 1] }]);
    const done: string[] = [];
    const synced = file.sync().then(() => done.push('person'));
    const move = { table: 't', entries: [entry(1)], row: null };
    expect(await file.append([written(move)])).toEqual([{ value: 'stored' }]);
    done.push('move');
    expect(file.settings()).toEqual({ journal: 'wal', synchronous: 2 });
    const closed = file.close().then(() => done.push('closed'));
    syncs[0]!();
    await Promise.all([synced, closed]);
    expect(done).toEqual(['move', 'person', 'closed']);
  });

  it('answers other writes after a sync that came after them, one for many', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const store = new SqliteStore(join(folder, 'synced.sqlite'));
    const people = Array.from({ length: 20 }, (_, i) => ({
      id: `p${i}`,
      name: '',
      language: 'en',
      figure: null,
    }));
    const asked = (): string[] =>
      posted.mock.calls.map(([message]) => Object.values(message as object)[1] as string);
    for (const person of people.slice(0, 3)) {
      await store.addPerson(person, person.id, 1);
      expect(asked().at(-1)).toBe('sync');
    }
    await Promise.all(people.slice(3).map((person) => store.addPerson(person, person.id, 1)));
    expect(asked().at(-1)).toBe('sync');
    expect(asked().filter((what) => what === 'sync').length).toBeLessThan(12);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    expect(asked().at(-1)).not.toBe('sync');
    posted.mockRestore();
    await store.close();
  });

  it('can be read by nobody else on the machine', async () => {
    const path = join(folder, 'secret.sqlite');
    const store = new SqliteStore(path);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    await store.backup(join(folder, 'copy.sqlite'));
    for (const file of [path, `${path}-wal`, `${path}-shm`, join(folder, 'copy.sqlite')])
      expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    await store.close();
  });

  it.each(['deleted', 'replaced'])('acknowledges nothing once its file was %s', async (how) => {
    const path = join(folder, `${how}.sqlite`);
    const store = new SqliteStore(path);
    await store.append({ table: 't', entries: [entry(1)], row: null });
    rmSync(path);
    if (how === 'replaced') writeFileSync(path, '');
    const late = store.append({ table: 't', entries: [entry(2)], row: null });
    await expect(late).rejects.toThrow(/was deleted or replaced/);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(
      store.addPerson({ id: 'n', name: '', language: 'en', figure: null }, 'n', 1),
    ).rejects.toThrow();
    await store.close();
  });

  it('does and answers what was asked for before it closes, and nothing after', async () => {
    const path = join(folder, 'closing.sqlite');
    const store = new SqliteStore(path);
    const mia = { id: 'mia', name: 'Mia', language: 'en', figure: null };
    await store.addPerson(mia, 'mia', 1);
    // More than one batch: the last ones are still here when the end comes.
    const renames = Array.from({ length: 120 }, (_, i) =>
      store.savePerson({ ...mia, name: `Mia ${i}` }, 1),
    );
    const moves = [1, 2].map((seq) =>
      store.append({ table: 't', entries: [entry(seq)], row: null }),
    );
    const closed = store.close();
    const late = store.append({ table: 't', entries: [entry(3)], row: null });
    await expect(late).rejects.toThrow('the store is closed');
    await Promise.all(renames);
    expect(await Promise.all(moves)).toEqual(['stored', 'stored']);
    await closed;
    const again = new SqliteStore(path);
    expect(await again.personByToken('mia')).toMatchObject({ name: 'Mia 119' });
    expect(await again.read('t', 0)).toEqual([entry(1), entry(2)]);
    await again.close();
  });

  it('answers with an error once it is closed', async () => {
    const store = new SqliteStore(join(folder, 'closed.sqlite'));
    await store.close();
    await expect(store.check()).rejects.toThrow('the store is closed');
  });

  it('does not touch a file of a newer version', async () => {
    const file = join(folder, 'new.sqlite');
    const newer = new Database(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    await expect(new SqliteStore(file).check()).rejects.toThrow('newer tischlein');
  });
});

describe.runIf(POSTGRES)('Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());
  keepsItsPromises(() => PostgresStore.open(postgres.url));

  it('is laid by one of several nodes that start at once, and writes durably', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => PostgresStore.open(postgres.url)));
    expect(await stores[0]!.settings()).toEqual({ fsync: 'on', synchronous: 'on' });
    await Promise.all(stores.map((store) => store.close()));
  });
});

/** Every table with a table's id in its key, and which column that is. */
const BY_TABLE = [
  ['entries', 'table_id'],
  ['tables', 'id'],
  ['finished', 'table_id'],
  ['played', 'table_id'],
  ['seated', 'table_id'],
] as const;
const PARTS = 4;

/** As somebody would do it who has too much for one table: nothing in the program knows of it. */
async function inPartitions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, key] of BY_TABLE) {
    await client.query(`ALTER TABLE ${name} RENAME TO ${name}_whole`);
    await client.query(
      `CREATE TABLE ${name} (LIKE ${name}_whole INCLUDING ALL) PARTITION BY HASH (${key})`,
    );
    for (let part = 0; part < PARTS; part++)
      await client.query(
        `CREATE TABLE ${name}_${part} PARTITION OF ${name} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`,
      );
    await client.query(`DROP TABLE ${name}_whole`);
  }
  await client.end();
}

describe.runIf(POSTGRES)('Postgres in hash partitions by table', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(async () => {
    await postgres.make();
    await (await PostgresStore.open(postgres.url)).close();
    await inPartitions(postgres.url);
  });
  afterAll(() => postgres.remove());
  keepsItsPromises(() => PostgresStore.open(postgres.url));

  it('spreads the entries over all of them', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    for (let part = 0; part < PARTS; part++) {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) FROM entries_${part}`,
      );
      expect(Number(rows[0]!.count)).toBeGreaterThan(0);
    }
    await client.end();
  });
});
