import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('points', () => {
  it('UNO-15 each card counts, and the winner gets all other hands', () => {
    const state = scene({
      options: { unoGives: true },
      hands: [['r1'], ['r9', 'gs', 'yr'], ['bd', 'w', 'wd', 'u', 'y0']],
    }).play('0:play r1!!');
    expect(state.result).toEqual({
      winners: [0],
      scores: [9 + 20 + 20 + 20 + 50 + 75 + 50, 0, 0],
      places: [1, 2, 3],
    });
  });

  it('UNO-15 if the last card was a draw two or four, the next player takes the sum before the count', () => {
    const state = scene({ hands: [['rd'], ['g2'], ['g3']], drawPile: ['y9', 'y8', 'y7'] }).play(
      '0:play rd!!',
    );
    expect(state.now.hands[1]).toEqual(['y8', 'y9', 'g2']);
    expect(state.result!.scores).toEqual([9 + 8 + 2 + 3, 0, 0]);
    expect(state.now.pendingDraw).toBe(0);
  });

  it('UNO-15 a late UNO UNO also brings the sum to the next player', () => {
    const state = scene({
      hands: [['wd'], ['g2'], ['g3']],
      drawPile: ['y9', 'y8', 'y7', 'y6'],
    }).play('0:play wd:r', '0:unouno');
    expect(state.now.hands[1]).toHaveLength(5);
  });

  it('UNO-15 in a single round the fewest points in hand come next, after the last drawing; equals share', () => {
    const state = scene({
      hands: [['rd'], ['g2'], ['g9', 'y1'], ['b9', 'y1'], ['g9', 'y2']],
      drawPile: ['y9', 'y8', 'y7'],
    }).play('0:play rd!!');
    // Seat 1 held the least, and takes eight and nine.
    expect(state.result!.places).toEqual([1, 5, 2, 2, 4]);
  });

  it('UNO-15 collect: the first to reach the target wins; the winner’s left opens the next round', () => {
    const options = { match: 'collect', target: 100 };
    const state = scene({
      options,
      hands: [['g4'], ['w'], ['r1']],
      turn: 2,
      totals: [40, 0, 49],
    }).play('2:play r1!!');
    expect(state.result?.winners).toEqual([2]);
    expect(state.result!.scores).toEqual([40, 0, 103]);
    expect(state.result!.places).toEqual([2, 3, 1]);
    const goesOn = scene({
      options,
      hands: [['g4'], ['g9'], ['r1']],
      turn: 2,
      totals: [40, 0, 49],
    }).play('2:play r1!!');
    expect(goesOn.result?.winners).toBeUndefined();
    expect(goesOn.now.totals).toEqual([40, 0, 62]);
    expect([goesOn.now.turn, goesOn.now.round, goesOn.now.direction]).toEqual([0, 2, 'cw']);
    expect(goesOn.now.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  it('UNO-15 penalty: everybody keeps their own points, and the lowest total wins, shared on a tie', () => {
    const options = { match: 'penalty', target: 100 };
    const state = scene({ options, hands: [['r1'], ['wd'], ['g4']], totals: [5, 25, 1] }).play(
      '0:play r1!!',
    );
    expect(state.result).toEqual({ winners: [0, 2], scores: [5, 100, 5], places: [1, 3, 1] });
  });

  it('UNO-15 every round is dealt from the full fresh deck', () => {
    const state = scene({
      options: { match: 'penalty' },
      hands: [['r1'], ['g4']],
      drawPile: [],
    }).play('0:play r1!!');
    const all = [...state.now.hands, state.now.drawPile, state.now.discardPile].flat();
    expect(all).toHaveLength(108);
  });

  it('UNO-15 after the end every move is refused', () => {
    const state = scene({ hands: [['r1'], ['g4']] }).play('0:play r1!!');
    for (const move of ['draw', 'play g4', 'uno', 'unouno', 'keep'])
      expect(state.clause(`1:${move}`)).toBe('UNO-15');
  });
});
