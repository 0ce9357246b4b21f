import { expect, it } from 'vitest';
import type { Eyes } from '../screen.ts';
import { screenOf } from './index.ts';

it('a game without a screen is drawn field by field', () => {
  const view = {
    game: 'nim',
    options: {},
    seats: 2,
    seat: 0,
    turn: 1,
    hand: ['a', 'b'],
    held: [2, 3],
    heaps: [['x', 'x'], ['y'], ['z']],
    drawPile: 12,
    duel: null,
  };
  const eyes = {
    paint: (_style, text) => text,
    names: ['Anna'],
    word: (key) => key,
    say: { card: (code: string) => (code === 'a' ? 'acorn' : code) } as Eyes['say'],
  } as Eyes;
  expect(screenOf('nim')(view, eyes).split('\n')).toEqual([
    '  Anna  held [2]',
    '▸ #2  held [3]',
    'heaps 1 [x] [x]',
    'heaps 2 [y]',
    'heaps 3 [z]',
    'draw pile [12]',
    'plain.hand  [a acorn] [b]',
  ]);
});
