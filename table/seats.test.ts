import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { commitmentTo } from './fair.ts';
import { forgetting } from './room.ts';
import { entriesOf } from './handle.ts';
import { begun, Page, readerWith, opened } from './table.testing.ts';
import { PROTOCOL } from './protocol.ts';
import { TableHost } from './host.ts';
import type { SomeSettings } from './settings.ts';

it('a journal does not grow for ever', async () => {
  const { host, anna } = opened();
  for (let i = 0; i < 150; i++) await anna.command({ type: 'mute', person: `p${i}`, muted: true });
  expect(anna.told.muted).toHaveLength(100);
  expect(await anna.command({ type: 'mute', person: 'p0', muted: true })).toMatchObject({
    outcome: 'ok',
  });
  const { seq } = host.table;
  expect(await anna.command({ type: 'mute', person: 'p1', muted: true })).toMatchObject({
    outcome: 'ok',
  });
  expect(host.table.seq).toBe(seq);
  expect(await anna.command({ type: 'mute', person: 'p0', muted: false })).toMatchObject({
    outcome: 'ok',
  });
  host.table.seq = 20_000;
  expect(await anna.command({ type: 'shuffle' })).toMatchObject({ code: 'tableLimit' });
  expect(await anna.command({ type: 'stand' })).toMatchObject({ code: 'notSeated' });
  host.table.seq = 40_000;
  expect(await anna.command({ type: 'stand' })).toMatchObject({ code: 'tableLimit' });
});

it('a host who deletes themselves without a chair leaves the table to the others', async () => {
  const { host, ports, beni } = opened();
  const forget = (person: string) =>
    entriesOf(host.table, forgetting(host.table, person), ports.time).forEach((entry) =>
      fold(host.table, entry),
    );
  forget('anna');
  expect(host.table.room.host).toBeNull();
  await beni.command({ type: 'sit', seat: 0, name: 'Beni' });
  expect(host.table.room.host).toBe('beni');
  const carla = new Page(host, 'carla');
  await carla.command({ type: 'sit', seat: 1, name: 'Carla' });
  forget('beni');
  expect(host.table.room.host).toBe('carla');
});

