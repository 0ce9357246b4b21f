import { uno } from '@tischlein/games/uno';
import { askOf, FastRandom, mustParse, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { searcher } from './search/index.ts';
import { unoHeuristics } from './uno.ts';

const hard = searcher(unoHeuristics);

function choice(position: { readonly [field: string]: Json }, seat = 0, budget = 300) {
  const state = mustParse(
    uno.parsePosition({
      game: 'uno',
      drawPile: ['y1', 'b2', 'g5', 'r3', 'y9', 'b7', 'g2', 'y4'],
      discardPile: ['r5'],
      ...position,
    }),
  );
  const ask = askOf(uno, state, seat, { mayWait: uno.waitingFor(state) !== seat, budget });
  return hard(ask, new FastRandom('uno heuristics'));
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
    const ask = askOf(uno, state, 0, { mayWait: true, budget: 300 });
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

it.each(['r', 'y', 'g', 'b'])('whoever holds most of %s wishes for it first', (color) => {
  const [inForce, ...others] = ['r', 'y', 'g', 'b'].filter((each) => each !== color);
  for (const faces of [
    ['0', '1', '2'],
    ['6', '7', '8'],
    ['s', 'r', 'd'],
  ]) {
    const nines = others.map((other) => `${other}9`);
    const hand = ['w', ...faces.map((face) => color + face), ...nines];
    const state = mustParse(
      uno.parsePosition({
        game: 'uno',
        hands: [hand, ['b5']],
        drawPile: [],
        discardPile: ['w'],
        color: inForce!,
      }),
    );
    const moves = new Int32Array(state.variant.moves.size);
    const weights = new Int32Array(state.variant.moves.size);
    const count = uno.legal(state, 0, moves);
    unoHeuristics.moveWeights(state, 0, moves, count, weights);
    const wishes = Array.from(moves.subarray(0, count), (move, i) => ({
      text: state.variant.moves.text(move),
      weight: weights[i]!,
    })).filter(({ text }) => text.startsWith('play w:'));
    wishes.sort((a, b) => b.weight - a.weight);
    expect(wishes.map(({ text }) => text)[0]).toBe(`play w:${color}`);
    expect(wishes[0]!.weight).toBeGreaterThan(wishes[1]!.weight);
  }
});
