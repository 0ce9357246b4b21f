import { calling } from './room.ts';
import { whoFrom } from './who.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { OFFER_LASTS } from './offers.ts';
import { foldAll } from './fold.ts';
import { recordOf } from './history.ts';
import { begun, FakePorts, Page } from './table.testing.ts';
import { toy } from './toy.testing.ts';
import { ToTableSchema } from './wire.ts';

const OVER = { type: 'offer', offer: 'end' } as const;
const yes = (offer: 'end' | 'rematch') => ({ type: 'vote', offer, agree: true }) as const;

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
    expect(await carla.command({ type: 'sit', seat: 1, name: 'Carla' })).toMatchObject({
      code: 'chairTaken',
    });
    await beni.command({ type: 'stand' });
    await anna.command({ type: 'addBot', seat: 1, level: 'easy' });
    await carla.command({ type: 'sit', seat: 1, name: 'Carla' });
    expect(anna.told.chairs).toMatchObject([{ who: { name: 'Anna' } }, { who: { name: 'Carla' } }]);
    await host.happen(() => [{ type: 'away', seat: 1, why: 'gone' }]);
    expect(anna.told.chairs[1]).toMatchObject({ away: 'gone', awaySince: host.table.at });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    expect(carla.told.you).toBeNull();
    await anna.command({ type: 'start' });
    expect(beni.told).toMatchObject({ round: 1, you: 1 });
  });

  it('an offer that nobody answers lapses, and says who has yet to', async () => {
    const { ports, anna, beni } = await after();
    await anna.command({ type: 'offer', offer: 'rematch' });
    await beni.command(yes('rematch'));
    expect(anna.told.round).toBe(1);
    await anna.command(OVER);
    expect(anna.told.offer).toMatchObject({ missing: [1], until: ports.time + OFFER_LASTS });
    await ports.pass(OFFER_LASTS - 1);
    expect(anna.told.offer).not.toBeNull();
    await ports.pass(2);
    expect(anna.told).toMatchObject({ offer: null, phase: 'playing' });
  });

  it('who is ready stays so when the rules or the chairs change, and nothing begins at once', async () => {
    const { ports, anna, beni, carla } = await after();
    await beni.command({ type: 'offer', offer: 'rematch' });
    await ports.pass(OFFER_LASTS + 1);
    await anna.command({ type: 'settings', settings: { seats: 3 } });
    await carla.command({ type: 'sit', seat: 2, name: 'Carla' });
    await anna.command({ type: 'settings', settings: { options: {} } });
    expect(beni.told.offer).toMatchObject({ by: 1, agreed: [1], missing: [0, 2] });
    expect(beni.told.startsFrom).toBe(ports.time + 5000);
    expect(await anna.command({ type: 'start' })).toMatchObject({ code: 'rulesChanged' });
    await carla.command(yes('rematch'));
    await anna.command(yes('rematch'));
    await ports.pass(4900);
    expect(anna.told).toMatchObject({ phase: 'over', offer: { missing: [] } });
    await ports.pass(200);
    expect(anna.told.phase).not.toBe('over');
    expect(anna.told.round).toBe(1);
  });

  it('who changes chairs takes along that they are ready, and who goes is asked no more', async () => {
    const { anna, beni, host } = await after();
    await beni.command({ type: 'offer', offer: 'rematch' });
    await host.happen(() => [{ type: 'shuffled', order: [1, 0] }]);
    expect(anna.told.offer).toMatchObject({ by: 0, agreed: [0], missing: [1] });
    await beni.command({ type: 'stand' });
    expect(anna.told.offer).toBeNull();
  });

  it('the host starts with those who are there: a free chair blocks nothing', async () => {
    const { anna, beni } = await after();
    await anna.command({ type: 'settings', settings: { seats: 4 } });
    expect(await anna.command({ type: 'start' })).toMatchObject({ outcome: 'ok' });
    expect(beni.told.settings.seats).toBe(2);
    expect(beni.told.chairs.map(({ type }) => type)).toEqual(['person', 'person']);
    expect(beni.told.round).toBe(1);
  });

  it('a locked table is for those who belong to it; others ask once a minute', async () => {
    const { ports, host, anna, beni, carla } = await after();
    await beni.command({ type: 'stand' });
    await anna.command({ type: 'settings', settings: { locked: true } });
    const sit = { type: 'sit', seat: 1, name: 'Carla' } as const;
    expect(carla.heard.at(-1)).toMatchObject({ type: 'error', code: 'locked' });
    expect(await carla.command(sit)).toMatchObject({ code: 'locked' });
    const ask = { type: 'ask', seat: null, name: 'Carla' } as const;
    expect(await carla.command(ask)).toMatchObject({ outcome: 'ok' });
    await anna.command({ type: 'give', person: 'carla', seat: null });
    expect(await carla.command(ask)).toMatchObject({ code: 'askedOften' });
    await ports.pass(60_001);
    expect(await carla.command(ask)).toMatchObject({ outcome: 'ok' });
    // Beni has played here, and needs nobody's word.
    expect(await beni.command({ ...sit, name: 'Beni' })).toMatchObject({ outcome: 'ok' });
    const dora = new Page(host, 'dora');
    expect(dora.heard).toMatchObject([{ type: 'error', code: 'locked' }]);
  });

  it('the host hands the rights over, and only the host', async () => {
    const { anna, beni, carla } = await after();
    expect(await beni.command({ type: 'handOver', person: 'beni' })).toMatchObject({
      code: 'notHost',
    });
    expect(await anna.command({ type: 'handOver', person: 'carla' })).toMatchObject({
      code: 'notNow',
    });
    await anna.command({ type: 'handOver', person: 'beni' });
    expect(carla.told.host).toBe('beni');
    expect(await anna.command({ type: 'start' })).toMatchObject({ code: 'notHost' });
  });
});

