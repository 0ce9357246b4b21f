import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { forgetting } from './forget.ts';
import { entriesOf } from './handle.ts';
import { LocalTable } from './local.ts';
import { begun, FakeHome, Page } from './table.testing.ts';
import { PROTOCOL } from './wire.ts';

const opened = (seats = 2) => {
  const home = new FakeHome();
  const local = LocalTable.open(home, { table: 't', game: 'toy', seats, host: 'anna' });
  return { home, local, anna: new Page(local, 'anna'), beni: new Page(local, 'beni') };
};

it('a journal does not grow for ever', () => {
  const { local, anna } = opened();
  for (let i = 0; i < 150; i++) anna.wish({ t: 'mute', person: `p${i}`, muted: true });
  expect(anna.told.muted).toHaveLength(100);
  expect(anna.wish({ t: 'mute', person: 'p0', muted: true })).toMatchObject({ outcome: 'ok' });
  const { seq } = local.table;
  expect(anna.wish({ t: 'mute', person: 'p1', muted: true })).toMatchObject({ outcome: 'ok' });
  expect(local.table.seq).toBe(seq);
  expect(anna.wish({ t: 'mute', person: 'p0', muted: false })).toMatchObject({ outcome: 'ok' });
  local.table.seq = 20_000;
  expect(anna.wish({ t: 'shuffle' })).toMatchObject({ code: 'worn' });
  expect(anna.wish({ t: 'stand' })).toMatchObject({ code: 'notSeated' });
  local.table.seq = 40_000;
  expect(anna.wish({ t: 'stand' })).toMatchObject({ code: 'worn' });
});

it('a host who deletes themselves without a chair leaves the table to the others', () => {
  const { local, home, beni } = opened();
  const forget = (person: string) =>
    entriesOf(local.table, forgetting(local.table, person), home.time).forEach((entry) =>
      fold(local.table, entry),
    );
  forget('anna');
  expect(local.table.host).toBeNull();
  beni.wish({ t: 'sit', seat: 0, name: 'Beni' });
  expect(local.table.host).toBe('beni');
  const carla = new Page(local, 'carla');
  carla.wish({ t: 'sit', seat: 1, name: 'Carla' });
  forget('beni');
  expect(local.table.host).toBe('carla');
});

describe('before the start', () => {
  it('a chair is for one person, and a person has one chair', () => {
    const { anna, beni } = opened();
    expect(anna.wish({ t: 'sit', seat: 0, name: 'Anna' })).toMatchObject({ outcome: 'ok' });
    expect(beni.wish({ t: 'sit', seat: 0, name: 'Beni' })).toMatchObject({ code: 'chairTaken' });
    expect(anna.wish({ t: 'sit', seat: 1, name: 'Anna' })).toMatchObject({ code: 'seated' });
    expect(beni.wish({ t: 'sit', seat: 2, name: 'Beni' })).toMatchObject({ code: 'noChair' });
    expect(beni.told.chairs).toMatchObject([{ kind: 'person', name: 'Anna' }, { kind: 'empty' }]);
  });

  it('only the host sets the table', () => {
    const { anna, beni } = opened();
    expect(beni.wish({ t: 'start' })).toMatchObject({ code: 'notHost' });
    expect(beni.wish({ t: 'addBot', seat: 0, level: 'easy' })).toMatchObject({ code: 'notHost' });
    expect(anna.wish({ t: 'addBot', seat: 0, level: 'none' })).toMatchObject({
      code: 'unknownLevel',
    });
    expect(anna.wish({ t: 'addBot', seat: 0, level: 'easy' })).toMatchObject({ outcome: 'ok' });
    expect(anna.wish({ t: 'start' })).toMatchObject({ code: 'notFull' });
    expect(anna.wish({ t: 'settings', settings: { seats: 9 } })).toMatchObject({
      code: 'settings',
    });
    expect(anna.wish({ t: 'settings', settings: { seats: 3 } })).toMatchObject({ outcome: 'ok' });
    expect(beni.told.chairs).toHaveLength(3);
  });

  it('no chair goes with somebody on it', () => {
    const { anna, beni } = opened(3);
    beni.wish({ t: 'sit', seat: 2, name: 'Beni' });
    expect(anna.wish({ t: 'settings', settings: { seats: 2 } })).toMatchObject({
      code: 'fewChairs',
    });
  });

  it('who is removed stays away, and the host can not be', () => {
    const { anna, beni } = opened();
    anna.wish({ t: 'sit', seat: 0, name: 'Anna' });
    beni.wish({ t: 'sit', seat: 1, name: 'Beni' });
    expect(anna.wish({ t: 'remove', seat: 0 })).toMatchObject({ code: 'notNow' });
    anna.wish({ t: 'remove', seat: 1 });
    expect(beni.wish({ t: 'sit', seat: 1, name: 'Beni' })).toMatchObject({ code: 'barred' });
  });

  it('the longest-seated person is host when the host leaves', () => {
    const { local, anna, beni } = opened(3);
    const carla = new Page(local, 'carla');
    carla.wish({ t: 'sit', seat: 0, name: 'Carla' });
    beni.wish({ t: 'sit', seat: 1, name: 'Beni' });
    anna.wish({ t: 'sit', seat: 2, name: 'Anna' });
    anna.wish({ t: 'stand' });
    expect(beni.told.host).toBe('carla');
  });

  it('shuffling moves people, loses nobody', () => {
    const { local, anna, beni } = opened(3);
    anna.wish({ t: 'sit', seat: 0, name: 'Anna' });
    beni.wish({ t: 'sit', seat: 1, name: 'Beni' });
    const orders = new Set<string>();
    for (let i = 0; i < 40; i++) {
      anna.wish({ t: 'shuffle' });
      const names = local.table.chairs.map((chair) => (chair.kind === 'person' ? chair.name : '-'));
      expect([...names].sort()).toEqual(['-', 'Anna', 'Beni']);
      orders.add(names.join());
    }
    expect(orders.size).toBe(6);
  });
});

