import { describe, expect, it } from 'vitest';
import { legalOfAll, scene } from './scene.testing.ts';

describe('UNO-5a drawTwoComeback', () => {
  const options = { drawTwoComeback: true };
  const finishing = (second: string[], third: string[], more: object = {}) =>
    scene({ options: { ...options, ...more }, hands: [['rd'], second, third] });

  it('UNO-5a finishing on a draw two does not win yet', () => {
    const state = finishing(['g1', 'g2'], ['g3']).play('0:play rd!!');
    expect(state.result?.winners).toBeUndefined();
    expect(state.now.finishers).toEqual([0]);
    expect(legalOfAll(state)).toEqual({ 1: ['take'] });
  });

  it('UNO-5a if anyone takes it, the finisher has won', () => {
    const state = finishing(['gd', 'g2'], ['g3']).play('0:play rd!!', '1:play gd!', '2:take');
    expect(state.result?.winners).toEqual([0]);
    expect(state.now.hands[2]).toHaveLength(5);
  });

  it('UNO-5a the sum comes back to the finisher', () => {
    let state = finishing(['gd', 'g2', 'g1'], ['yd', 'g3', 'g4']).play(
      '0:play rd!!',
      '1:play gd',
      '2:play yd',
    );
    expect([state.now.turn, state.now.pendingDraw, state.legalOf(0)]).toEqual([0, 6, ['take']]);
    state = state.play('0:take');
    expect(state.now.hands[0]).toHaveLength(6);
    expect([state.result?.winners, state.now.turn, state.now.finishers]).toEqual([
      undefined,
      1,
      [],
    ]);
  });

  it('UNO-5a of two finishers the earliest wins when someone takes', () => {
    const state = finishing(['gd'], ['g3', 'g4']).play('0:play rd!!', '1:play gd!!');
    expect(state.now.finishers).toEqual([0, 1]);
    expect(state.play('2:take').result?.winners).toEqual([0]);
  });

  it('UNO-22 when it comes back to the first, the later finisher has won', () => {
    const state = finishing(['gd'], ['yd', 'g4', 'g6']).play(
      '0:play rd!!',
      '1:play gd!!',
      '2:play yd',
    );
    expect(state.legalOf(0)).toEqual(['take']);
    expect(state.play('0:take').result?.winners).toEqual([1]);
  });

  it('UNO-22 finishing with a wild draw four on a waiting finisher’s sum waits as well', () => {
    const state = finishing(['wd'], ['g4', 'g6']).play('0:play rd!!', '1:play wd:r!!');
    expect([state.result?.winners, state.now.finishers]).toEqual([undefined, [0, 1]]);
    const alone = scene({ options, discardPile: ['rd'], pendingDraw: 2, hands: [['wd'], ['g1']] });
    expect(alone.play('0:play wd:r!!').result?.winners).toEqual([0]);
  });

  it('UNO-5a a silent finisher still owes UNO UNO', () => {
    let late = finishing(['g1', 'g2'], ['g3']).play('0:play rd');
    expect(late.now.calls).toEqual([{ seat: 0, kind: 'unouno' }]);
    late = late.play('0:unouno');
    expect([late.result?.winners, late.now.finishers]).toEqual([undefined, [0]]);
    const taken = finishing(['g1', 'g2'], ['g3']).play('0:play rd', '1:take', '0:unouno');
    expect(taken.result?.winners).toEqual([0]);
    const fended = finishing(['gd', 'g1', 'g2'], ['g3']).play('0:play rd', '1:play gd');
    expect(fended.now.hands[0]).toHaveLength(2);
    expect(fended.now.finishers).toEqual([]);
  });
});

