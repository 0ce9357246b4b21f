import { expect, it } from 'vitest';
import { seating } from './layout.ts';

it('seats everybody else once, clockwise from the left', () => {
  for (let seats = 2; seats <= 10; seats++)
    for (const wide of [true, false]) {
      const { left, top, right } = seating(seats, 2 % seats, { wide });
      const around = [...left].reverse().concat(top, right);
      expect(around).toEqual(
        Array.from({ length: seats - 1 }, (_, i) => ((2 % seats) + 1 + i) % seats),
      );
      expect(left.length).toBe(right.length);
    }
});

it('keeps up to four opponents in one row on a phone and spreads them on a wide table', () => {
  expect(seating(5, 0, { wide: false })).toEqual({ left: [], top: [1, 2, 3, 4], right: [] });
  expect(seating(4, 0, { wide: true })).toEqual({ left: [1], top: [2], right: [3] });
  expect(seating(10, 0, { wide: false }).top).toEqual([4, 5, 6]);
});

it('shows a watcher every seat', () => {
  expect(seating(3, null, { wide: false }).top).toEqual([0, 1, 2]);
});
