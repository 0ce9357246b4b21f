import { uno } from '@tischlein/games/uno';
import { askOf, FastRandom, mustParse, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { searcher } from './search/index.ts';
import { unoTaste } from './uno-taste.ts';

const hard = searcher(unoTaste);

function choice(position: { readonly [field: string]: Json }, seat = 0, budget = 300) {
  const state = mustParse(
    uno.parsePosition({
      game: 'uno',
      drawPile: ['y1', 'b2', 'g5', 'r3', 'y9', 'b7', 'g2', 'y4'],
      discardPile: ['r5'],
      ...position,
    }),
  );
  const ask = askOf(uno, state, seat, uno.waitingFor(state) !== seat, budget);
  return hard(ask, new FastRandom('uno taste'));
}

describe('the hard bot at an UNO table', () => {
  it('finishes when it can, and says so', () => {
    expect(choice({ hands: [['r7'], ['b3', 'g1', 'y2']] })).toBe('play r7!!');
  });

  it('says UNO with its second-to-last card', () => {
    const move = choice({
      hands: [
        ['r7', 'r2'],
        ['b3', 'g1', 'y2'],
      ],
    });
    expect(move).toMatch(/^play r[27]!$/);
  });

  it('hits a neighbor who is about to finish', () => {
    const move = choice({ hands: [['r7', 'rd', 'b1', 'y6'], ['b3']] });
    expect(move).toBe('play rd');
  });

  it('makes the late call it owes', () => {
    const state = mustParse(
      uno.parsePosition({
        game: 'uno',
        hands: [
          ['r7', 'r9'],
          ['b3', 'g1', 'y2'],
        ],
        drawPile: ['y1', 'b2', 'g5', 'r3'],
        discardPile: ['r5'],
      }),
    );
    uno.play(state, 0, state.variant.moves.find('play r7')!, new FastRandom('laid'));
    const ask = askOf(uno, state, 0, true, 300);
    expect(ask.legal).toEqual(['uno']);
    expect(hard(ask, new FastRandom('call'))).toBe('uno');
  });

  it('jumps in with its last card', () => {
    const position = {
      options: { jumpIn: true },
      hands: [['b3', 'g1'], ['y2', 'y4'], ['r5']],
    };
    expect(choice(position, 2)).toBe('play r5!!');
  });
});
