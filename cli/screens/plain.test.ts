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
    laidBy: 0,
    under: ['c'],
    duel: null,
  };
  const eyes = {
    paint: (_style, text) => text,
    names: ['Anna'],
    word: (key, { count = '' } = {}) => `${count} ${key}`.trim(),
    say: {
      named: (word: string) => (word === 'a' ? 'acorn' : word),
      look: (card: string) => (card === 'b' ? { rank: '7', suit: 'hearts' } : undefined),
      zones: { laidBy: 'seat', under: 'unseen', held: 'hand' },
    } as Partial<Eyes['say']> as Eyes['say'],
  } as Eyes;
  expect(screenOf('nim')(view, eyes).split('\n')).toEqual([
    '  Anna  2 plain.cards',
    '▸ #2  3 plain.cards',
    'heaps 1 [x] [x]',
    'heaps 2 [y]',
    'heaps 3 [z]',
    'draw pile [12]',
    'laid by [Anna]',
    'plain.hand  [a acorn] [7♥ b]',
  ]);
});
