import { expect, it } from 'vitest';
import { isKept, moveCell, moveIn, seatIn, Steps } from './steps.ts';

it('a move, its seat and who made it come out of one number again', () => {
  for (const move of [0, 1, 31, 12_345, 1_000_000])
    for (const seat of [0, 9, 31])
      for (const kept of [false, true]) {
        const cell = moveCell({ seat, move, kept });
        expect([moveIn(cell), seatIn(cell), isKept(cell)]).toEqual([move, seat, kept]);
      }
});

it('copies share what lies behind both, and neither sees what the other does after it', () => {
  const seen = ({ cells, length }: Steps) => cells.slice(0, length);
  const both = new Steps().and(1).and(2);
  const one = both.and(3);
  expect(one.cells).toBe(both.cells);
  const other = both.and(4);
  expect(seen(both)).toEqual([1, 2]);
  expect(seen(one.and(5))).toEqual([1, 2, 3, 5]);
  expect(seen(other.and(6))).toEqual([1, 2, 4, 6]);
});