describe('the deal', () => {
  it('waits three seconds for a part that is still owed, then goes on without', () => {
    const { home, anna, beni } = opened();
    anna.wish({ t: 'sit', seat: 0, name: 'Anna', contribution: 'annas-part' });
    beni.wish({ t: 'sit', seat: 1, name: 'Beni' });
    anna.wish({ t: 'start' });
    home.pass(2999);
    expect(anna.told.phase).toBe('starting');
    home.pass(1);
    expect(anna.told.phase).toBe('playing');
    expect(anna.told.fair.contributions).toEqual(['annas-part', null]);
  });

  it('begins with the last part that comes in', () => {
    const { anna, beni } = opened();
    anna.wish({ t: 'sit', seat: 0, name: 'Anna', contribution: 'annas-part' });
    beni.wish({ t: 'sit', seat: 1, name: 'Beni' });
    anna.wish({ t: 'start' });
    expect(anna.wish({ t: 'contribute', contribution: 'another-part' })).toMatchObject({
      code: 'given',
    });
    beni.wish({ t: 'contribute', contribution: 'benis-part' });
    expect(beni.told.phase).toBe('playing');
  });

  it('shows the secret only when the game is over', () => {
    const { anna, beni, local } = begun();
    const { secret } = local.table;
    anna.wish({ t: 'offer', offer: 'end' });
    expect(JSON.stringify(anna.heard)).not.toContain(secret);
    beni.wish({ t: 'vote', offer: 'end', agree: true });
    expect(anna.told.fair.secret).toBe(secret);
  });
});

describe('who is away', () => {
  it('has a bot on the chair, whose moves are marked, and can take it back', () => {
    const { home, anna, beni } = begun();
    anna.wish({ t: 'stand' });
    expect(beni.told.chairs[0]).toMatchObject({ name: 'Anna', away: 'left' });
    expect(beni.told.host).toBe('beni');
    home.pass(2000);
    expect(beni.told.facts[0]).toMatchObject({ seat: 0, kept: true });
    expect(anna.move('draw')).toMatchObject({ code: 'away' });
    expect(anna.wish({ t: 'back' })).toMatchObject({ outcome: 'ok' });
    expect(beni.told.chairs[0]).toMatchObject({ away: null });
    expect(anna.wish({ t: 'back' })).toMatchObject({ code: 'chairKept' });
  });

  it('may not come back when the host removed them', () => {
    const { anna, beni } = begun();
    anna.wish({ t: 'remove', seat: 1 });
    expect(beni.wish({ t: 'back' })).toMatchObject({ code: 'barred' });
  });
});

it('watchers are let in or not', () => {
  const { local, anna } = begun();
  const carla = new Page(local, 'carla');
  expect(carla.told.view).toMatchObject({ seat: null, hand: null });
  expect(carla.told.legal).toEqual([]);
  anna.wish({ t: 'settings', settings: { watchers: false } });
  const dora: unknown[] = [];
  local.connect('dora', (message) => dora.push(message))({
    t: 'hello',
    table: 't',
    protocol: PROTOCOL,
    seq: 0,
  });
  expect(dora).toMatchObject([{ t: 'error' }]);
});

it('talk has its limits and never makes a move stale', () => {
  const { anna, beni, home } = begun();
  const { ply, seq } = anna.told;
  for (let i = 0; i < 5; i++)
    expect(beni.wish({ t: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  expect(beni.wish({ t: 'chat', text: 'hm' })).toMatchObject({ code: 'chatOften' });
  expect(anna.told).toMatchObject({ ply, seq });
  home.pass(10_000);
  expect(beni.wish({ t: 'chat', text: 'hm' })).toMatchObject({ outcome: 'ok' });
  anna.wish({ t: 'mute', person: 'beni', muted: true });
  home.pass(10_000);
  expect(beni.wish({ t: 'chat', text: 'hm' })).toMatchObject({ code: 'muted' });
});
