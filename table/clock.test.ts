import { cloneState, type State } from '@tischlein/kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { due } from './due.ts';
import { begun } from './table.testing.ts';
import { ToldSchema } from './wire.ts';

describe('a clock for each move', () => {
  const settings = { clock: { kind: 'move', seconds: 10 } } as const;

  it('starts anew with each turn and runs only for who is waited for', () => {
    const { home, anna, beni } = begun({ settings });
    home.pass(4000);
    anna.move('draw');
    expect(beni.told.clocks).toEqual({ left: [6000, 10_000], running: 1 });
    home.pass(9000);
    beni.move('draw');
    expect(beni.told.clocks).toEqual({ left: [10_000, 1000], running: 0 });
  });

  it('used up, a move that comes before the bell does not count either', () => {
    const { home, anna, beni } = begun({ settings });
    const { ply } = anna.told;
    home.time += 10_001;
    expect(anna.wish({ t: 'move', ply, move: 'draw' }, 'late')).toMatchObject({ code: 'time' });
    expect(beni.told).toMatchObject({ ply, chairs: [{ away: 'time' }, {}] });
    expect(anna.wish({ t: 'move', ply, move: 'draw' }, 'late')).toMatchObject({ code: 'away' });
  });

  it('used up, a bot keeps the chair until the person is back', () => {
    const { home, anna, beni } = begun({ settings });
    home.pass(9999);
    expect(beni.told.chairs[0]).toMatchObject({ away: null });
    home.pass(1);
    expect(beni.told.chairs[0]).toMatchObject({ away: 'time' });
    expect(anna.told.clocks?.running).toBeNull();
    expect(anna.wish({ t: 'back' })).toMatchObject({ code: 'time' });
    home.pass(5000);
    expect(beni.told).toMatchObject({ waitingFor: 1, chairs: [{ away: 'time' }, {}] });
    expect(anna.wish({ t: 'back' })).toMatchObject({ outcome: 'ok' });
    beni.move('draw');
    expect(anna.told.clocks).toMatchObject({ left: [10_000, expect.any(Number)], running: 0 });
  });

  it('a move taken back gives its time again', () => {
    const { home, anna, beni } = begun({ settings });
    home.pass(9900);
    anna.move('draw');
    anna.wish({ t: 'offer', offer: 'takeBack' });
    beni.wish({ t: 'vote', offer: 'takeBack', agree: true });
    expect(anna.told.clocks).toEqual({ left: [10_000, 10_000], running: 0 });
  });
});

describe('a clock for the game', () => {
  const settings = { clock: { kind: 'game', seconds: 60, increment: 5 } } as const;

  it('gives the increment after each own move', () => {
    const { home, anna, beni } = begun({ settings });
    home.pass(20_000);
    anna.move('draw');
    expect(anna.told.clocks).toEqual({ left: [45_000, 60_000], running: 1 });
    home.pass(1000);
    beni.move('draw');
    expect(anna.told.clocks).toEqual({ left: [45_000, 64_000], running: 0 });
  });

  it('leaves a little to who comes back with nothing left, once the bot has moved', () => {
    const { home, anna } = begun({ settings });
    home.pass(60_000);
    expect(anna.told.chairs[0]).toMatchObject({ away: 'time' });
    expect(anna.wish({ t: 'back' })).toMatchObject({ code: 'time' });
    home.pass(5000);
    expect(anna.wish({ t: 'back' })).toMatchObject({ outcome: 'ok' });
    expect(anna.told.clocks?.left[0]).toBe(15_000);
  });
});

it.each([
  { kind: 'move', seconds: 20 },
  { kind: 'game', seconds: 20, increment: 0 },
] as const)('leaving and coming back gains no time: $kind', (clock) => {
  const { home, anna } = begun({ settings: { clock } });
  for (let i = 0; i < 40; i++) {
    anna.wish({ t: 'stand' });
    home.pass(500);
    anna.wish({ t: 'back' });
  }
  expect(anna.wish({ t: 'back' })).toMatchObject({ code: 'time' });
  home.pass(5000);
  expect(anna.told.facts.length).toBeGreaterThan(0);
  expect(anna.told.waitingFor).toBe(1);
});

it('nor does it on the turn of another, where something is left', () => {
  const clock = { kind: 'game', seconds: 60, increment: 0 } as const;
  const { home, anna } = begun({ settings: { clock } });
  home.pass(58_000);
  anna.move('draw');
  anna.wish({ t: 'stand' });
  anna.wish({ t: 'back' });
  expect(anna.told.clocks?.left[0]).toBe(2000);
});

it('a clock set after a game does not trouble who comes back then', () => {
  const { anna, beni } = begun();
  beni.wish({ t: 'stand' });
  anna.wish({ t: 'offer', offer: 'end' });
  anna.wish({ t: 'settings', settings: { clock: { kind: 'move', seconds: 20 } } });
  expect(beni.wish({ t: 'back' })).toMatchObject({ outcome: 'ok' });
  expect(v.is(ToldSchema, beni.told)).toBe(true);
});

it('bots take as long whatever is hidden', () => {
  for (let i = 0; i < 20; i++) {
    const { anna, beni, local, home } = begun();
    anna.wish({ t: 'stand' });
    home.pass(i * 50);
    if (beni.told.waitingFor !== 0) continue;
    const { table } = local;
    const swapped = cloneState(table.state!);
    const [first, second] = swapped.cells.slice(-2);
    swapped.cells.set([second!, first!], swapped.cells.length - 2);
    const onTurn = (state: State) => due({ ...table, state }).find(({ what }) => what === 'bot');
    expect(onTurn(swapped)).toEqual(onTurn(table.state!));
    expect(onTurn(swapped)!.at - table.turnAt).toBeGreaterThanOrEqual(720);
  }
});
