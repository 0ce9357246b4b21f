import { describe, expect, it } from 'vitest';
import { flightsBetween, motionBetween, playedBetween, type Told } from './motion.ts';
import { unoView } from './uno.testing.ts';

const before = unoView({ held: [5, 3, 8], discardPile: ['r7'], laidBy: 2 });

describe('playedBetween', () => {
  it('names who laid the new open card', () => {
    const after = unoView({ held: [4, 3, 8], discardPile: ['r2', 'r7'], laidBy: 0 });
    expect(playedBetween(before, after)).toBe(0);
  });

  it('is silent while the open card stays, and across rounds', () => {
    expect(playedBetween(before, unoView({ discardPile: ['r7'], laidBy: 2 }))).toBeNull();
    const fresh = unoView({ discardPile: ['b1', 'b2'], laidBy: 0, round: 2 });
    expect(playedBetween(before, fresh)).toBeNull();
  });
});

describe('flightsBetween', () => {
  it('flies drawn cards from the pile to whoever holds more than before', () => {
    expect(flightsBetween(before, unoView({ held: [5, 7, 8] }), [])).toEqual([
      { from: 'pile', to: 1, count: 4 },
    ]);
  });

  it('slides a card that is taken back from where it lay', () => {
    const laid = unoView({ held: [4, 3, 8], discardPile: ['r2', 'r7'] });
    expect(flightsBetween(laid, unoView({ held: [5, 3, 8], discardPile: ['r7'] }), [])).toEqual([
      { from: 'open', to: 0, count: 1 },
    ]);
  });

  it('flies a given card from hand to hand, not from the pile', () => {
    const choice = { seat: 0, kind: 'hand', to: 1, left: 2 } as const;
    const after = unoView({ held: [4, 4, 8], choice: { ...choice, left: 1 } });
    expect(flightsBetween({ ...before, choice }, after, [])).toEqual([
      { from: 0, to: 1, count: 1 },
    ]);
  });

  it('UNO-13a passes every hand to the side that was told, also where all hands are alike', () => {
    const choice = { seat: 0, kind: 'swap', to: null, left: null } as const;
    const swapped = (way: 'left' | 'right') => [
      { citation: { clause: 'UNO-13a', facts: { seat: 0, way } }, sentence: '' } as const,
    ];
    const alike = { held: [2, 2, 2], hand: ['r1', 'g2'] };
    const waysOf = (told: Told) =>
      flightsBetween(unoView({ ...alike, choice }), unoView(alike), told).map(
        ({ from, to, count }) => [from, to, count],
      );
    expect(waysOf(swapped('left'))).toEqual([
      [0, 1, 2],
      [1, 2, 2],
      [2, 0, 2],
    ]);
    expect(waysOf(swapped('right'))).toEqual([
      [0, 2, 2],
      [1, 0, 2],
      [2, 1, 2],
    ]);
    const declined = {
      citation: { clause: 'UNO-13a-1', facts: { seat: 0 } },
      sentence: '',
    } as const;
    expect(waysOf([declined])).toEqual([]);
  });
});

describe('motionBetween', () => {
  const spot = (left: number) => ({ left, top: 0, width: 10, height: 20 });
  const spots = new Map([
    ['hand', spot(1)],
    ['card-r2.0', spot(2)],
    ['seat-1', spot(3)],
    ['pile', spot(4)],
  ]);
  const moving = (after: Parameters<typeof unoView>[0], lifted: string | null = null) =>
    motionBetween(before, unoView(after), { told: [], spots, lifted });

  it('an own card comes from where it was lifted, else from the hand; of others, from their seat', () => {
    const own = { held: [4, 3, 8], discardPile: ['r2', 'r7'], laidBy: 0 };
    expect(moving(own, 'r2.0').playedFrom).toEqual(spot(2));
    expect(moving(own).playedFrom).toEqual(spot(1));
    const other = { held: [5, 2, 8], discardPile: ['r2', 'r7'], laidBy: 1 };
    expect(moving(other, 'r2.0').playedFrom).toEqual(spot(3));
  });

  it('own cards come out of the pile, those of others fly, and no more than four of them', () => {
    expect(moving({ held: [7, 3, 8] })).toMatchObject({ cameFrom: spot(4), flying: [] });
    const { cameFrom, flying } = moving({ held: [5, 9, 8] });
    expect([cameFrom, flying.length]).toEqual([null, 4]);
    expect(flying[0]).toEqual({ from: spot(4), to: spot(3), delay: 0 });
  });

  it('nothing flies to a seat that is not on the page', () => {
    expect(moving({ held: [5, 3, 9] }).flying).toEqual([]);
  });
});