describe('UNO-8a unoDrawsFour', () => {
  const options = { unoDrawsFour: true };

  it('UNO-8a one makes the next player take four; color and face below stay in force', () => {
    const state = scene({
      options,
      hands: [['u', 'g1', 'g2'], ['r1'], ['r2', 'g5', 'g8'], ['b3']],
    }).play('0:play u');
    expect([state.now.pendingDraw, state.now.pendingKind, state.now.color]).toEqual([4, 'u', 'r']);
    expect(state.play('1:take').legalOf(2)).toEqual(['play g5', 'play r2']);
  });

  it('UNO-8a only a UNO card fends it off', () => {
    const state = scene({
      options,
      hands: [['u', 'g1', 'g2'], ['u', 'wd', 'rd', 'w', 'r1'], ['r2']],
    }).play('0:play u');
    expect(state.legalOf(1)).toEqual(['play u', 'take']);
    expect(state.clause('1:play wd:r')).toBe('UNO-8a');
    expect(state.clause('1:play rd')).toBe('UNO-8a');
    expect(state.clause('1:play r1')).toBe('UNO-8a');
    expect(state.clause('1:play w:r')).toBe('UNO-9');
    expect(state.play('1:play u').now.pendingDraw).toBe(8);
  });

  it('UNO-8a it fends off neither a wild draw four nor a draw two', () => {
    for (const open of ['wd', 'rd']) {
      const state = scene({
        options,
        discardPile: [open],
        color: 'r',
        pendingDraw: 4,
        hands: [['u', 'r1'], ['b3']],
      });
      expect(state.legalOf(0)).toEqual(['take']);
      expect(state.clause('0:play u')).toBe('UNO-8a');
    }
  });

  it('UNO-8a as the last card it wins, and the next player takes the sum first', () => {
    const state = scene({ options, hands: [['u'], ['b3'], ['b4']] }).play('0:play u!!');
    expect(state.result?.winners).toEqual([0]);
    expect(state.now.hands[1]).toHaveLength(5);
  });
});

describe('UNO-8b unoGives', () => {
  const options = { unoGives: true };
  const four = [['u', 'r1', 'r1', 'g2'], ['b3'], ['b4', 'b6']];

  it('UNO-8b the layer may give exactly two cards to one other player', () => {
    let state = scene({ options, hands: four }).play('0:play u');
    expect(state.now.choice).toEqual({ seat: 0, kind: 'give', to: null, left: null });
    expect(legalOfAll(state)).toEqual({ 0: ['give 1', 'give 2', 'keep'] });
    state = state.play('0:give 2');
    expect(state.now.choice).toEqual({ seat: 0, kind: 'hand', to: 2, left: 2 });
    expect(legalOfAll(state)).toEqual({ 0: ['hand g2', 'hand r1'] });
    state = state.play('0:hand r1', '0:hand r1');
    expect(state.now.hands).toEqual([['g2'], ['b3'], ['r1', 'r1', 'b4', 'b6']]);
    expect([state.now.turn, state.now.choice]).toEqual([1, null]);
    expect(state.now.calls).toEqual([{ seat: 0, kind: 'uno' }]);
  });

  it('UNO-8b what is no part of the choice is refused', () => {
    let state = scene({ options, hands: four }).play('0:play u');
    for (const move of ['give 0', 'give 3', 'hand r1'])
      expect(state.clause(`0:${move}`), move).toBe('UNO-8b');
    state = state.play('0:give 1', '0:hand g2');
    for (const move of ['keep', 'give 2', 'hand g2'])
      expect(state.clause(`0:${move}`), move).toBe('UNO-8b');
    expect(state.clause('0:draw')).toBe('UNO-16');
    expect(state.clause('1:draw')).toBe('UNO-1');
    const none = scene({ options, hands: four });
    for (const move of ['give 1', 'hand r1']) expect(none.clause(`0:${move}`), move).toBe('UNO-8b');
    expect(none.clause('0:keep')).toBe('UNO-16');
  });

  it('UNO-8b if none is left, they draw two', () => {
    const state = scene({ options, hands: [['u', 'r1', 'g2'], ['b3']] }).play(
      '0:play u',
      '0:give 1',
      '0:hand r1',
      '0:hand g2',
    );
    expect(state.now.hands[0]).toEqual(['b1', 'b2']);
    expect([state.now.turn, state.now.calls]).toEqual([1, []]);
  });

  it('UNO-8b with fewer than two cards left no choice is opened', () => {
    let state = scene({ options, hands: [['u', 'r1'], ['b3'], ['b4']] });
    expect(state.legalOf(0)).toContain('play u!');
    state = state.play('0:play u');
    expect([state.now.choice, state.now.calls]).toEqual([null, [{ seat: 0, kind: 'uno' }]]);
  });

  it('UNO-8b as the very last card it gives nothing and wins', () => {
    const state = scene({ options, hands: [['u'], ['b3']] }).play('0:play u!!');
    expect(state.now.result).toEqual({ winners: [0], scores: [3, 0], places: [1, 2] });
    const silent = scene({ options, hands: [['u'], ['b3']] }).play('0:play u');
    expect([silent.now.result, silent.now.calls]).toEqual([null, [{ seat: 0, kind: 'unouno' }]]);
  });

  it('UNO-8b as the very last card it costs two where UNO-7a forbids it, once', () => {
    const plain = { ...options, plainFinish: true };
    const state = scene({ options: plain, hands: [['u'], ['b3']] }).play('0:play u!!');
    expect([state.now.result, state.now.hands[0]]).toEqual([null, ['b1', 'b2']]);
  });

  it('UNO-8b with UNO-8a the next player takes four before points are counted', () => {
    const both = { ...options, unoDrawsFour: true };
    const drawPile = ['b1', 'b2', 'b4', 'b5', 'b6'];
    const state = scene({ options: both, hands: [['u'], ['b3']], drawPile }).play('0:play u!!');
    expect(state.now.result).toEqual({
      winners: [0],
      scores: [3 + 1 + 2 + 4 + 5, 0],
      places: [1, 2],
    });
  });

  it('UNO-8b the card under the UNO card counts for matching', () => {
    const state = scene({ options, discardPile: ['u', 'r5'], hands: [['r1', 'g5', 'g6'], ['b3']] });
    expect(state.legalOf(0)).toEqual(['play g5', 'play r1']);
  });

  it('UNO-17 with 8a as well, the giving happens first, then the four', () => {
    let state = scene({ options: { ...options, unoDrawsFour: true }, hands: four }).play(
      '0:play u',
    );
    expect([state.now.pendingDraw, state.now.choice]).toEqual([
      0,
      expect.objectContaining({ kind: 'give' }),
    ]);
    state = state.play('0:give 1', '0:hand r1', '0:hand r1');
    expect([state.now.pendingDraw, state.now.turn]).toEqual([4, 1]);
  });
});

