import { describe, expect, it } from 'vitest';
import { legalOfAll, scene } from './scene.testing.ts';

describe('calling', () => {
  const two = [
    ['r1', 'b1'],
    ['r2', 'b2', 'b3'],
    ['r3', 'b4', 'b6'],
  ];

  it('UNO-11 the call comes with the second-to-last card', () => {
    const state = scene({ hands: two });
    expect(state.legalOf(0)).toEqual(['play r1', 'play r1!']);
    expect(state.play('0:play r1!').now.calls).toEqual([]);
  });

  it('UNO-11 who has not called when another lays draws two', () => {
    let state = scene({ hands: two }).play('0:play r1');
    expect(state.now.calls).toEqual([{ seat: 0, kind: 'uno' }]);
    expect(legalOfAll(state)).toEqual({ 0: ['uno'], 1: ['play r2'] });
    state = state.play('1:play r2');
    expect(state.now.hands[0]).toEqual(['b1', 'b1', 'b2']);
    expect(state.now.calls).toEqual([]);
    expect(state.clause('0:uno')).toBe('UNO-11');
  });

  it('UNO-11 drawing and passing of others does not close the window', () => {
    const state = scene({
      hands: [
        ['r1', 'b1'],
        ['g2', 'b2'],
        ['r3', 'b4', 'b6'],
      ],
      drawPile: ['y9', 'y8'],
    }).play('0:play r1', '1:draw', '1:pass', '0:uno', '2:play r3');
    expect(state.now.hands[0]).toEqual(['b1']);
  });

  it('UNO-11 a call without a duty is refused', () => {
    const state = scene({ hands: [['r1', 'r2', 'r3'], ['b2']] });
    expect(state.clause('0:uno')).toBe('UNO-11');
    expect(state.clause('1:uno')).toBe('UNO-11');
    expect(state.clause('0:play r1!')).toBe('UNO-11');
  });

  it('UNO-11 the duty lapses when you draw, or lay your own next card', () => {
    const drew = scene({
      hands: [
        ['r1', 'b8'],
        ['g2', 'b2'],
      ],
      drawPile: ['y9', 'y8'],
    }).play('0:play r1', '1:draw', '1:pass', '0:draw');
    expect(drew.now.calls).toEqual([]);
    const laid = scene({
      hands: [
        ['rs', 'r1'],
        ['g2', 'b2'],
      ],
    }).play('0:play rs', '0:play r1');
    expect(laid.now.calls).toEqual([{ seat: 0, kind: 'unouno' }]);
  });

  it('UNO-12 the last card wins with UNO UNO', () => {
    const state = scene({ hands: [['r1'], ['b2'], ['b4']] });
    expect(state.legalOf(0)).toEqual(['play r1', 'play r1!!']);
    const over = state.play('0:play r1!!');
    expect(over.result?.winners).toEqual([0]);
    expect(legalOfAll(over)).toEqual({});
    expect(over.asked).toBeNull();
  });

  it('UNO-12 until it is said the round goes on; saying it in time wins at once', () => {
    const state = scene({
      hands: [['r1'], ['b2', 'g3'], ['b4', 'g4']],
      drawPile: ['y9', 'y8'],
    }).play('0:play r1', '1:draw', '1:pass');
    expect(state.result?.winners).toBeUndefined();
    expect(legalOfAll(state)).toEqual({ 0: ['unouno'], 2: ['draw'] });
    expect(state.play('0:unouno').result?.winners).toEqual([0]);
  });

  it('UNO-12 if another player lays first, the silent one draws two and plays on', () => {
    const state = scene({ hands: [['r1'], ['r2', 'g3'], ['b4', 'g4']] }).play(
      '0:play r1',
      '1:play r2!',
    );
    expect(state.now.hands[0]).toEqual(['b1', 'b2']);
    expect(state.clause('0:unouno')).toBe('UNO-12');
  });

  it('UNO-12 on their own turn a silent finisher may say it or draw, and drawing gives the win away', () => {
    let state = scene({ hands: [['r1'], ['b2', 'g3']], drawPile: ['y9', 'r8'] }).play(
      '0:play r1',
      '1:draw',
      '1:pass',
    );
    expect(state.legalOf(0)).toEqual(['draw', 'unouno']);
    state = state.play('0:draw');
    expect(state.now.calls).toEqual([]);
    expect(state.legalOf(0)).toEqual(['pass', 'play r8', 'play r8!!']);
  });

  it('UNO-12 UNO UNO belongs to the last card', () => {
    const state = scene({ hands: [['r1', 'r2'], ['b2']] });
    expect(state.clause('0:play r1!!')).toBe('UNO-12');
    expect(state.clause('0:unouno')).toBe('UNO-12');
  });

  it('UNO-16 the penalty for a missed call comes before the effect of the card', () => {
    const state = scene({
      hands: [['r1', 'b1'], ['rd', 'b2', 'b3'], ['g3']],
      drawPile: ['y1', 'y2', 'y3', 'y4'],
    }).play('0:play r1', '1:play rd', '2:take');
    expect(state.now.hands[0]).toEqual(['y1', 'y2', 'b1']);
    expect(state.now.hands[2]).toEqual(['y3', 'y4', 'g3']);
  });
});
