import type { UnoTold } from '@tischlein/games/uno/language';
import { describe, expect, it } from 'vitest';
import { unoStaging } from './staging.ts';
import { unoView } from './uno.testing.ts';

const eventsAt = (past: readonly unknown[]) => unoStaging.eventsAt(past as readonly UnoTold[], 4);
const before = unoView({ held: [5, 3, 8], hand: ['r2'], discardPile: ['r7'], laidBy: 2 });
const moves = (after: Parameters<typeof unoView>[0], was = before, ...facts: unknown[]) =>
  unoStaging.plan(was, unoView({ hand: was.hand, ...after }), facts as readonly UnoTold[]).moves;

describe('cards that are played', () => {
  it('come from the own hand, or from the seat that played them', () => {
    const laid = { discardPile: ['r2', 'r7'] };
    expect(moves({ ...laid, held: [4, 3, 8], hand: [], laidBy: 0 })).toEqual([
      { from: 'card-r2.0', to: 'open-2' },
    ]);
    expect(moves({ ...laid, held: [5, 2, 8], laidBy: 1 })).toEqual([
      { from: 'seat-1', to: 'open-2' },
    ]);
  });

  it('do not move while the open card stays, and across rounds', () => {
    expect(moves({ held: [5, 3, 8], discardPile: ['r7'], laidBy: 2 })).toEqual([]);
    expect(moves({ held: [7, 7, 7], discardPile: ['b1', 'b2'], laidBy: 0, round: 2 })).toEqual([]);
  });
});

describe('cards that change hands', () => {
  it('fly from the pile to whoever holds more than before, and slide into the own hand', () => {
    expect(moves({ held: [5, 7, 8] })).toEqual([{ from: 'pile', to: 'seat-1', count: 4 }]);
    expect(moves({ held: [7, 3, 8], hand: ['r2', 'r2', 'w'] })).toEqual([
      { from: 'pile', to: 'card-r2.1' },
      { from: 'pile', to: 'card-w.0' },
    ]);
  });

  it('a given card flies from hand to hand, not from the pile', () => {
    const choice = { seat: 0, kind: 'hand', to: 1, left: 2 } as const;
    const after = { held: [4, 4, 8], choice: { ...choice, left: 1 } };
    expect(moves(after, { ...before, choice })).toEqual([{ from: 'hand', to: 'seat-1', count: 1 }]);
  });

  it('UNO-13a passes every hand to the side that was told, also where all hands are alike', () => {
    const choice = { seat: 0, kind: 'swap', to: null, left: null } as const;
    const alike = { held: [2, 2, 2], hand: ['r1', 'g2'] };
    const ways = (...facts: unknown[]) =>
      moves({ ...alike, hand: ['b1', 'b2'] }, unoView({ ...alike, choice }), ...facts);
    const swapped = (way: string) => ({ clause: 'UNO-13a', facts: { seat: 0, way } });
    expect(ways(swapped('left'))).toEqual([
      { from: 'hand', to: 'seat-1', count: 2 },
      { from: 'seat-1', to: 'seat-2', count: 2 },
      { from: 'seat-2', to: 'card-b1.0' },
      { from: 'seat-2', to: 'card-b2.0' },
    ]);
    expect(ways(swapped('right'))[0]).toEqual({ from: 'hand', to: 'seat-2', count: 2 });
    expect(ways({ clause: 'UNO-13a-1', facts: { seat: 0 } })).toEqual([]);
  });
});

describe('what stands at the seats', () => {
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
});