describe('UNO-13a zeroSwap', () => {
  const cards = [['r0', 'g1', 'g2'], ['b3'], ['b4', 'b6', 'b7']];
  const choice = { zeroSwap: 'choice' };
  const must = { zeroSwap: 'must' };

  it('UNO-13a every hand goes to the neighbour, the layer says which way', () => {
    const left = scene({ options: must, hands: cards }).play('0:play r0', '0:swap left');
    expect(left.now.hands).toEqual([['b4', 'b6', 'b7'], ['g1', 'g2'], ['b3']]);
    expect(left.now.turn).toBe(1);
    const right = scene({ options: must, hands: cards }).play('0:play r0', '0:swap right');
    expect(right.now.hands).toEqual([['b3'], ['b4', 'b6', 'b7'], ['g1', 'g2']]);
  });

  it('UNO-13a-1 by choice the layer may decline', () => {
    const state = scene({ options: choice, hands: cards }).play('0:play r0');
    expect(state.legalOf(0)).toEqual(['keep', 'swap left', 'swap right']);
    expect(state.play('0:keep').now.hands[0]).toEqual(['g1', 'g2']);
  });

  it('UNO-13a-2 as a must there is no declining', () => {
    const state = scene({ options: must, hands: cards }).play('0:play r0');
    expect(state.legalOf(0)).toEqual(['swap left', 'swap right']);
    expect(state.clause('0:keep')).toBe('UNO-13a-2');
  });

  it('UNO-13a not when the zero was the last card', () => {
    const state = scene({ options: must, hands: [['r0'], ['b3']] }).play('0:play r0');
    expect([state.now.choice, state.now.calls]).toEqual([null, [{ seat: 0, kind: 'unouno' }]]);
  });

  it('UNO-13a without a zero on top there is nothing to swap', () => {
    expect(scene({ options: must, hands: cards }).clause('0:swap left')).toBe('UNO-13a');
  });

  it('UNO-11 the duty is judged after the swap, and the call is made after it', () => {
    const two = [['r0', 'g1'], ['b3', 'b4'], ['b6']];
    let state = scene({ options: must, hands: two });
    expect(state.legalOf(0)).toEqual(['play r0']);
    expect(state.clause('0:play r0!')).toBe('UNO-11');
    state = state.play('0:play r0');
    expect(state.clause('0:uno')).toBe('UNO-11');
    state = state.play('0:swap left');
    expect([state.now.hands[0], state.now.calls]).toEqual([['b6'], [{ seat: 0, kind: 'uno' }]]);
    const right = scene({ options: must, hands: two }).play('0:play r0', '0:swap right');
    expect(right.now.calls).toEqual([]);
  });

  it('UNO-16 while a choice is open nobody may jump in', () => {
    const state = scene({
      options: { unoGives: true, jumpIn: true },
      hands: [
        ['u', 'g1', 'g2'],
        ['r5', 'b3'],
      ],
    }).play('0:play u');
    expect(state.clause('1:play r5')).toBe('UNO-16');
    expect(legalOfAll(state)).toEqual({ 0: ['give 1', 'keep'] });
  });
});
