import { whoFrom } from '@tischlein/table';
import type { Entry } from '@tischlein/table';
import { beforeAll, expect, it } from 'vitest';
import { HOUR, row, type Opened } from './opened.testing.ts';
import type { Finished } from './results.ts';
import type { Store } from './store.ts';

const browser = (endpoint: string) => ({ endpoint, p256dh: 'p', auth: 'a' });

/** What every store promises of people, and of those who are forgotten. */
export function keepsPeople({ store: opened, table, open }: Opened): void {
  let store: Store;
  beforeAll(() => void (store = opened()));

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
    await store.addPerson({ id: 'pia', name: 'Pia', language: 'hu', avatar: null }, 'pia-hash', 1);
    const session = { person: 'pia', tokenHash: 'pia-hash' };
    for (let i = 0; i < 10; i++)
      await store.subscribe(browser(`https://push.example/${i}`), session, i);
    const kept = (await store.subscriptionsOf('pia')).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(8);
    expect(kept).not.toContain('https://push.example/1');
    await store.unsubscribe('https://push.example/9', 'somebody');
    expect(await store.subscriptionsOf('pia')).toHaveLength(8);
    await store.unsubscribe('https://push.example/9', 'pia');
    expect(await store.subscriptionsOf('pia')).toHaveLength(7);
    expect(await store.person('pia')).toMatchObject({ language: 'hu' });
    await store.forgetPerson('pia');
    expect(await store.subscriptionsOf('pia')).toEqual([]);
    expect(await store.person('pia')).toBeNull();
  });

  it('keeps somebody’s named house rules game by game, for so many games, until they are forgotten', async () => {
    await store.addPerson({ id: 'rosa', name: 'Rosa', language: 'de', avatar: null }, 'r-hash', 1);
    const sets = [{ name: 'At home', options: { runs: true } }];
    await store.saveRuleSets('rosa', { game: 'uno', sets });
    await store.saveRuleSets('rosa', { game: 'mow', sets: [{ name: 'Long', options: {} }] });
    await store.saveRuleSets('rosa', { game: 'mow', sets: [] });
    expect(await store.ruleSets('rosa')).toEqual({ uno: sets });
    expect(await store.ruleSets('anna')).toEqual({});
    for (let i = 0; i < 30; i++) await store.saveRuleSets('rosa', { game: `g${i}`, sets });
    expect(Object.keys(await store.ruleSets('rosa'))).toHaveLength(20);
    await store.forgetPerson('rosa');
    expect(await store.ruleSets('rosa')).toEqual({});
  });

  it('knows people by their tokens, and forgets them', async () => {
    const anna = { id: 'anna', name: 'Anna', language: 'de', avatar: null };
    await store.addPerson(anna, 'hash', 1);
    expect(await store.personByToken('hash')).toEqual(anna);
    await store.savePerson({ ...anna, name: 'Änni', avatar: 'bear' }, 2);
    await store.addRecovery('link', { person: 'anna', tokenHash: 'hash' }, 100);
    expect(await store.recover('link', 'hash2', 101)).toBeNull();
    expect(await store.recover('link', 'hash2', 99)).toMatchObject({
      name: 'Änni',
      avatar: 'bear',
    });
    expect(await store.recover('link', 'hash3', 99)).toBeNull();
    expect(await store.personByToken('hash2')).toMatchObject({ id: 'anna' });
    await store.forgetPerson('anna');
    expect(await store.personByToken('hash')).toBeNull();
    expect(await store.page('anna', 10)).toBeNull();
  });

  it('knows since when somebody is here', async () => {
    await store.addPerson({ id: 'old', name: '', language: 'en', avatar: null }, 'old-hash', 50);
    await store.savePerson({ id: 'old', name: 'Old', language: 'en', avatar: null }, 90);
    expect(await store.isHereSince('old', 49)).toBe(false);
    expect(await store.isHereSince('old', 50)).toBe(true);
    expect(await store.isHereSince('nobody', 50)).toBe(false);
    await store.forgetPerson('old');
  });

  it('ends all sessions of a person but one, with their links and notifications', async () => {
    const ina = { id: 'ina', name: 'Ina', language: 'en', avatar: null };
    const on = (tokenHash: string) => ({ person: 'ina', tokenHash });
    await store.addPerson(ina, 'first', 1);
    for (const device of ['second', 'third']) {
      await store.addRecovery(`link ${device}`, on('first'), 10);
      await store.recover(`link ${device}`, device, 5);
    }
    for (const device of ['first', 'second', 'third'])
      await store.subscribe(browser(device), on(device), 5);
    // Asked for again in another session, it belongs to that one.
    await store.subscribe(browser('both'), on('third'), 6);
    await store.subscribe(browser('both'), on('second'), 7);
    await store.addRecovery('before', on('third'), 10);
    await store.endOthers(on('second'));
    expect(await store.personByToken('first')).toBeNull();
    expect(await store.personByToken('second')).toEqual(ina);
    expect(await store.personByToken('third')).toBeNull();
    expect(await store.recover('before', 'fourth', 5)).toBeNull();
    expect(await store.subscriptionsOf('ina')).toEqual([browser('both'), browser('second')]);
    // What an ended session had asked for a moment before comes too late.
    expect(await store.addRecovery('after', on('third'), 10)).toBe(false);
    expect(await store.subscribe(browser('after'), on('third'), 8)).toBe(false);
    expect(await store.recover('after', 'fourth', 5)).toBeNull();
    expect(await store.subscriptionsOf('ina')).toHaveLength(2);
    await store.forgetPerson('ina');
  });

  it('lets nothing of an ended session through, whoever is faster', async () => {
    const other = await open();
    for (let round = 0; round < 20; round++) {
      const person = `race-${round}`;
      const [mine, theirs] = [`${person} mine`, `${person} theirs`];
      const ended = { person, tokenHash: theirs };
      await store.addPerson({ id: person, name: 'Ria', language: 'en', avatar: null }, mine, 1);
      await store.addRecovery(`${person} 0`, { person, tokenHash: mine }, 10);
      await store.recover(`${person} 0`, theirs, 5);
      await store.addRecovery(`${person} 1`, ended, 10);
      await Promise.all([
        other.recover(`${person} 1`, `${person} again`, 5),
        store.endOthers({ person, tokenHash: mine }),
        other.addRecovery(`${person} 2`, ended, 10),
        other.subscribe(browser(person), ended, 5),
      ]);
      expect(await store.personByToken(`${person} again`)).toBeNull();
      expect(await store.recover(`${person} 2`, `${person} again`, 5)).toBeNull();
      expect(await store.subscriptionsOf(person)).toEqual([]);
      await store.forgetPerson(person);
    }
    await other.close();
  });

  it('takes the name of who is forgotten out of journals and lists', async () => {
    const t = table();
    const sat = (seq: number, person: string, name: string): Entry => ({
      type: 'sat',
      seat: seq - 1,
      who: whoFrom(person, { name }),
      seq,
      at: seq,
    });
    const entries = [sat(1, 'zora', 'Zora'), sat(2, 'yuri', 'Yuri')];
    await store.addPerson({ id: 'zora', name: 'Zora', language: 'en', avatar: null }, 'zora', 1);
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
    const listed = (await store.listed(10, 60_000)).find((each) => each.table === t);
    expect(listed!.names).toEqual(['–', 'Yuri']);
  });

  it('enters no name of somebody who was forgotten while the game ended', async () => {
    const t = table();
    await store.addPerson({ id: 'here', name: 'Vera', language: 'en', avatar: null }, 'vera', 1);
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
      record: 'seats ["Xaver","Vera",{"bot":"easy"}]\n',
      places: null,
      rated: false,
      mostRated: 100,
    });
    expect((await store.page('here', 1))!.outcomes[0]!.names).toEqual(['–', 'Vera', 'bot easy']);
    expect(await store.record(t, 0)).toBe('seats ["–","Vera",{"bot":"easy"}]\n');
  });

  it('forgets two who played together and go at once, and then the game', async () => {
    const t = table();
    const pair = ['gerda', 'hans', 'ilse'];
    for (const id of pair)
      await store.addPerson({ id, name: id, language: 'en', avatar: null }, id, 1);
    const finished = (round: number, people: readonly string[]): Finished => ({
      table: t,
      round,
      game: 'mow',
      endedAt: 7,
      players: people.map((person) => ({ person, name: person })),
      scores: people.map(() => 1),
      record: `seats ${JSON.stringify(people)}\n`,
      places: null,
      rated: false,
      mostRated: 100,
    });
    await store.finish(finished(0, pair));
    await store.finish(finished(1, ['gerda', 'hans']));
    const other = await open();
    await Promise.all([store.forgetPerson('gerda'), other.forgetPerson('hans')]);
    await other.close();
    expect(await store.record(t, 0)).toBe('seats ["–","–","ilse"]\n');
    expect(await store.record(t, 1)).toBeNull();
  });
}
