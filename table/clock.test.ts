import { cloneState, type State } from '@tischlein/kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { due } from './due.ts';
import { commitmentTo } from './fair.ts';
import { begun, FakePorts, Page } from './table.testing.ts';
import { SnapshotSchema } from './wire.ts';

describe('a clock for each move', () => {
  const settings = { clock: { type: 'move', seconds: 10 } } as const;

  it('starts anew with each turn and runs only for who is waited for', async () => {
    const { ports, anna, beni } = await begun({ settings });
    await ports.pass(4000);
    await anna.move('draw');
    expect(beni.told.clocks).toEqual({ left: [6000, 10_000], running: 1 });
    await ports.pass(9000);
    await beni.move('draw');
    expect(beni.told.clocks).toEqual({ left: [10_000, 1000], running: 0 });
  });

  it('used up, a move that comes before the bell does not count either', async () => {
    const { ports, anna, beni } = await begun({ settings });
    const { ply } = anna.told;
    ports.time += 10_001;
    expect(await anna.command({ type: 'move', ply, move: 'draw' }, 'late')).toMatchObject({
      code: 'time',
    });
    expect(beni.told).toMatchObject({ ply, chairs: [{ away: 'time' }, {}] });
    expect(await anna.command({ type: 'move', ply, move: 'draw' }, 'late')).toMatchObject({
      code: 'away',
    });
  });

  it('used up, a bot keeps the chair until the person is back', async () => {
    const { ports, anna, beni } = await begun({ settings });
    await ports.pass(9999);
    expect(beni.told.chairs[0]).toMatchObject({ away: null });
    await ports.pass(1);
    expect(beni.told.chairs[0]).toMatchObject({ away: 'time' });
    expect(anna.told.clocks?.running).toBeNull();
    expect(await anna.command({ type: 'back' })).toMatchObject({ code: 'time' });
    await ports.pass(5000);
    expect(beni.told).toMatchObject({ waitingFor: 1, chairs: [{ away: 'time' }, {}] });
    expect(await anna.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
    await beni.move('draw');
    expect(anna.told.clocks).toMatchObject({ left: [10_000, expect.any(Number)], running: 0 });
  });

  it('a move taken back gives its time again', async () => {
    const { ports, anna, beni } = await begun({ settings });
    await ports.pass(9900);
    await anna.move(anna.told.legal[0]!);
    await anna.command({ type: 'offer', offer: 'takeBack' });
    await beni.command({ type: 'vote', offer: 'takeBack', agree: true });
    expect(anna.told.clocks).toEqual({ left: [10_000, 10_000], running: 0 });
  });
});

describe('a clock for the game', () => {
  const settings = { clock: { type: 'game', seconds: 60, increment: 5 } } as const;

  it('gives the increment after each own move', async () => {
    const { ports, anna, beni } = await begun({ settings });
    await ports.pass(20_000);
    await anna.move('draw');
    expect(anna.told.clocks).toEqual({ left: [45_000, 60_000], running: 1 });
    await ports.pass(1000);
    await beni.move('draw');
    expect(anna.told.clocks).toEqual({ left: [45_000, 64_000], running: 0 });
  });

  it('leaves a little to who comes back with nothing left, once the bot has moved', async () => {
    const { ports, anna } = await begun({ settings });
    await ports.pass(60_000);
    expect(anna.told.chairs[0]).toMatchObject({ away: 'time' });
    expect(await anna.command({ type: 'back' })).toMatchObject({ code: 'time' });
    await ports.pass(5000);
    expect(await anna.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
    expect(anna.told.clocks?.left[0]).toBe(15_000);
  });
});

it.each([
  { type: 'move', seconds: 20 },
  { type: 'game', seconds: 20, increment: 0 },
] as const)('leaving and coming back gains no time: $type', async (clock) => {
  const { ports, anna } = await begun({ settings: { clock } });
  for (let i = 0; i < 40; i++) {
    await anna.command({ type: 'stand' });
    await ports.pass(500);
    await anna.command({ type: 'back' });
  }
  expect(await anna.command({ type: 'back' })).toMatchObject({ code: 'time' });
  await ports.pass(5000);
  expect(anna.told.facts.length).toBeGreaterThan(0);
  expect(anna.told.waitingFor).toBe(1);
});

it('nor does it on the turn of another, where something is left', async () => {
  const clock = { type: 'game', seconds: 60, increment: 0 } as const;
  const { ports, anna } = await begun({ settings: { clock } });
  await ports.pass(58_000);
  await anna.move('draw');
  await anna.command({ type: 'stand' });
  await anna.command({ type: 'back' });
  expect(anna.told.clocks?.left[0]).toBe(2000);
});

it('a clock set after a game does not trouble who comes back then', async () => {
  const { anna, beni } = await begun();
  await beni.command({ type: 'stand' });
  await anna.command({ type: 'offer', offer: 'end' });
  await anna.command({ type: 'settings', settings: { clock: { type: 'move', seconds: 20 } } });
  expect(await beni.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
  expect(v.is(SnapshotSchema, beni.told)).toBe(true);
});

it('bots take as long whatever is hidden', async () => {
  for (let i = 0; i < 20; i++) {
    const { anna, beni, host, ports } = await begun();
    await anna.command({ type: 'stand' });
    await ports.pass(i * 50);
    if (beni.told.waitingFor !== 0) continue;
    const { table } = host;
    const swapped = cloneState(table.play.state!);
    const [first, second] = swapped.cells.slice(-2);
    swapped.cells.set([second!, first!], swapped.cells.length - 2);
    const onTurn = (state: State) =>
      due({ ...table, play: { ...table.play, state } }).find(({ type }) => type === 'bot');
    expect(onTurn(swapped)).toEqual(onTurn(table.play.state!));
    expect(onTurn(swapped)!.at - table.clock.turnAt).toBeGreaterThanOrEqual(720);
  }
});

/** Anna in a game with one bot. */
async function againstBot(ports: FakePorts, pace: number): Promise<Page> {
  const anna = new Page(ports.open({ settings: { pace } }), 'anna');
  await anna.command({ type: 'sit', seat: 0, name: 'Anna', hash: commitmentTo('annas-part') });
  await anna.command({ type: 'addBot', seat: 1, level: 'medium' });
  await anna.command({ type: 'start' });
  await anna.command({ type: 'contribute', contribution: 'annas-part' });
  return anna;
}

it('a bot that runs ahead of its time, since its player likes it fast, is asked once and moves', async () => {
  const ports = new FakePorts();
  const anna = await againstBot(ports, 1000);
  ports.factor = 0.25;
  ports.asked = 0;
  await anna.move('draw');
  await ports.pass(500);
  expect(ports.saved.at(-1)).toMatchObject({ type: 'moved', seat: 1 });
  expect(ports.asked).toBe(1);
});

it('a table served again after the clock was set back goes on at once', async () => {
  const HOUR = 3_600_000;
  const ports = new FakePorts();
  const first = await againstBot(ports, 500);
  await first.move('draw');
  const begunAt = ports.saved.at(-1)!.at;

  ports.time -= HOUR;
  const anna = new Page(ports.again(), 'anna');
  await ports.pass(5000);
  expect(anna.told.waitingFor).toBe(0);
  expect(ports.saved.at(-1)).toMatchObject({ type: 'moved', seat: 1 });
  const waited = ports.saved.at(-1)!.at - begunAt;
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThanOrEqual(5000);
});
