import { expect, it } from 'vitest';
import { eventsAt } from './seat-events.ts';

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
