import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOVES } from './moves.ts';

describe('the notation', () => {
  it('every text is found again, and any other text is not', () => {
    for (let move = 0; move < MOVES.size; move += 7)
      expect(MOVES.find(MOVES.text(move))).toBe(move);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = MOVES.find(text);
        expect(move === undefined || MOVES.text(move) === text).toBe(true);
      }),
    );
    for (const text of [
      'morf miss@a1',
      'walk a1-a1',
      'attack a1-e6',
      'swap fist',
      'blast e6',
      'ride a1-b2',
    ])
      expect(MOVES.find(text), text).toBeDefined();
    for (const text of [
      'walk a1',
      'morf tank',
      'ride a1',
      'blast f1',
      'swap',
      'Walk a1-a2',
      'attack a1–a2',
    ])
      expect(MOVES.find(text), text).toBeUndefined();
  });

  it('UWO-51 a path is written with every square, and its fields are read back', () => {
    expect(MOVES.object(MOVES.find('ride b2-b3-c3-c4')!)).toEqual({
      type: 'ride',
      path: ['b2', 'b3', 'c3', 'c4'],
    });
  });

  it.each([
    'ride b2-e6',
    'ride b2-b2',
    'ride b2-c3-d4',
    'ride b2-b3-b3',
    'ride b2-c2-e2',
    'ride b2-b4-b5',
    'ride b2-c3-d4-e5',
    'ride b2-c3-b2-c3',
    'ride b2-b3-b4-b5-b6',
  ])('UWO-51 a path with faults can be written, to be refused: %s', (text) => {
    expect(MOVES.find(text)).toBeDefined();
  });

  it.each([
    'ride b2-b5-b6',
    'ride b2-b4-b5-b6',
    'ride b2-b3-b3-b4',
    'ride b2-c3-d4-e5-e6',
    'ride b2-b3-b2-b3-b4',
    'ride b2-b3-b4-b5-b6-c6',
  ])('UWO-51 not every one, so that the moves stay few: %s', (text) => {
    expect(MOVES.find(text)).toBeUndefined();
    expect(MOVES.size).toBeLessThan(20_000);
  });
});
