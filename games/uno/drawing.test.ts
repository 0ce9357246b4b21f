import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { after, at, clause, field, hands, legal, turn, winners } from './table.testing.ts';

describe('drawing', () => {
  it('UNO-6 who can not lay must draw; the drawn card may be laid if it fits', () => {
    const state = at({ hands: [['b1', 'g2'], ['b3']], drawPile: ['r9', 'g1'] });
    expect(legal(state, 0)).toEqual(['draw']);
    after(state, ['0:draw']);
    expect(field(state, 'drawn')).toBe('r9');
    expect(legal(state, 0)).toEqual(['pass', 'play r9']);
    expect(clause(state, '0:draw')).toBe('UNO-6');
    expect(turn(after(state, ['0:pass']))).toBe(1);
  });

  it('UNO-6 who can lay may not draw, and passing comes after drawing', () => {
    const state = at({ hands: [['r1', 'g2'], ['b3']] });
    expect(clause(state, '0:draw')).toBe('UNO-6');
    expect(clause(state, '0:pass')).toBe('UNO-6');
  });

  it('UNO-6 after the draw only the drawn card may be laid', () => {
    const state = at({ hands: [['g2', 'r1'], ['b3']], drawn: 'g2' });
    expect(legal(state, 0)).toEqual(['pass']);
    expect(clause(state, '0:play r1')).toBe('UNO-6');
    expect(clause(state, '0:play g2')).toBe('UNO-1');
  });

  it('UNO-14 an empty pile is made from the laid cards except the open one', () => {
    const state = at({
      hands: [['g2', 'g3'], ['b3']],
      drawPile: [],
      discardPile: ['r5', 'y1', 'y2', 'y3'],
    });
    after(state, ['0:draw']);
    expect(field(state, 'discardPile')).toEqual(['r5']);
    expect(field(state, 'drawPile')).toHaveLength(2);
    expect(hands(state)[0]!.filter((code) => code.startsWith('y'))).toHaveLength(1);
  });

  it('UNO-14 the pile is not made before a card must be drawn', () => {
    const state = at({
      hands: [
        ['g2', 'g3'],
        ['b3', 'b4'],
      ],
      drawPile: ['y9'],
      discardPile: ['r5', 'y1'],
    });
    after(state, ['0:draw', '0:pass']);
    expect(field(state, 'drawPile')).toEqual([]);
    expect(field(state, 'discardPile')).toEqual(['r5', 'y1']);
  });

  it('UNO-14 UNO cards on top stay with the first other card below them', () => {
    const state = at({
      options: { unoGives: true },
      hands: [['g2', 'g3'], ['b3']],
      drawPile: [],
      discardPile: ['u', 'u', 'r5', 'y1', 'y2'],
    });
    after(state, ['0:draw']);
    expect(field(state, 'discardPile')).toEqual(['u', 'u', 'r5']);
  });

  it('UNO-14 you draw what there is, and the turn goes on as if you had drawn', () => {
    const state = at({
      hands: [
        ['g2', 'g3'],
        ['b3', 'b4'],
        ['rd', 'y3', 'y4'],
      ],
      drawPile: ['y1'],
      discardPile: ['rd'],
      pendingDraw: 2,
    });
    after(state, ['0:take']);
    expect(hands(state)[0]).toEqual(['y1', 'g2', 'g3']);
    expect(turn(state)).toBe(1);
    after(state, ['1:draw']);
    expect(field(state, 'drawn')).toBe('nothing');
    expect(legal(state, 1)).toEqual(['pass']);
    expect(clause(state, '1:play b3')).toBe('UNO-6');
  });

  it('UNO-14 when everybody in a row has passed with nothing drawn, the fewest points win', () => {
    const state = at({ hands: [['g9'], ['b3', 'b1'], ['y4']], drawPile: [] });
    after(state, ['0:draw', '0:pass', '1:draw', '1:pass', '2:draw']);
    expect(field(state, 'emptyPasses')).toBe(2);
    expect(winners(state)).toBeUndefined();
    after(state, ['2:pass']);
    expect(winners(state)).toEqual([1, 2]);
    expect(uno.result(state)!.scores).toEqual([0, 13, 13]);
  });

  it('UNO-14 a card laid in between starts the row anew', () => {
    const state = at({
      hands: [
        ['g9', 'g8'],
        ['r3', 'g1', 'y1'],
        ['b4', 'g7'],
      ],
      drawPile: [],
    });
    after(state, ['0:draw', '0:pass', '1:play r3']);
    expect(field(state, 'emptyPasses')).toBe(0);
  });
});
