import { expect, it } from 'vitest';
import { roundsOf } from './towers.ts';

const begins = (round: number) => ({ clause: 'UNO-0', facts: { round, seat: 0 } });
const points = (seat: number, n: number) => ({
  clause: 'UNO-15',
  facts: { what: 'points', seat, points: n, total: n },
});
const wins = (seat: number) => ({ clause: 'UNO-15', facts: { what: 'round', seats: [seat] } });

it('UNO-15 lists who went out in each round, and what it brought', () => {
  expect(
    roundsOf([begins(1), wins(2), points(2, 98), begins(2), wins(0), points(0, 124)] as never),
  ).toEqual([
    { round: 1, winners: [2], points: [{ seat: 2, points: 98 }] },
    { round: 2, winners: [0], points: [{ seat: 0, points: 124 }] },
  ]);
});

it('UNO-15 in a match of penalties the others get the points', () => {
  expect(roundsOf([wins(0), points(1, 20), points(2, 7)] as never)).toEqual([
    {
      round: 1,
      winners: [0],
      points: [
        { seat: 1, points: 20 },
        { seat: 2, points: 7 },
      ],
    },
  ]);
  expect(roundsOf([])).toEqual([]);
});
