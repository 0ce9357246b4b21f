import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { after, at, clause, field, hands, sum, turn, winners } from './table.testing.ts';

describe('points', () => {
  it('UNO-15 each card counts, and the winner gets all other hands', () => {
    const state = at({
      options: { unoGives: true },
      hands: [['r1'], ['r9', 'gs', 'yr'], ['bd', 'w', 'wd', 'u', 'y0']],
    });
    after(state, ['0:play r1!!']);
    expect(uno.result(state)).toEqual({
      winners: [0],
      scores: [9 + 20 + 20 + 20 + 50 + 75 + 50, 0, 0],
    });
  });

  it('UNO-15 if the last card was a draw two or four, the next player takes the sum before the count', () => {
    const state = at({ hands: [['rd'], ['g2'], ['g3']], drawPile: ['y9', 'y8', 'y7'] });
    after(state, ['0:play rd!!']);
    expect(hands(state)[1]).toEqual(['y8', 'y9', 'g2']);
    expect(uno.result(state)!.scores).toEqual([9 + 8 + 2 + 3, 0, 0]);
    expect(sum(state)).toBe(0);
  });

  it('UNO-15 a late UNO UNO also brings the sum to the next player', () => {
    const state = at({ hands: [['wd'], ['g2'], ['g3']], drawPile: ['y9', 'y8', 'y7', 'y6'] });
    after(state, ['0:play wd:r', '0:unouno']);
    expect(hands(state)[1]).toHaveLength(5);
  });

  it('UNO-15 collect: the first to reach the target wins; the winner’s left opens the next round', () => {
    const options = { match: 'collect', target: 100 };
    const state = at({ options, hands: [['g4'], ['w'], ['r1']], turn: 2, totals: [40, 0, 49] });
    after(state, ['2:play r1!!']);
    expect(winners(state)).toEqual([2]);
    expect(uno.result(state)!.scores).toEqual([40, 0, 103]);
    const goesOn = at({ options, hands: [['g4'], ['g9'], ['r1']], turn: 2, totals: [40, 0, 49] });
    after(goesOn, ['2:play r1!!']);
    expect(winners(goesOn)).toBeUndefined();
    expect(field(goesOn, 'totals')).toEqual([40, 0, 62]);
    expect([turn(goesOn), field(goesOn, 'round'), field(goesOn, 'direction')]).toEqual([
      0,
      2,
      'cw',
    ]);
    expect(hands(goesOn).map((hand) => hand.length)).toEqual([7, 7, 7]);
  });

  it('UNO-15 penalty: everybody keeps their own points, and the lowest total wins, shared on a tie', () => {
    const options = { match: 'penalty', target: 100 };
    const state = at({ options, hands: [['r1'], ['wd'], ['g4']], totals: [5, 25, 1] });
    after(state, ['0:play r1!!']);
    expect(uno.result(state)).toEqual({ winners: [0, 2], scores: [5, 100, 5] });
  });

  it('UNO-15 every round is dealt from the full fresh deck', () => {
    const state = at({ options: { match: 'penalty' }, hands: [['r1'], ['g4']], drawPile: [] });
    after(state, ['0:play r1!!']);
    const all = [...hands(state), field(state, 'drawPile'), field(state, 'discardPile')].flat();
    expect(all).toHaveLength(108);
  });

  it('UNO-15 after the end every move is refused', () => {
    const state = after(at({ hands: [['r1'], ['g4']] }), ['0:play r1!!']);
    for (const move of ['draw', 'play g4', 'uno', 'unouno', 'keep'])
      expect(clause(state, `1:${move}`)).toBe('UNO-15');
  });
});
