import { whoFrom } from './who.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OFFER_LASTS } from './due.ts';
import { foldAll } from './fold.ts';
import { recordOf } from './record.ts';
import { begun, FakePorts, Page } from './table.testing.ts';
import { pointsOf, standingsOf, type TallyGame } from './tally.ts';
import { toy } from './toy.testing.ts';
import { AVATARS, ToTableSchema } from './wire.ts';

const OVER = { t: 'offer', offer: 'end' } as const;
const yes = (offer: 'end' | 'rematch') => ({ t: 'vote', offer, agree: true }) as const;

/** Anna and Beni after a game that they stopped; Carla has come by the link. */
async function after() {
  const table = await begun();
  await table.anna.command(OVER);
  await table.beni.command(yes('end'));
  return { ...table, carla: new Page(table.host, 'carla') };
}

describe('between games', () => {
  it('a newcomer takes the chair of a bot, or of who went home', async () => {
    const { anna, beni, carla, host } = await after();
    expect(await carla.command({ t: 'sit', seat: 1, name: 'Carla' })).toMatchObject({
      code: 'chairTaken',
    });
    await beni.command({ t: 'stand' });
    await anna.command({ t: 'addBot', seat: 1, level: 'easy' });
    await carla.command({ t: 'sit', seat: 1, name: 'Carla' });
    expect(anna.told.chairs).toMatchObject([{ who: { name: 'Anna' } }, { who: { name: 'Carla' } }]);
    await host.happen(() => [{ e: 'away', seat: 1, why: 'gone' }]);
    expect(anna.told.chairs[1]).toMatchObject({ away: 'gone', awaySince: host.table.at });
    await beni.command({ t: 'sit', seat: 1, name: 'Beni' });
    expect(carla.told.you).toBeNull();
    await anna.command({ t: 'start' });
    expect(beni.told).toMatchObject({ round: 1, you: 1 });
  });

  it('an offer that nobody answers lapses, and says who has yet to', async () => {
    const { ports, anna, beni } = await after();
    await anna.command({ t: 'offer', offer: 'rematch' });
    expect(anna.told.offer).toMatchObject({ missing: [1], until: ports.time + OFFER_LASTS });
    await ports.pass(OFFER_LASTS - 1);
    expect(anna.told.offer).not.toBeNull();
    await ports.pass(2);
    expect(anna.told).toMatchObject({ offer: null, phase: 'over' });
    await anna.command({ t: 'offer', offer: 'rematch' });
    await beni.command(yes('rematch'));
    expect(anna.told.round).toBe(1);
  });

  it('the host hands the rights over, and only the host', async () => {
    const { anna, beni, carla } = await after();
    expect(await beni.command({ t: 'handOver', person: 'beni' })).toMatchObject({
      code: 'notHost',
    });
    expect(await anna.command({ t: 'handOver', person: 'carla' })).toMatchObject({
      code: 'notNow',
    });
    await anna.command({ t: 'handOver', person: 'beni' });
    expect(carla.told.host).toBe('beni');
    expect(await anna.command({ t: 'start' })).toMatchObject({ code: 'notHost' });
  });
});

describe('the animal somebody chose', () => {
  it('is told of their chair, kept in the record, and goes with who deletes themselves', async () => {
    const { anna, beni, carla, host } = await after();
    const sit = { t: 'sit', table: 't', id: 'a', seat: 1, name: 'Carla' };
    for (const avatar of [-1, AVATARS, 1.5, 'fox', null])
      expect(v.is(ToTableSchema, { ...sit, avatar })).toBe(false);
    expect(v.is(ToTableSchema, { ...sit, avatar: AVATARS - 1 })).toBe(true);
    await beni.command({ t: 'stand' });
    await carla.command({ t: 'ask', seat: 1, name: 'Carla', avatar: 2 });
    expect(anna.told.door).toEqual([{ who: { id: 'carla', name: 'Carla', avatar: 2 }, seat: 1 }]);
    await anna.command({ t: 'give', person: 'carla', seat: 1 });
    expect(anna.told.chairs[1]).toMatchObject({ who: { name: 'Carla', avatar: 2 } });
    expect(anna.told.chairs[0]).toMatchObject({ who: { avatar: null } });
    await carla.command({ t: 'stand' });
    await beni.command({ t: 'sit', seat: 1, name: 'Beni', avatar: 4 });
    expect(anna.told.chairs[1]).toMatchObject({ who: { name: 'Beni', avatar: 4 } });
    await anna.command({ t: 'start' });
    await anna.command(OVER);
    await beni.command(yes('end'));
    expect(recordOf(host.table)).toMatchObject({ avatars: [null, 4] });
    await host.happen(() => [{ e: 'forgotten', person: 'beni' }]);
    expect(anna.told.chairs[1]).toMatchObject({ who: { avatar: null } });
    expect(recordOf(host.table)).not.toHaveProperty('avatars');
  });
});

