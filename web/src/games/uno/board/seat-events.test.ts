import { expect, it } from 'vitest';
import { eventsAt } from './seat-events.ts';

const lay = (seat: number) => ({ clause: 'UNO-1', facts: { what: 'lay', seat, card: 'r1' } });
const skip = (...seats: number[]) => ({ clause: 'UNO-3', facts: { seats, answer: 'no' } });
const draw = (seat: number) => ({ clause: 'UNO-6', facts: { what: 'draw', seat, shown: 'no' } });
const take = (seat: number, number: number) => ({
  clause: 'UNO-5',
  facts: { what: 'take', seat, number, shown: 'no' },
});
const pass = (seat: number) => ({ clause: 'UNO-6', facts: { what: 'pass', seat } });

it('UNO-3 a gate stands before who sits out, until they play again', () => {
  expect([...eventsAt([lay(0), skip(1), lay(2)])]).toEqual([[1, 'gate']]);
  expect([...eventsAt([lay(0), skip(1), lay(2), lay(0), lay(1)])]).toEqual([]);
});

it('UNO-5 who takes cards shows how many, and who draws and passes shows one', () => {
  expect([...eventsAt([take(2, 4)])]).toEqual([[2, { more: 4 }]]);
  expect([...eventsAt([draw(1), pass(1)])]).toEqual([[1, { more: 1 }]]);
  expect([...eventsAt([draw(1), lay(1)])]).toEqual([]);
});

it('UNO-0 a new round begins with none', () => {
  expect(eventsAt([take(2, 4), { clause: 'UNO-0', facts: { round: 2, seat: 0 } }]).size).toBe(0);
});
