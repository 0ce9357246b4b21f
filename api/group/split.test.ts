import { describe, expect, it } from 'vitest';
import { bestCount, sizesOf, split, tableCounts, type Seats } from './split.ts';

const MANY: Seats = { min: 2, max: 10 };
const PAIRS: Seats = { min: 2, max: 2 };
const people = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('the sizes of the tables', () => {
  it.each([
    [1, []],
    [2, [2]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [9, [3, 3, 3]],
    [11, [4, 4, 3]],
    [12, [4, 4, 4]],
    [13, [4, 3, 3, 3]],
  ])('%i people', (count, sizes) => {
    expect(sizesOf(count, bestCount(count, MANY), MANY)).toEqual(sizes);
  });

  it('pairs where two play, and the odd one looks on', () => {
    expect(sizesOf(7, bestCount(7, PAIRS), PAIRS)).toEqual([2, 2, 2]);
    const { tables, out } = split(people(7), PAIRS, { seed: 1, tables: null, last: null });
    expect([...tables.flat(), ...out].sort((a, b) => a - b)).toEqual(people(7));
    expect(out).toHaveLength(1);
  });

  it('as many tables as wanted, where the game allows it', () => {
    expect(tableCounts(12, MANY)).toEqual({ least: 2, most: 6 });
    const wanted = (tables: number) =>
      split(people(12), MANY, { seed: 1, tables, last: null }).tables.map(({ length }) => length);
    expect(wanted(2)).toEqual([6, 6]);
    expect(wanted(5)).toEqual([3, 3, 2, 2, 2]);
    expect(wanted(1)).toEqual([6, 6]);
    expect(wanted(30)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it.each(people(40))('everybody has one seat or looks on, with %i', (count) => {
    for (const seats of [MANY, PAIRS, { min: 3, max: 6 }]) {
      const { tables, out } = split(people(count), seats, {
        seed: count,
        tables: null,
        last: null,
      });
      expect([...tables.flat(), ...out].sort((a, b) => a - b)).toEqual(people(count));
      for (const { length } of tables) {
        expect(length).toBeGreaterThanOrEqual(seats.min);
        expect(length).toBeLessThanOrEqual(seats.max);
      }
      if (count >= 2 * seats.min) expect(out.length).toBeLessThan(seats.min);
    }
  });
});

it('the same seed gives everybody the same tables, another gives others', () => {
  const drawn = (seed: number) => split(people(12), MANY, { seed, tables: null, last: null });
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

it('whoever sat together sits apart next time, if it can be helped; who looked on plays', () => {
  const first = split(people(12), MANY, { seed: 1, tables: null, last: null });
  for (const seed of people(20)) {
    const next = split(people(12), MANY, { seed, tables: null, last: first });
    const again = next.tables.map((table) =>
      first.tables.map((before) => table.filter((one) => before.includes(one)).length),
    );
    // Twelve at three tables of four: somebody must meet again, but nobody sits with the same two.
    expect(Math.max(...again.flat())).toBeLessThanOrEqual(2);
  }
  const odd = split(people(5), PAIRS, { seed: 1, tables: null, last: null });
  for (const seed of people(20))
    expect(split(people(5), PAIRS, { seed, tables: null, last: odd }).out).not.toEqual(odd.out);
});
