import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOVES } from './moves.ts';
import { parseMove } from './notation.ts';

it('moves are read and written again, and what is no move is not read', () => {
  const end = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    '@6',
    '@16',
    '@17',
    '@06',
    '@low',
    '@high',
    '^',
    '>3',
    '^>3',
  );
  const card = fc.constantFrom('7.1', '7.1y', 'slow', 'calf', 'acro7', 'thin', 'cow', '');
  const text = fc.tuple(fc.constantFrom('add ', 'add ', 'add ', 'take', 'Add '), card, end, end);
  let read = 0;
  fc.assert(
    fc.property(text, (parts) => {
      const move = parseMove(parts.join(''));
      expect(move !== undefined).toBe(MOVES.find(parts.join('')) !== undefined);
      if (move !== undefined) read += 1;
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(50);
});

it('any text is a move or none; a move reads back', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const move = MOVES.find(text);
      if (move !== undefined) expect(MOVES.text(move)).toBe(text);
    }),
  );
  for (let move = 0; move < MOVES.size; move++) expect(MOVES.find(MOVES.text(move))).toBe(move);
});