describe('before the start', () => {
  it('a chair is for one person, and a person has one chair', async () => {
    const { anna, beni } = opened();
    expect(await anna.command({ type: 'sit', seat: 0, name: 'Anna' })).toMatchObject({
      outcome: 'ok',
    });
    expect(await beni.command({ type: 'sit', seat: 0, name: 'Beni' })).toMatchObject({
      code: 'chairTaken',
    });
    expect(await anna.command({ type: 'sit', seat: 1, name: 'Anna' })).toMatchObject({
      code: 'seated',
    });
    expect(await beni.command({ type: 'sit', seat: 2, name: 'Beni' })).toMatchObject({
      code: 'noChair',
    });
    expect(beni.told.chairs).toMatchObject([
      { type: 'person', who: { name: 'Anna' } },
      { type: 'empty' },
    ]);
  });

  it('only the host sets the table', async () => {
    const { anna, beni } = opened();
    expect(await beni.command({ type: 'start' })).toMatchObject({ code: 'notHost' });
    expect(await beni.command({ type: 'addBot', seat: 0, level: 'easy' })).toMatchObject({
      code: 'notHost',
    });
    expect(await anna.command({ type: 'addBot', seat: 0, level: 'none' })).toMatchObject({
      code: 'unknownLevel',
    });
    expect(await anna.command({ type: 'addBot', seat: 0, level: 'easy' })).toMatchObject({
      outcome: 'ok',
    });
    expect(await anna.command({ type: 'start' })).toMatchObject({ code: 'notFull' });
    expect(await anna.command({ type: 'settings', settings: { seats: 9 } })).toMatchObject({
      code: 'settings',
    });
    expect(await anna.command({ type: 'settings', settings: { seats: 3 } })).toMatchObject({
      outcome: 'ok',
    });
    expect(beni.told.chairs).toHaveLength(3);
  });

  it('who sits on a chair that goes moves up; no chair goes where all are needed', async () => {
    const { anna, beni } = opened(3);
    await beni.command({ type: 'sit', seat: 2, name: 'Beni' });
    await anna.command({ type: 'settings', settings: { seats: 2 } });
    expect(anna.told.chairs).toMatchObject([{ who: { name: 'Beni' } }, { type: 'empty' }]);
    await anna.command({ type: 'settings', settings: { seats: 3 } });
    await anna.command({ type: 'sit', seat: 1, name: 'Anna' });
    await anna.command({ type: 'addBot', seat: 2, level: 'easy' });
    expect(await anna.command({ type: 'settings', settings: { seats: 2 } })).toMatchObject({
      code: 'fewChairs',
    });
  });

  it('who is removed stays away, and the host can not be', async () => {
    const { anna, beni } = opened();
    await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    expect(await anna.command({ type: 'remove', seat: 0 })).toMatchObject({ code: 'notNow' });
    await anna.command({ type: 'remove', seat: 1 });
    expect(await beni.command({ type: 'sit', seat: 1, name: 'Beni' })).toMatchObject({
      code: 'barred',
    });
  });

  it('the longest-seated person is host when the host leaves', async () => {
    const { host, anna, beni } = opened(3);
    const carla = new Page(host, 'carla');
    await carla.command({ type: 'sit', seat: 0, name: 'Carla' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    await anna.command({ type: 'sit', seat: 2, name: 'Anna' });
    await anna.command({ type: 'stand' });
    expect(beni.told.host).toBe('carla');
  });

  it('shuffling moves people, loses nobody', async () => {
    const { host, anna, beni } = opened(3);
    await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    const orders = new Set<string>();
    for (let i = 0; i < 40; i++) {
      await anna.command({ type: 'shuffle' });
      const names = host.table.room.chairs.map((chair) =>
        chair.type === 'person' ? chair.who.name : '-',
      );
      expect([...names].sort()).toEqual(['-', 'Anna', 'Beni']);
      orders.add(names.join());
    }
    expect(orders.size).toBe(6);
  });
});

describe('the deal', () => {
  it('waits three seconds for what was not opened, then goes on without, and says so', async () => {
    const { ports, anna, beni } = opened();
    const [annas, benis] = ['annas-part', 'benis-part'].map(commitmentTo);
    await anna.command({ type: 'sit', seat: 0, name: 'Anna', hash: annas! });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni', hash: benis! });
    expect(beni.told.fair).toMatchObject({ hashes: [annas, benis], contributions: [null, null] });
    await anna.command({ type: 'start' });
    await anna.command({ type: 'contribute', contribution: 'annas-part' });
    await ports.pass(2999);
    expect(anna.told.phase).toBe('starting');
    await ports.pass(1);
    expect(anna.told).toMatchObject({
      phase: 'playing',
      fair: { hashes: [annas, benis], contributions: ['annas-part', null], next: [null, null] },
    });
  });

  it('begins with the last that is opened, and takes only what was pledged', async () => {
    const { anna, beni } = opened();
    await anna.command({ type: 'sit', seat: 0, name: 'Anna', hash: commitmentTo('annas-part') });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    const early = await anna.command({ type: 'contribute', contribution: 'annas-part' });
    expect(early).toMatchObject({ code: 'notNow' });
    await beni.command({ type: 'pledge', hash: commitmentTo('benis-part') });
    expect(await beni.command({ type: 'pledge', hash: commitmentTo('better') })).toMatchObject({
      code: 'given',
    });
    await anna.command({ type: 'start' });
    await anna.command({ type: 'contribute', contribution: 'annas-part' });
    expect(await anna.command({ type: 'contribute', contribution: 'another-part' })).toMatchObject({
      code: 'given',
    });
    // By now Beni knows what Anna gave: nothing else than what was pledged is taken.
    for (const late of [
      { type: 'contribute', contribution: 'better-part' },
      { type: 'pledge', hash: commitmentTo('better-part') },
    ] as const)
      expect(await beni.command(late)).toMatchObject({ code: 'notNow' });
    await beni.command({ type: 'contribute', contribution: 'benis-part' });
    expect(beni.told.phase).toBe('playing');
  });

  it('is not held up by who is away, nor by bots, nor by who gave no hash', async () => {
    const { anna, beni } = opened(3);
    await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    await anna.command({ type: 'addBot', seat: 2, level: 'easy' });
    await anna.command({ type: 'start' });
    expect(anna.told).toMatchObject({
      phase: 'playing',
      fair: { hashes: [null, null, null], contributions: [null, null, null] },
    });
  });

  it('shows the secret only when the game is over', async () => {
    const { anna, beni, host } = await begun();
    const {
      play: { secret },
    } = host.table;
    await anna.command({ type: 'offer', offer: 'end' });
    expect(JSON.stringify(anna.heard)).not.toContain(secret);
    await beni.command({ type: 'vote', offer: 'end', agree: true });
    expect(anna.told.fair.secret).toBe(secret);
  });
});

describe('who is away', () => {
  it('has a bot on the chair, whose moves are marked, and can take it back', async () => {
    const { ports, anna, beni } = await begun();
    await anna.command({ type: 'stand' });
    expect(beni.told.chairs[0]).toMatchObject({ who: { name: 'Anna' }, away: 'left' });
    expect(beni.told.host).toBe('beni');
    await ports.pass(2000);
    expect(beni.told.facts[0]).toMatchObject({ seat: 0, kept: true });
    expect(await anna.move('draw')).toMatchObject({ code: 'away' });
    expect(await anna.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
    expect(beni.told.chairs[0]).toMatchObject({ away: null });
    expect(await anna.command({ type: 'back' })).toMatchObject({ code: 'chairKept' });
  });

  it('may not come back when the host removed them', async () => {
    const { anna, beni } = await begun();
    await anna.command({ type: 'remove', seat: 1 });
    expect(await beni.command({ type: 'back' })).toMatchObject({ code: 'barred' });
  });
});

it('watchers are let in or not', async () => {
  const { host, anna } = await begun();
  const carla = new Page(host, 'carla');
  expect(carla.told.view).toMatchObject({ seat: null, hand: null });
  expect(carla.told.legal).toEqual([]);
  await anna.command({ type: 'settings', settings: { watchers: false } });
  const dora: unknown[] = [];
  const reader = readerWith('dora', (message) => dora.push(message));
  await host.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, reader);
  expect(dora).toMatchObject([{ type: 'error' }]);
});

describe('who is not here in their turn', () => {
  /** Beni is waited for and has been gone for so long, by the word of the place the table runs in. */
  async function missing(settings: SomeSettings = {}) {
    const table = await begun({ settings });
    await table.anna.move('draw');
    const absent = { ms: 0 };
    table.host.close();
    const host = new TableHost(table.host.table, table.ports, table.ports.journal, {
      absentFor: (person) => (person === 'beni' ? absent.ms : 0),
    });
    const anna = new Page(host, 'anna');
    let tries = 0;
    const standIn = (page = anna, seat = 1) =>
      page.command({ type: 'standIn', seat }, `stand-in-${tries++}`);
    return { ...table, host, absent, anna, standIn };
  }

  it('slow is not away: a bot is let play after 25 seconds of the turn', async () => {
    const { ports, host, absent, anna, standIn } = await missing();
    expect(anna.told.waitingFor).toBe(1);
    await ports.pass(24_000);
    absent.ms = 60_000;
    expect(await standIn()).toMatchObject({ code: 'stillHere' });
    await ports.pass(1000);
    absent.ms = 24_000;
    expect(await standIn()).toMatchObject({ code: 'stillHere' });
    const looksOn = new Page(host, 'carla');
    expect(await standIn(looksOn)).toMatchObject({ code: 'notSeated' });
    absent.ms = 25_000;
    expect(await standIn(anna, 0)).toMatchObject({ code: 'notNow' });
    expect(await standIn()).toMatchObject({ outcome: 'ok' });
    expect(anna.told.chairs[1]).toMatchObject({ away: 'gone' });
    expect(await standIn()).toMatchObject({ outcome: 'ok' });
  });

  it.each([{ clock: { type: 'move', seconds: 60 } }, { rated: true }] satisfies SomeSettings[])(
    'but not where a clock says how long one may take, nor in a rated game',
    async (settings) => {
      const { ports, absent, standIn } = await missing(settings);
      await ports.pass(30_000);
      absent.ms = 30_000;
      expect(await standIn()).toMatchObject({ code: 'notNow' });
    },
  );

  it('has the seat back before the bot moves, by coming to the table', async () => {
    const { ports, host, absent, anna, standIn } = await missing();
    await ports.pass(25_000);
    absent.ms = 25_000;
    const { ply } = anna.told;
    await standIn();
    const beni = new Page(host, 'beni');
    await ports.pass(1);
    expect(anna.told.chairs[1]).toMatchObject({ away: null });
    await ports.pass(60_000);
    expect(beni.told).toMatchObject({ ply, waitingFor: 1, you: 1 });
  });

  it('has the result, whatever of it a bot has played', async () => {
    const { ports, host, absent, anna, standIn } = await missing();
    await ports.pass(25_000);
    absent.ms = 25_000;
    await standIn();
    await ports.pass(20_000);
    expect(anna.heard).toContainEqual(
      expect.objectContaining({ facts: [expect.objectContaining({ seat: 1, kept: true })] }),
    );
    const beni = new Page(host, 'beni');
    await ports.pass(1);
    for (let moves = 0; moves < 200 && anna.told.phase === 'playing'; moves++) {
      const mover = anna.told.waitingFor === 0 ? anna : beni;
      await mover.move(mover.told.legal.find((move) => move !== 'draw') ?? 'draw');
    }
    expect(anna.told.tally.games.map(({ players }) => players.map(({ person }) => person))).toEqual(
      [['anna', 'beni']],
    );
  });
});
