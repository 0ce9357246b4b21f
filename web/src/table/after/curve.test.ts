import { expect, it } from 'vitest';
import { journeyOf, pathOf, pointAt, swingsOf } from './curve.ts';

const points = [
  { ply: 0, of: 4, chances: [0.5, 0.5] },
  { ply: 2, of: 4, chances: [0.2, 0.7] },
  { ply: 4, of: 4, chances: [1, 0] },
];

it('a line goes from left to right, and up where the chance grows', () => {
  expect(pathOf(points, 0)).toBe('M0.0 50.0L150.0 80.0L300.0 0.0');
  expect(pathOf([], 0)).toBe('');
});

it('a journey has its best and its worst moment, also where that is the end', () => {
  expect(journeyOf(points, 0)).toEqual({
    first: 0.5,
    last: 1,
    best: { ply: 4, chance: 1 },
    worst: { ply: 2, chance: 0.2 },
  });
  expect(journeyOf([], 0)).toBeNull();
});

it('a move between two points has the chances of the one before', () => {
  expect(pointAt(points, 3)?.ply).toBe(2);
  expect(pointAt(points, 9)?.ply).toBe(4);
  expect(pointAt([], 0)).toBeNull();
});

it('big moments are the three moves that changed the chance most, in their order', () => {
  const course = [0.2, 0.22, 0.5, 0.45, 0.3, 0.9, 0.86, 1].map((chance, ply) => ({
    ply,
    of: 7,
    chances: [chance, 1 - chance],
  }));
  const changes = (seat: number) =>
    swingsOf(course, seat).map(({ ply, change }) => [ply, Math.round(change * 100)]);
  expect(changes(0)).toEqual([
    [2, 28],
    [4, -15],
    [5, 60],
  ]);
  expect(changes(1)).toEqual([
    [2, -28],
    [4, 15],
    [5, -60],
  ]);
  expect(swingsOf([], 0)).toEqual([]);
});
