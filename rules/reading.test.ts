import { expect, it } from 'vitest';
import { countOf, movesWith, nameOf, readView } from './reading.ts';

const view = {
  game: 'nim',
  options: {},
  seats: 2,
  seat: 0,
  turn: 1,
  hand: ['a', 'b'],
  held: [2, 3],
  known: [[], ['c']],
  drawPile: 12,
  owed: 0,
  heaps: [['x', 'x'], [], ['y']],
  duel: null,
  mustDraw: true,
  board: { a1: 'fox', b2: 'hen' },
  result: null,
};

it('parts what each seat has from what lies on the table, and leaves out what is empty', () => {
  expect(readView(view)).toEqual({
    hand: ['a', 'b'],
    seats: [
      [{ name: 'held', kind: 'counter', tiles: [2] }],
      [
        { name: 'held', kind: 'counter', tiles: [3] },
        { name: 'known', kind: 'row', tiles: ['c'] },
      ],
    ],
    zones: [
      { name: 'draw pile', kind: 'counter', tiles: [12] },
      { name: 'heaps 1', kind: 'row', tiles: ['x', 'x'] },
      { name: 'heaps 3', kind: 'row', tiles: ['y'] },
      { name: 'must draw', kind: 'row', tiles: ['✓'] },
      { name: 'board', kind: 'row', tiles: ['a1 fox', 'b2 hen'] },
    ],
    result: null,
  });
});

it('a row of as many cards as there are seats is a row of cards', () => {
  expect(readView({ ...view, row: ['a', 'b'] } as never).zones.at(-1)).toEqual({
    name: 'row',
    kind: 'row',
    tiles: ['a', 'b'],
  });
});

it('finds moves by what they name', () => {
  const said = (move: string): string => (move === 'draw' ? 'Ziehen' : 'Pik Dame legen');
  expect(movesWith(['play a', 'play b', 'draw'], 'play ', said)).toEqual(['play a', 'play b']);
  expect(movesWith(['play a', 'draw'], '', said)).toEqual(['play a', 'draw']);
  expect(movesWith(['play a', 'draw'], 'dame', said)).toEqual(['play a']);
  expect(movesWith(['play a', 'draw'], 'zieh', said)).toEqual(['draw']);
});

it('names fields in words', () => expect(nameOf('drawPile')).toBe('draw pile'));

it('a game says what its fields are: hands, piles, seats, and what nobody needs to see', () => {
  const kinds = { held: 'hand', drawPile: 'pile', turned: 'seat', heaps: 'unseen' } as const;
  const { seats, zones } = readView({ ...view, turned: 0 } as never, kinds);
  expect(seats[0]).toEqual([{ name: 'held', kind: 'hand', tiles: [2] }]);
  expect(zones).toContainEqual({ name: 'draw pile', kind: 'pile', tiles: [12] });
  // Seat 0 is somebody, a counter at 0 is nothing.
  expect(zones).toContainEqual({ name: 'turned', kind: 'seat', tiles: [0] });
  expect(zones.filter(({ name }) => /heaps|owed/.test(name))).toEqual([]);
});

it('counts cards by their number or by the cards', () => {
  const zone = { name: 'pile', kind: 'pile' } as const;
  expect([[12], ['a'], ['a', 'b']].map((tiles) => countOf({ ...zone, tiles }))).toEqual([12, 1, 2]);
});
