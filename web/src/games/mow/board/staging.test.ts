import type { MowTold, MowView } from '@tischlein/games/mow/language';
import { expect, it } from 'vitest';
import { mowStaging } from './staging.ts';

const { plan } = mowStaging;
const eventsAt = (past: readonly unknown[], seats: number) =>
  mowStaging.eventsAt(past as readonly MowTold[], seats);

const add = (seat: number) => ({
  clause: 'MOW-10',
  facts: { what: 'add', seat, card: '5', start: 'no', herd: 0 },
});
const take = (seat: number, flies: number) => ({
  clause: 'MOW-12',
  facts: { seat, flies, cows: 3 },
});
const turn = (direction: string) => ({ clause: 'MOW-23', facts: { seat: 0, direction } });
const name = (seat: number, next: number) => ({ clause: 'MOW-34', facts: { seat, next } });

it('MOW-12 who takes a herd shows its flies, until they play again', () => {
  expect([...eventsAt([take(2, 4), add(0)], 4)]).toEqual([[2, { more: 4 }]]);
  expect([...eventsAt([take(2, 4), add(2), add(3)], 4)]).toEqual([[2, { more: 4 }]]);
  expect([...eventsAt([take(2, 4), add(2), add(3), add(2)], 4)]).toEqual([]);
});

it('MOW-34 a gate stands before everybody who is left out, in the order of play', () => {
  expect([...eventsAt([name(0, 3)], 5).keys()]).toEqual([1, 2]);
  expect([...eventsAt([turn('ccw'), name(0, 3)], 5).keys()]).toEqual([4]);
  expect([...eventsAt([name(4, 0)], 5)]).toEqual([]);
});

it('MOW-37 a gate stands before who passes', () => {
  expect([...eventsAt([{ clause: 'MOW-37', facts: { seat: 1 } }], 3)]).toEqual([[1, 'gate']]);
});

it('MOW-3 a new round begins with none, clockwise', () => {
  const round = { clause: 'MOW-3', facts: { round: 2, seat: 0 } };
  expect([...eventsAt([take(2, 4), turn('ccw'), round], 4)]).toEqual([]);
  expect([...eventsAt([turn('ccw'), round, name(0, 2)], 4).keys()]).toEqual([1]);
});

const view = (given: Partial<MowView>) =>
  ({ seat: 0, turn: 1, herd: 0, herds: [['5']], hand: ['3'], result: null, ...given }) as MowView;
const moved = (before: Partial<MowView>, after: Partial<MowView>, ...facts: unknown[]) =>
  plan(view(before), view(after), facts as readonly MowTold[]);
const draw = (seat: number) => ({
  clause: 'MOW-10',
  facts: { what: 'draw', seat, number: 1, shown: 'no' },
});

it('an own cow comes from the hand, one of somebody else from their seat', () => {
  const slow = (seat: number) => ({ ...add(seat), facts: { ...add(seat).facts, card: 'slow' } });
  const after = { herds: [['5', 'slow@8']], hand: [] };
  expect(moved({ hand: ['slow'] }, after, slow(0)).moves).toEqual([
    { from: 'card-slow.0', to: 'cow-slow@8' },
  ]);
  expect(moved({}, { ...after, hand: ['3'] }, slow(1)).moves).toEqual([
    { from: 'seat-1', to: 'cow-slow@8' },
  ]);
});

it('a taken herd walks to the seat that took it, and is heard', () => {
  const { moves, sound } = moved({ herds: [['5', '7']] }, { herds: [[]] }, take(1, 2));
  expect(moves).toEqual([
    { from: 'cow-5', to: 'seat-1' },
    { from: 'cow-7', to: 'seat-1' },
  ]);
  expect(sound).toBe('moo');
  expect(moved({}, { turn: 0 }, add(1)).sound).toBe('bell');
});

it('drawn cards come from the pile after the cow: the own ones open, those of others face down', () => {
  expect(moved({}, { hand: ['3', '8'] }, draw(0)).moves).toMatchObject([
    { from: 'pile', to: 'card-8.0' },
  ]);
  expect(moved({}, {}, draw(1)).moves).toMatchObject([{ from: 'pile', to: 'seat-1', count: 1 }]);
  expect(moved({}, {}, draw(1)).moves[0]!.delayMs).toBeGreaterThan(0);
});
