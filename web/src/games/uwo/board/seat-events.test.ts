import { expect, it } from 'vitest';
import { eventsAt } from './seat-events.ts';

const draw = (seat: number, number: number) => ({
  clause: 'UWO-11',
  facts: { seat, number, shown: 'no' },
});
const walk = (seat: number) => ({
  clause: 'UWO-15',
  facts: { seat, card: 'fist', square: 'b2', goal: 'b3' },
});
const empty = (seat: number) => ({ clause: 'UWO-43', facts: { seat } });

it('UWO-11 who draws shows how many, until they do something', () => {
  expect([...eventsAt([draw(1, 2), walk(0)])]).toEqual([[1, { more: 2 }]]);
  expect([...eventsAt([draw(1, 2), walk(1)])]).toEqual([]);
});

it('UWO-43 a gate stands before who is out of energy, until UWO-44 both get it back', () => {
  expect([...eventsAt([empty(1), draw(1, 1), walk(0)])]).toEqual([[1, 'gate']]);
  expect([...eventsAt([empty(1), empty(0), { clause: 'UWO-44', facts: { seat: 0 } }])]).toEqual([]);
});
