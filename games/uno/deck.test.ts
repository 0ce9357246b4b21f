import {
  FastRandom,
  mustParse,
  newState,
  parseAssignment,
  playout,
  setUp,
  type Json,
} from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { CARDS, COLORS } from './cards.ts';
import { uno } from './index.ts';
import { scene } from './scene.testing.ts';

const deck = (cards: Json): Json => ({ name: 'ours', cards });
const wrong = (options: Json, seats = 2): string => {
  const read = setUp(uno, options, seats);
  return read.ok ? 'it fits' : read.error;
};
/** So many of every card of these faces. */
const all = (faces: string, count: number): Record<string, Json> =>
  Object.fromEntries(
    COLORS.flatMap((color) => [...faces].map((face) => [color + face, { count }])),
  );
const cardsOf = (options: Json, seats: number): string[] => {
  const state = newState(mustParse(setUp(uno, options, seats)));
  uno.deal(state, new FastRandom('a deck'));
  const { hands, drawPile, discardPile } = uno.position(state) as Record<string, string[]>;
  return [hands, drawPile, discardPile].flat(2) as string[];
};

describe('UNO-24 a deck of one’s own', () => {
  it('UNO-24 is dealt as it says, with what it leaves out as usual', () => {
    const cards = cardsOf({ deck: deck({ ...all('0', 2), ...all('9', 0), w: { count: 3 } }) }, 4);
    const count = (code: string): number => cards.filter((card) => card === code).length;
    expect(cards.length).toBe(108 + 4 - 8 - 1);
    expect([count('r0'), count('g9'), count('w'), count('wd'), count('u')]).toEqual([
      2, 0, 3, 4, 0,
    ]);
  });

  it('UNO-24 the largest has 116 cards, and every seat count plays it to the end', () => {
    const largest = deck(all('0', 2));
    expect(cardsOf({ deck: largest, unoGives: true }, 10).length).toBe(116);
    for (let seats = 2; seats <= 10; seats++) {
      const variant = mustParse(
        setUp(uno, { deck: largest, unoGives: true, zeroSwap: 'must' }, seats),
      );
      const state = newState(variant);
      const random = new FastRandom(`largest ${seats}`);
      uno.deal(state, random);
      playout(uno, state, random, new Int32Array(variant.moves.size));
      expect(uno.result(state)).not.toBeNull();
    }
  });

  it('UNO-24 cards count what it says (UNO-15)', () => {
    const points = { r7: { points: 100 }, wd: { points: 0 } };
    const state = scene({
      options: { deck: deck(points) },
      hands: [['r1'], ['r7', 'wd', 'g2']],
    }).play('0:play r1!!');
    expect(state.now.result).toEqual({ winners: [0], scores: [102, 0], places: [1, 2] });
  });

  it('UNO-24 has one spelling: what is as usual is left out, in the order of the game', () => {
    const spelled = (cards: Json): Json =>
      mustParse(setUp(uno, { deck: deck(cards) }, 2)).options['deck']!;
    expect(
      spelled({ wd: { count: 1 }, r5: { count: 2 }, b3: { points: 4 }, r1: { count: 1 } }),
    ).toEqual(
      deck({
        r1: { count: 1, points: 1 },
        b3: { count: 2, points: 4 },
        wd: { count: 1, points: 75 },
      }),
    );
  });

  it('UNO-24 bounds are named', () => {
    expect(wrong({ deck: deck({ r5: { count: 3 } }) })).toBe(
      'deck.cards.r5.count: expected a whole number from 0 to 2, got 3',
    );
    expect(wrong({ deck: deck({ w: { count: 5 } }) })).toContain('from 0 to 4');
    expect(wrong({ deck: deck({ w: { points: -1 } }) })).toContain('from 0 to 1000');
    expect(wrong({ deck: deck({ x9: {} }) })).toContain('there is no field "x9"');
    expect(wrong({ deck: { name: 'usual', cards: {} } })).toContain('never changes');
    expect(wrong({ deck: { name: ' ', cards: {} } })).toContain('deck.name: 1 to 40');
    expect(wrong({ deck: 'other' })).toBe('deck: expected one of usual, got "other"');
  });

  it('UNO-24 a number card is left to open with, however the cards lie', () => {
    const few = deck(all('3456789', 0));
    expect(wrong({ deck: few }, 2)).toBe('it fits');
    expect(wrong({ deck: few }, 3)).toBe(
      'deck: 3 seats need 22 number cards or more, so that one is left to open; it has 20 (UNO-24)',
    );
  });

  it('UNO-24 a match must be able to end', () => {
    const worthless = deck(Object.fromEntries(CARDS.map(({ code }) => [code, { points: 0 }])));
    expect(wrong({ deck: worthless })).toBe('it fits');
    expect(wrong({ deck: worthless, match: 'collect' })).toContain(
      'target: with this deck at most 0',
    );
    expect(wrong({ match: 'penalty', target: 10_000 })).toBe('it fits');
  });

  it('UNO-24 is written on a command line and in a position', () => {
    const json = JSON.stringify(deck({ r5: { count: 1 } }));
    const { value } = mustParse(parseAssignment(uno.options, `deck=${json}`));
    expect(value).toEqual(deck({ r5: { count: 1, points: 5 } }));
    const position = (hands: Json): Json => ({
      game: 'uno',
      options: { deck: value },
      hands,
      discardPile: ['r1'],
    });
    expect(uno.parsePosition(position([['r5'], ['g5']])).ok).toBe(true);
    expect(uno.parsePosition(position([['r5'], ['r5']]))).toMatchObject({
      ok: false,
      error: 'the deck holds 1 of r5, not 2',
    });
  });
});
