import { describe, expect, it } from 'vitest';
import { flightsBetween, laidBetween } from './motion.ts';
import { unoView } from './uno.testing.ts';

const before = unoView({ held: [5, 3, 8], discardPile: ['r7'], laidBy: 2 });

describe('laidBetween', () => {
  it('names who laid the new open card', () => {
    const after = unoView({ held: [4, 3, 8], discardPile: ['r2', 'r7'], laidBy: 0 });
    expect(laidBetween(before, after)).toBe(0);
  });

  it('is silent while the open card stays, and across rounds', () => {
    expect(laidBetween(before, unoView({ discardPile: ['r7'], laidBy: 2 }))).toBeNull();
    const fresh = unoView({ discardPile: ['b1', 'b2'], laidBy: 0, round: 2 });
    expect(laidBetween(before, fresh)).toBeNull();
  });
});

describe('flightsBetween', () => {
  it('flies drawn cards from the pile to whoever holds more than before', () => {
    expect(flightsBetween(before, unoView({ held: [5, 7, 8] }))).toEqual([
      { from: 'pile', to: 1, count: 4 },
    ]);
  });

  it('flies a given card from hand to hand, not from the pile', () => {
    const choice = { seat: 0, kind: 'hand', to: 1, left: 2 } as const;
    const after = unoView({ held: [4, 4, 8], choice: { ...choice, left: 1 } });
    expect(flightsBetween({ ...before, choice }, after)).toEqual([{ from: 0, to: 1, count: 1 }]);
  });

  it('UNO-13a passes every hand to the same side', () => {
    const choice = { seat: 0, kind: 'swap', to: null, left: null } as const;
    const left = flightsBetween({ ...before, choice }, unoView({ held: [8, 5, 3] }));
    expect(left.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    const declined = flightsBetween({ ...before, choice }, unoView({ held: [5, 3, 8] }));
    expect(declined).toEqual([]);
  });
});
