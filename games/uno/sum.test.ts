import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('the sum', () => {
  it('UNO-5 any draw two fends it off, then the one after faces four', () => {
    let state = scene({ hands: [['rd', 'r1', 'r2'], ['gd', 'b1', 'r9'], ['b3']] }).play(
      '0:play rd',
    );
    expect(state.legalOf(1)).toEqual(['play gd', 'take']);
    state = state.play('1:play gd');
    expect([state.now.pendingDraw, state.now.turn]).toEqual([4, 2]);
    state = state.play('2:take');
    expect(state.now.hands[2]).toHaveLength(5);
    expect([state.now.pendingDraw, state.now.turn, state.now.pendingKind]).toEqual([0, 0, null]);
  });

  it('UNO-5 a wild draw four fends off a draw two, not the other way round', () => {
    const state = scene({
      hands: [
        ['rd', 'r1', 'r2'],
        ['wd', 'b1', 'b2'],
        ['gd', 'b3'],
      ],
    }).play('0:play rd', '1:play wd:g');
    expect([state.now.pendingDraw, state.now.pendingKind]).toEqual([6, 'wd']);
    expect(state.legalOf(2)).toEqual(['take']);
    expect(state.clause('2:play gd')).toBe('UNO-5');
  });

  it('UNO-5 who takes may not lay in that turn', () => {
    const state = scene({ hands: [['rd', 'r1', 'r2'], ['r3', 'r4'], ['b3']] }).play('0:play rd');
    expect(state.clause('1:play r3')).toBe('UNO-5');
    expect(state.clause('1:draw')).toBe('UNO-5');
    expect(state.clause('1:pass')).toBe('UNO-5');
    const taken = state.play('1:take');
    expect(taken.legalOf(1)).toEqual([]);
    expect(taken.clause('2:take')).toBe('UNO-5');
  });

  it('UNO-18 with fendOff off the next player takes the sum', () => {
    const state = scene({
      options: { fendOff: false },
      hands: [['rd', 'r1', 'r2'], ['gd', 'wd', 'r3'], ['b3']],
    }).play('0:play rd');
    expect(state.legalOf(1)).toEqual(['take']);
    expect(state.clause('1:play gd')).toBe('UNO-18');
    expect(state.clause('1:play wd:r')).toBe('UNO-18');
    expect(state.clause('1:play r3')).toBe('UNO-5');
  });
});