describe('in the middle of a game', () => {
  it('a chair that a bot keeps is asked for, and the host gives it with all it sees', async () => {
    const { ports, host, anna, beni } = await begun();
    const carla = new Page(host, 'carla');
    expect(await carla.command({ t: 'ask', seat: 1, name: 'Carla' })).toMatchObject({
      code: 'chairTaken',
    });
    await beni.command({ t: 'stand' });
    await carla.command({ t: 'ask', seat: 1, name: 'Carla' });
    expect(anna.told.door).toEqual([{ who: whoFrom('carla', { name: 'Carla' }), seat: 1 }]);
    expect(carla.told.view).toMatchObject({ seat: null });
    expect(await carla.command({ t: 'give', person: 'carla', seat: 1 })).toMatchObject({
      code: 'notHost',
    });
    expect(await anna.command({ t: 'give', person: 'carla', seat: 0 })).toMatchObject({
      code: 'chairTaken',
    });
    await anna.command({ t: 'give', person: 'carla', seat: 1 });
    expect(carla.told).toMatchObject({ you: 1, view: { seat: 1 }, door: [] });
    expect(beni.told).toMatchObject({ you: null, view: { seat: null }, legal: [] });
    expect(await beni.command({ t: 'back' })).toMatchObject({ code: 'notSeated' });
    await anna.move('draw');
    expect(await carla.move('draw')).toMatchObject({ outcome: 'ok' });
    expect(foldAll(ports.saved, () => toy).players).toEqual(host.table.players);
  });

  it('the host turns somebody away, and no chair of a rated game is given', async () => {
    const { host, anna } = await begun();
    const carla = new Page(host, 'carla');
    await carla.command({ t: 'ask', seat: null, name: 'Carla' });
    await anna.command({ t: 'give', person: 'carla', seat: null });
    expect(carla.told.door).toEqual([]);
    expect(await anna.command({ t: 'give', person: 'carla', seat: 1 })).toMatchObject({
      code: 'notAsked',
    });
    const rated = await begun({ settings: { rated: true } });
    await rated.beni.command({ t: 'stand' });
    const dora = new Page(rated.host, 'dora');
    expect(await dora.command({ t: 'ask', seat: 1, name: 'Dora' })).toMatchObject({
      code: 'chairTaken',
    });
  });

  it('who is removed is told, sees no hand, and may come back when the host lets them', async () => {
    const { anna, beni } = await begun();
    await anna.command({ t: 'remove', seat: 1 });
    expect(beni.told).toMatchObject({ removed: true, you: null, view: { seat: null }, legal: [] });
    expect(anna.told.barred).toEqual([whoFrom('beni', { name: 'Beni' })]);
    expect(beni.told.barred).toBeUndefined();
    expect(await beni.command({ t: 'ask', seat: 1, name: 'Beni' })).toMatchObject({
      code: 'barred',
    });
    await anna.command({ t: 'unbar', person: 'beni' });
    expect(beni.told).toMatchObject({ you: 1, view: { seat: 1 } });
    expect(await beni.command({ t: 'back' })).toMatchObject({ outcome: 'ok' });
  });

  it('the name of who was removed does not play on in the next game', async () => {
    const { anna } = await begun();
    await anna.command({ t: 'remove', seat: 1 });
    await anna.command(OVER);
    await anna.command({ t: 'start' });
    expect(anna.told).toMatchObject({
      round: 1,
      chairs: [{ who: { name: 'Anna' } }, { kind: 'bot' }],
    });
  });

  it('who may not even look on hears why', async () => {
    const ports = new FakePorts();
    const host = ports.open({ settings: { watchers: false } });
    const [anna, beni] = [new Page(host, 'anna'), new Page(host, 'beni')];
    await anna.command({ t: 'sit', seat: 0, name: 'Anna' });
    await beni.command({ t: 'sit', seat: 1, name: 'Beni' });
    await anna.command({ t: 'remove', seat: 1 });
    await anna.command({ t: 'addBot', seat: 1, level: 'easy' });
    await anna.command({ t: 'start' });
    await ports.pass(0);
    expect(beni.heard.at(-1)).toMatchObject({ t: 'error', code: 'barred' });
  });
});

describe('the tally', () => {
  const game = (round: number, ...places: [string | null, number][]): TallyGame => ({
    round,
    at: round,
    players: places.map(([person, place]) => ({ person, name: person ?? 'easy', place })),
  });

  it('gives ten points for leaving everybody behind; bots do not count', () => {
    expect(pointsOf(game(0, ['a', 2], ['b', 1], [null, 3], ['c', 4]))).toEqual([5, 10, null, 0]);
    expect(pointsOf(game(0, ['a', 1], ['b', 1]))).toEqual([0, 0]);
    expect(pointsOf(game(0, ['a', 1], [null, 2]))).toEqual([0, null]);
  });

  it('stands over all games of a table, also of who came late or left', () => {
    const rows = standingsOf([
      game(0, ['a', 2], ['b', 1], [null, 3]),
      game(1, ['a', 1], ['c', 2], [null, 3]),
    ]);
    expect(rows).toMatchObject([
      { person: 'a', places: [2, 1], wins: 1, points: 10 },
      { person: 'b', places: [1, null], wins: 1, points: 10 },
      { person: 'c', places: [null, 2], wins: 0, points: 0 },
      { person: null, places: [3, 3], points: null },
    ]);
  });

  it('grows with each game that is played to its end, and not with one that was stopped', async () => {
    const { anna, beni } = await after();
    expect(anna.told.tally).toEqual([]);
    await anna.command({ t: 'start' });
    for (let moves = 0; anna.told.phase === 'playing' && moves < 200; moves++) {
      const mover = anna.told.waitingFor === 0 ? anna : beni;
      await mover.move(mover.told.legal.find((move) => move !== 'draw') ?? 'draw');
    }
    expect(beni.told.tally).toMatchObject([
      { round: 1, players: [{ name: 'Anna' }, { name: 'Beni' }] },
    ]);
  });
});
