import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf, CARDS, DECK_SIZE, formatMove, parseMove } from './language.ts';
import { MOVES } from './moves.ts';

const texts = Array.from({ length: MOVES.size }, (_, move) => MOVES.text(move));

describe('moves', () => {
  it('every move reads back from its text, with its fields', () => {
    for (const [move, text] of texts.entries()) {
      expect(MOVES.find(text)).toBe(move);
      expect(parseMove(text)).toEqual(MOVES.object(move));
      expect(formatMove(parseMove(text)!)).toBe(text);
    }
    expect(parseMove('play wd:b!')).toEqual({ type: 'play', card: 'wd', wish: 'b', call: 'uno' });
    expect(parseMove('give 3')).toEqual({ type: 'give', to: 3 });
  });

  it('no other text is a move', () => {
    const near = fc
      .constantFrom(...texts)
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length), fc.nat(2), fc.string({ maxLength: 2 }))
          .map(([at, cut, insert]) => text.slice(0, at) + insert + text.slice(at + cut)),
      );
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        const known = texts.includes(text);
        expect([MOVES.find(text) !== undefined, parseMove(text) !== undefined]).toEqual([
          known,
          known,
        ]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('cards', () => {
  it('UNO-15 each card has what is printed on it and what it counts', () => {
    expect(cardOf('b7')).toMatchObject({ color: 'b', face: '7', number: 7, points: 7, copies: 2 });
    expect(cardOf('gr')).toMatchObject({
      color: 'g',
      face: 'r',
      number: null,
      points: 20,
      adds: 0,
    });
    expect(cardOf('yd')).toMatchObject({ color: 'y', face: 'd', points: 20, adds: 2 });
    expect(cardOf('wd')).toMatchObject({ color: null, points: 75, adds: 4, wishes: true });
    expect(cardOf('u')).toMatchObject({ color: null, points: 50, adds: 4, wishes: false });
    expect(cardOf('r10')).toBeUndefined();
  });

  it('UNO-8 all copies together are the deck', () => {
    expect(CARDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(DECK_SIZE);
    expect(CARDS.every((card) => cardOf(card.code) === card)).toBe(true);
  });
});
