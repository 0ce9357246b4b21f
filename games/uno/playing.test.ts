import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('laying', () => {
  it('UNO-1 by color, by number, by symbol, or black', () => {
    const state = scene({ hands: [['r1', 'b5', 'g5', 'g6', 'ys', 'rd', 'w'], ['b3']] });
    expect(state.legalOf(0)).toEqual(
      [
        'play b5',
        'play g5',
        'play r1',
        'play rd',
        'play w:b',
        'play w:g',
        'play w:r',
        'play w:y',
      ].sort(),
    );
    expect(state.clause('0:play g6')).toBe('UNO-1');
    expect(state.clause('0:play ys')).toBe('UNO-1');
    expect(state.clause('0:play r9')).toBe('UNO-1');
    expect(state.clause('1:draw')).toBe('UNO-1');
  });

  it('UNO-1 after a black card the wished color is in force', () => {
    const state = scene({ discardPile: ['w'], color: 'g', hands: [['r5', 'g2', 'y1'], ['b3']] });
    expect(state.legalOf(0)).toEqual(['play g2']);
  });

  it('UNO-1 symbols match across colors', () => {
    const state = scene({ discardPile: ['rr'], hands: [['br', 'bs', 'b1'], ['b3']] });
    expect(state.legalOf(0)).toEqual(['play br']);
  });

  it('UNO-2 a colored action card goes on a number card of its color', () => {
    const state = scene({ hands: [['rs', 'rr', 'rd', 'gs'], ['b3']] });
    expect(state.legalOf(0)).toEqual(['play rd', 'play rr', 'play rs']);
  });

  it('UNO-3 the next player sits out; the one after answers by color, by symbol, or black', () => {
    const state = scene({
      hands: [['rs', 'b1', 'y1'], ['b3'], ['r2', 'gs', 'g4', 'w'], ['b4']],
    }).play('0:play rs');
    expect(state.now.turn).toBe(2);
    expect(state.legalOf(2)).toEqual(
      ['play gs', 'play r2', 'play w:b', 'play w:g', 'play w:r', 'play w:y'].sort(),
    );
    expect(state.clause('2:sit')).toBe('UNO-3');
  });

  it('UNO-3 with two seats the layer plays again', () => {
    expect(scene({ hands: [['rs', 'b1', 'b2'], ['b3']] }).play('0:play rs').now.turn).toBe(0);
  });

  it('UNO-4 the direction flips', () => {
    const state = scene({ hands: [['rr', 'b1', 'b2'], ['b3'], ['b4']] }).play('0:play rr');
    expect([state.now.turn, state.now.direction]).toEqual([2, 'ccw']);
  });

  it('UNO-4 with two seats it simply flips, unless reverseSkipsInTwo makes it a skip as well', () => {
    const two = [['rr', 'b1', 'b2'], ['b3']];
    expect(scene({ hands: two }).play('0:play rr').now.turn).toBe(1);
    const skips = scene({ hands: two, options: { reverseSkipsInTwo: true } }).play('0:play rr');
    expect([skips.now.turn, skips.now.direction]).toEqual([0, 'ccw']);
    const three = scene({ hands: [...two, ['b4']], options: { reverseSkipsInTwo: true } });
    expect(three.play('0:play rr').now.turn).toBe(2);
  });

  it('UNO-9 wild and wild draw four always name a color, no other card does', () => {
    const state = scene({
      options: { unoGives: true },
      hands: [['w', 'wd', 'u', 'r1'], ['b3']],
    });
    for (const move of ['play w', 'play wd', 'play u:r', 'play r1:b'])
      expect(state.clause(`0:${move}`), move).toBe('UNO-9');
    expect(state.play('0:play w:y').now.color).toBe('y');
  });

  it('UNO-9 not while you must take cards', () => {
    const state = scene({ discardPile: ['rd'], pendingDraw: 2, hands: [['w', 'r1'], ['b3']] });
    expect(state.clause('0:play w:r')).toBe('UNO-9');
  });

  it('UNO-10 goes on any card, also with the color in hand', () => {
    const state = scene({
      hands: [
        ['wd', 'r1', 'r2'],
        ['b3', 'r3'],
      ],
    }).play('0:play wd:b');
    expect([state.now.pendingDraw, state.now.pendingKind, state.now.turn]).toEqual([4, 'wd', 1]);
    expect(state.legalOf(1)).toEqual(['take']);
    expect(state.clause('1:play b3')).toBe('UNO-10');
    expect(state.clause('1:draw')).toBe('UNO-10');
  });

  it('UNO-10 only another wild draw four fends it off', () => {
    let state = scene({ hands: [['wd', 'r1', 'r2'], ['wd', 'bd', 'b1'], ['b3']] }).play(
      '0:play wd:b',
    );
    expect(state.legalOf(1).filter((move) => !move.startsWith('play wd'))).toEqual(['take']);
    state = state.play('1:play wd:g');
    expect([state.now.pendingDraw, state.now.turn, state.now.color]).toEqual([8, 2, 'g']);
  });
});
