import { expect, it } from 'vitest';
import { parseSeatMove } from './moves.ts';

it('a move with its seat is parted at the first colon', () => {
  expect(parseSeatMove('0:draw')).toEqual({ seat: 0, move: 'draw' });
  expect(parseSeatMove('10:play w:b')).toEqual({ seat: 10, move: 'play w:b' });
});

it.each(['draw', ':draw', '0:', '01:draw', '-1:draw', 'a:draw', '100:draw'])('%s is none', (text) =>
  expect(parseSeatMove(text)).toBeUndefined(),
);
