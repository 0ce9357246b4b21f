import { expect, it } from 'vitest';
import { movesWith, nameOf, readView } from './reading.ts';

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
      [{ name: 'held', tiles: [2] }],
      [
        { name: 'held', tiles: [3] },
        { name: 'known', tiles: ['c'] },
      ],
    ],
    zones: [
      { name: 'draw pile', tiles: [12] },
      { name: 'heaps 1', tiles: ['x', 'x'] },
      { name: 'heaps 3', tiles: ['y'] },
      { name: 'must draw', tiles: ['✓'] },
      { name: 'board', tiles: ['a1 fox', 'b2 hen'] },
    ],
    result: null,
  });
});

it('a row of as many cards as there are seats is a row of cards', () => {
  expect(readView({ ...view, row: ['a', 'b'] } as never).zones.at(-1)).toEqual({
    name: 'row',
    tiles: ['a', 'b'],
  });
});

it('finds moves by what they name', () => {
  expect(movesWith(['play a', 'play b', 'draw'], 'play ')).toEqual(['play a', 'play b']);
  expect(movesWith(['play a', 'draw'], '')).toEqual(['play a', 'draw']);
});

it('names fields in words', () => expect(nameOf('drawPile')).toBe('draw pile'));
