import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('drawing', () => {
  it('UNO-6 who can not lay must draw; the drawn card may be laid if it fits', () => {
    let state = scene({ hands: [['b1', 'g2'], ['b3']], drawPile: ['r9', 'g1'] });
    expect(state.legalOf(0)).toEqual(['draw']);
    state = state.play('0:draw');
    expect(state.now.drawn).toBe('r9');
    expect(state.legalOf(0)).toEqual(['pass', 'play r9']);
    expect(state.clause('0:draw')).toBe('UNO-6');
    expect(state.play('0:pass').now.turn).toBe(1);
  });

  it('UNO-6 who can lay may not draw, and passing comes after drawing', () => {
    const state = scene({ hands: [['r1', 'g2'], ['b3']] });
    expect(state.clause('0:draw')).toBe('UNO-6');
    expect(state.clause('0:pass')).toBe('UNO-6');
  });

  it('UNO-6 after the draw only the drawn card may be laid', () => {
    const state = scene({ hands: [['g2', 'r1'], ['b3']], drawn: 'g2' });
    expect(state.legalOf(0)).toEqual(['pass']);
    expect(state.clause('0:play r1')).toBe('UNO-6');
    expect(state.clause('0:play g2')).toBe('UNO-1');
  });

  it('UNO-14 an empty pile is made from the laid cards except the open one', () => {
    const state = scene({
      hands: [['g2', 'g3'], ['b3']],
      drawPile: [],
      discardPile: ['r5', 'y1', 'y2', 'y3'],
    }).play('0:draw');
    expect(state.now.discardPile).toEqual(['r5']);
    expect(state.now.drawPile).toHaveLength(2);
    expect(state.now.hands[0]!.filter((code) => code.startsWith('y'))).toHaveLength(1);
  });

  it('UNO-14 the pile is not made before a card must be drawn', () => {
    const state = scene({
      hands: [
        ['g2', 'g3'],
        ['b3', 'b4'],
      ],
      drawPile: ['y9'],
      discardPile: ['r5', 'y1'],
    }).play('0:draw', '0:pass');
    expect(state.now.drawPile).toEqual([]);
    expect(state.now.discardPile).toEqual(['r5', 'y1']);
  });

  it('UNO-14 UNO cards on top stay with the first other card below them', () => {
    const state = scene({
      options: { unoGives: true },
      hands: [['g2', 'g3'], ['b3']],
      drawPile: [],
      discardPile: ['u', 'u', 'r5', 'y1', 'y2'],
    }).play('0:draw');
    expect(state.now.discardPile).toEqual(['u', 'u', 'r5']);
  });

  it('UNO-14 you draw what there is, and the turn goes on as if you had drawn', () => {
    let state = scene({
      hands: [
        ['g2', 'g3'],
        ['b3', 'b4'],
        ['rd', 'y3', 'y4'],
      ],
      drawPile: ['y1'],
      discardPile: ['rd'],
      pendingDraw: 2,
    }).play('0:take');
    expect(state.now.hands[0]).toEqual(['y1', 'g2', 'g3']);
    expect(state.now.turn).toBe(1);
    state = state.play('1:draw');
    expect(state.now.drawn).toBe('nothing');
    expect(state.legalOf(1)).toEqual(['pass']);
    expect(state.clause('1:play b3')).toBe('UNO-6');
  });

  it('UNO-14 when everybody in a row has passed with nothing drawn, the fewest points win', () => {
    let state = scene({ hands: [['g9'], ['b3', 'b1'], ['y4']], drawPile: [] }).play(
      '0:draw',
      '0:pass',
      '1:draw',
      '1:pass',
      '2:draw',
    );
    expect(state.now.emptyPasses).toBe(2);
    expect(state.result?.winners).toBeUndefined();
    state = state.play('2:pass');
    expect(state.result?.winners).toEqual([1, 2]);
    expect(state.result!.scores).toEqual([0, 13, 13]);
    expect(state.result!.places).toEqual([3, 1, 1]);
  });

  it('UNO-14 a card laid in between starts the row anew', () => {
    const state = scene({
      hands: [
        ['g9', 'g8'],
        ['r3', 'g1', 'y1'],
        ['b4', 'g7'],
      ],
      drawPile: [],
    }).play('0:draw', '0:pass', '1:play r3');
    expect(state.now.emptyPasses).toBe(0);
  });
});
