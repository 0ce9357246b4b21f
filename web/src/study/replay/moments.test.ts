import { expect, it } from 'vitest';
import { bigIn as mowBig } from '../../games/mow/highlights.ts';
import { bigIn as unoBig } from '../../games/uno/highlights.ts';
import { bigIn as uwoBig } from '../../games/uwo/board/big.ts';
import { momentsOf, roomFor, type BigMoment } from './moments.ts';

const at = (ply: number, weight: number): BigMoment => ({ ply, weight, seat: null, sign: 'crown' });
const plies = (moments: readonly BigMoment[]): number[] => moments.map(({ ply }) => ply);

it('keeps the biggest moments, in their order, never two too close', () => {
  expect(plies(roomFor([at(1, 5), at(3, 9), at(20, 1)], 4))).toEqual([3, 20]);
  expect(plies(roomFor([at(1, 5), at(3, 9), at(20, 1)], 1))).toEqual([1, 3, 20]);
});

it('shows eight at most, the end among them', () => {
  const many = Array.from({ length: 30 }, (_, i) => at(i * 3, i === 29 ? 100 : 30 - i));
  const kept = roomFor(many, 3);
  expect(kept).toHaveLength(8);
  expect(kept.at(-1)!.ply).toBe(87);
});

it('finds what a game of UNO is remembered by', () => {
  const told = [
    [{ clause: 'UNO-1', facts: { what: 'lay', seat: 0, card: 'r3' } }],
    [{ clause: 'UNO-5', facts: { what: 'take', seat: 1, number: 2, shown: 'no' } }],
    [{ clause: 'UNO-5', facts: { what: 'take', seat: 1, number: 6, shown: 'no' } }],
    [
      { clause: 'UNO-1', facts: { what: 'lay', seat: 2, card: 'b0' } },
      { clause: 'UNO-13a', facts: { seat: 2, way: 'left' } },
    ],
    [{ clause: 'UNO-11', facts: { what: 'missed', seat: 0, number: 2, shown: 'no' } }],
    [
      { clause: 'UNO-1', facts: { what: 'lay', seat: 1, card: 'g1' } },
      { clause: 'UNO-15', facts: { what: 'points', seat: 1, points: 84, total: 84 } },
      { clause: 'UNO-15', facts: { what: 'won', seats: [1] } },
    ],
  ];
  expect(momentsOf(told, unoBig).map(({ ply, sign }) => [ply, sign])).toEqual([
    [3, { text: '+6' }],
    [4, { card: 'b0' }],
    [5, { text: '+2' }],
    [6, 'crown'],
  ]);
});

it('finds full herds in MOW, and who falls in UWO', () => {
  expect(mowBig([{ clause: 'MOW-12', facts: { seat: 1, flies: 4, cows: 5 } }])).toBeNull();
  expect(mowBig([{ clause: 'MOW-12', facts: { seat: 1, flies: 9, cows: 5 } }])).toMatchObject({
    seat: 1,
    sign: { text: '+9' },
  });
  expect(
    uwoBig([
      { clause: 'UWO-21', facts: { seat: 1, card: 'fist', square: 'a1', ko: 'no' } },
      { clause: 'UWO-60', facts: { what: 'win', seat: 0 } },
    ])?.sign,
  ).toBe('crown');
});