describe('the animal somebody chose', () => {
  it('is told of their chair, kept in the record, and goes with who deletes themselves', async () => {
    const { anna, beni, carla, host } = await after();
    const sit = { type: 'sit', table: 't', id: 'a', seat: 1, name: 'Carla' };
    for (const avatar of [1, 'wolf', 'fox-striped', '', null])
      expect(v.is(ToTableSchema, { ...sit, avatar })).toBe(false);
    expect(v.is(ToTableSchema, { ...sit, avatar: 'fox' })).toBe(true);
    await beni.command({ type: 'stand' });
    await carla.command({ type: 'ask', seat: 1, name: 'Carla', avatar: 'owl' });
    expect(anna.told.door).toEqual([
      { who: { id: 'carla', name: 'Carla', avatar: 'owl' }, seat: 1 },
    ]);
    await anna.command({ type: 'give', person: 'carla', seat: 1 });
    expect(anna.told.chairs[1]).toMatchObject({ who: { name: 'Carla', avatar: 'owl' } });
    expect(anna.told.chairs[0]).toMatchObject({ who: { avatar: null } });
    await carla.command({ type: 'stand' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni', avatar: 'duck' });
    expect(anna.told.chairs[1]).toMatchObject({ who: { name: 'Beni', avatar: 'duck' } });
    await anna.command({ type: 'start' });
    await anna.command(OVER);
    await beni.command(yes('end'));
    expect(recordOf(host.table)).toMatchObject({ avatars: [null, 'duck'] });
    await host.happen(() => [{ type: 'forgotten', person: 'beni' }]);
    expect(anna.told.chairs[1]).toMatchObject({ who: { avatar: null } });
    expect(recordOf(host.table)).not.toHaveProperty('avatars');
  });
});

it('two may be the same animal: the later one wears another neckerchief, also in the record', async () => {
  const { anna, beni, host } = await after();
  await anna.command({ type: 'stand' });
  await beni.command({ type: 'stand' });
  await beni.command({ type: 'sit', seat: 1, name: 'Beni', avatar: 'fox' });
  await anna.command({ type: 'sit', seat: 0, name: 'Anna', avatar: 'fox' });
  expect(anna.told.chairs).toMatchObject([
    { who: { avatar: 'fox-striped' } },
    { who: { avatar: 'fox' } },
  ]);
  await beni.command({ type: 'start' });
  await anna.command(OVER);
  await beni.command(yes('end'));
  expect(recordOf(host.table)).toMatchObject({ avatars: ['fox-striped', 'fox'] });
});

describe('in the middle of a game', () => {
  it('a chair that a bot keeps is asked for, and the host gives it with all it sees', async () => {
    const { ports, host, anna, beni } = await begun();
    const carla = new Page(host, 'carla');
    expect(await carla.command({ type: 'ask', seat: 1, name: 'Carla' })).toMatchObject({
      code: 'chairTaken',
    });
    await beni.command({ type: 'stand' });
    await carla.command({ type: 'ask', seat: 1, name: 'Carla' });
    expect(anna.told.door).toEqual([{ who: whoFrom('carla', { name: 'Carla' }), seat: 1 }]);
    expect(carla.told.view).toMatchObject({ seat: null });
    expect(await carla.command({ type: 'give', person: 'carla', seat: 1 })).toMatchObject({
      code: 'notHost',
    });
    expect(await anna.command({ type: 'give', person: 'carla', seat: 0 })).toMatchObject({
      code: 'chairTaken',
    });
    await anna.command({ type: 'give', person: 'carla', seat: 1 });
    expect(carla.told).toMatchObject({ you: 1, view: { seat: 1 }, door: [] });
    expect(beni.told).toMatchObject({ you: null, view: { seat: null }, legal: [] });
    expect(await beni.command({ type: 'back' })).toMatchObject({ code: 'notSeated' });
    await anna.move('draw');
    expect(await carla.move('draw')).toMatchObject({ outcome: 'ok' });
    expect(foldAll(ports.saved, () => toy).play.players).toEqual(host.table.play.players);
  });

  it('the host turns somebody away, and no chair of a rated game is given', async () => {
    const { host, anna } = await begun();
    const carla = new Page(host, 'carla');
    await carla.command({ type: 'ask', seat: null, name: 'Carla' });
    await anna.command({ type: 'give', person: 'carla', seat: null });
    expect(carla.told.door).toEqual([]);
    expect(await anna.command({ type: 'give', person: 'carla', seat: 1 })).toMatchObject({
      code: 'notAsked',
    });
    const rated = await begun({ settings: { rated: true } });
    await rated.beni.command({ type: 'stand' });
    const dora = new Page(rated.host, 'dora');
    expect(await dora.command({ type: 'ask', seat: 1, name: 'Dora' })).toMatchObject({
      code: 'chairTaken',
    });
  });

  it('who is removed is told, sees no hand, and may come back when the host lets them', async () => {
    const { anna, beni } = await begun();
    await anna.command({ type: 'remove', seat: 1 });
    expect(beni.told).toMatchObject({ removed: true, you: null, view: { seat: null }, legal: [] });
    expect(anna.told.barred).toEqual([whoFrom('beni', { name: 'Beni' })]);
    expect(beni.told.barred).toBeUndefined();
    // Once, and the host decides; the chair is theirs again, not another one.
    const ask = { type: 'ask', seat: null, name: 'Beni' } as const;
    expect(await beni.command(ask)).toMatchObject({ outcome: 'ok' });
    expect(await beni.command(ask)).toMatchObject({ code: 'barred' });
    await anna.command({ type: 'give', person: 'beni', seat: null });
    expect(await beni.command(ask)).toMatchObject({ code: 'barred' });
    expect(beni.told).toMatchObject({ removed: true, door: [] });
    await anna.command({ type: 'unbar', person: 'beni' });
    await anna.command({ type: 'remove', seat: 1 });
    await beni.command(ask);
    await anna.command({ type: 'give', person: 'beni', seat: 1 });
    expect(beni.told).toMatchObject({ you: 1, view: { seat: 1 }, door: [] });
    expect(await beni.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
  });

  it('a new name and face are seen at once, and at a running game from the next one on', async () => {
    const { host, anna, beni, ports } = await begun();
    const call = (name: string) =>
      host.happen(() => calling(host.table, whoFrom('beni', { name, avatar: 'duck' })));
    const told = (): unknown => anna.told.chairs.map((chair) => 'who' in chair && chair.who.name);
    await call('anna');
    expect(told()).toEqual(['Anna', 'Beni']);
    expect(JSON.stringify(anna.heard.at(-1))).not.toContain('duck');
    await anna.command(OVER);
    await beni.command({ type: 'vote', offer: 'end', agree: true });
    await call('Benno');
    expect(told()).toEqual(['Anna', 'Benno']);
    await call('Anna');
    // Told from the others, as when somebody sits down.
    expect(told()).toEqual(['Anna', 'Anna 2']);
    const { seq } = host.table;
    await call('Anna');
    expect(host.table.seq).toBe(seq);
    await anna.command({ type: 'start' });
    await ports.pass(10_000);
    expect(host.table.play.players[1]).toMatchObject({
      dealtTo: { name: 'Anna 2', avatar: 'duck' },
    });
    expect(foldAll(ports.saved, () => toy).room.chairs).toEqual(host.table.room.chairs);
  });

  it('the name of who was removed does not play on in the next game', async () => {
    const { anna } = await begun();
    await anna.command({ type: 'remove', seat: 1 });
    await anna.command(OVER);
    await anna.command({ type: 'start' });
    expect(anna.told).toMatchObject({
      round: 1,
      chairs: [{ who: { name: 'Anna' } }, { type: 'bot' }],
    });
  });

  it('who may not even look on hears why', async () => {
    const ports = new FakePorts();
    const host = ports.open({ settings: { watchers: false } });
    const [anna, beni] = [new Page(host, 'anna'), new Page(host, 'beni')];
    await anna.command({ type: 'sit', seat: 0, name: 'Anna' });
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    await anna.command({ type: 'remove', seat: 1 });
    await anna.command({ type: 'addBot', seat: 1, level: 'easy' });
    await anna.command({ type: 'start' });
    await ports.pass(0);
    expect(beni.heard.at(-1)).toMatchObject({ type: 'error', code: 'barred' });
  });
});
