import { expect, it } from 'vitest';
import { journeyOf, linesOf, pointAt } from './curve.ts';

const points = [
  { ply: 0, of: 4, chances: [0.5, 0.5] },
  { ply: 2, of: 4, chances: [0.2, 0.7] },
  { ply: 4, of: 4, chances: [1, 0] },
];

it('the line that stands out lies on top', () => {
  expect(linesOf(points, 0).map(({ color, weight }) => [color, weight])).toEqual([
    ['var(--seat-1, var(--lake))', undefined],
    ['var(--seat-0, var(--poppy))', 'bold'],
  ]);
  expect(linesOf([], 0)).toEqual([]);
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
