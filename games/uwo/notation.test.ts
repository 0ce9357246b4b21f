import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SQUARE_NAMES } from './field.ts';
import { KINDS } from './cards.ts';
import { MOVES } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';

it('every move that can be written is read as it was meant, and written so again', () => {
  const texts = Array.from({ length: MOVES.size }, (_, move) => MOVES.text(move));
  expect(texts.map(parseMove)).toEqual(texts.map((_, move) => MOVES.object(move)));
  expect(texts.map((text) => formatMove(parseMove(text)!))).toEqual(texts);
});

it('whatever is read is written as it was read; all else is no move', () => {
  const word = fc.constantFrom('end', 'swap', 'morf', 'blast', 'walk', 'attack', 'ride', 'fly', '');
  const noun = fc.constantFrom(...SQUARE_NAMES.slice(0, 3), ...KINDS.slice(-2), 'f1', 'a7', '');
  const text = fc.tuple(word, fc.array(noun, { maxLength: 6 }), fc.constantFrom(' ', '-', '@'));
  let read = 0;
  fc.assert(
    fc.property(text, ([verb, nouns, between]) => {
      const written = [verb, ...(nouns.length > 0 ? [nouns.join(between)] : [])].join(' ');
      const move = parseMove(written);
      if (move) read += 1;
      if (move) expect(formatMove(move)).toBe(written);
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(50);
  for (const wrong of ['', 'end ', 'End', 'walk a1', 'walk a1-a2-a3', 'morf a1@fist', 'ride a1'])
    expect(parseMove(wrong)).toBeUndefined();
});
