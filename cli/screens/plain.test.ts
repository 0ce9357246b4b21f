import { expect, it } from 'vitest';
import type { Eyes } from '../screen.ts';
import { screenOf } from './index.ts';

it('a game without a screen is drawn field by field', () => {
  const view = {
    game: 'nim',
    options: {},
    seats: 2,
    seat: 0,
    hand: ['a', 'b'],
    heaps: [['x', 'x'], ['y']],
    board: { a1: 'fox', b2: 'hen' },
    drawPile: 12,
    duel: null,
  };
  const eyes = { paint: (_style, text) => text } as Eyes;
  expect(screenOf('nim')(view, eyes).split('\n')).toEqual([
    'hand  a  b',
    'heaps  x  x | y',
    'board  a1 fox, b2 hen',
    'drawPile  12',
  ]);
});
