import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import {
  after,
  at,
  calls,
  clause,
  field,
  hands,
  legal,
  legalOfAll,
  sum,
  turn,
  winners,
} from './table.testing.ts';

describe('UNO-5a drawTwoComeback', () => {
  const options = { drawTwoComeback: true };
  const finishing = (second: string[], third: string[], more: object = {}) =>
    at({ options: { ...options, ...more }, hands: [['rd'], second, third] });

  it('UNO-5a finishing on a draw two does not win yet', () => {
    const state = after(finishing(['g1', 'g2'], ['g3']), ['0:play rd!!']);
    expect(winners(state)).toBeUndefined();
    expect(field(state, 'finishers')).toEqual([0]);
    expect(legalOfAll(state)).toEqual({ 1: ['take'] });
  });

  it('UNO-5a if anyone takes it, the finisher has won', () => {
    const state = after(finishing(['gd', 'g2'], ['g3']), ['0:play rd!!', '1:play gd!', '2:take']);
    expect(winners(state)).toEqual([0]);
    expect(hands(state)[2]).toHaveLength(5);
  });

  it('UNO-5a the sum comes back to the finisher', () => {
    const state = finishing(['gd', 'g2', 'g1'], ['yd', 'g3', 'g4']);
    after(state, ['0:play rd!!', '1:play gd', '2:play yd']);
    expect([turn(state), sum(state), legal(state, 0)]).toEqual([0, 6, ['take']]);
    after(state, ['0:take']);
    expect(hands(state)[0]).toHaveLength(6);
    expect([winners(state), turn(state), field(state, 'finishers')]).toEqual([undefined, 1, []]);
  });

  it('UNO-5a of two finishers the earliest wins when someone takes', () => {
    const state = after(finishing(['gd'], ['g3', 'g4']), ['0:play rd!!', '1:play gd!!']);
    expect(field(state, 'finishers')).toEqual([0, 1]);
    expect(winners(after(state, ['2:take']))).toEqual([0]);
  });

  it('UNO-22 when it comes back to the first, the later finisher has won', () => {
    const state = after(finishing(['gd'], ['yd', 'g4', 'g6']), [
      '0:play rd!!',
      '1:play gd!!',
      '2:play yd',
    ]);
    expect(legal(state, 0)).toEqual(['take']);
    expect(winners(after(state, ['0:take']))).toEqual([1]);
  });

  it('UNO-22 finishing with a wild draw four on a waiting finisher’s sum waits as well', () => {
    const state = after(finishing(['wd'], ['g4', 'g6']), ['0:play rd!!', '1:play wd:r!!']);
    expect([winners(state), field(state, 'finishers')]).toEqual([undefined, [0, 1]]);
    const alone = at({ options, discardPile: ['rd'], pendingDraw: 2, hands: [['wd'], ['g1']] });
    expect(winners(after(alone, ['0:play wd:r!!']))).toEqual([0]);
  });

  it('UNO-5a a silent finisher still owes UNO UNO', () => {
    const late = after(finishing(['g1', 'g2'], ['g3']), ['0:play rd']);
    expect(calls(late)).toEqual([{ seat: 0, kind: 'unouno' }]);
    after(late, ['0:unouno']);
    expect([winners(late), field(late, 'finishers')]).toEqual([undefined, [0]]);
    const taken = after(finishing(['g1', 'g2'], ['g3']), ['0:play rd', '1:take', '0:unouno']);
    expect(winners(taken)).toEqual([0]);
    const fended = after(finishing(['gd', 'g1', 'g2'], ['g3']), ['0:play rd', '1:play gd']);
    expect(hands(fended)[0]).toHaveLength(2);
    expect(field(fended, 'finishers')).toEqual([]);
  });
});

describe('UNO-8a unoDrawsFour', () => {
  const options = { unoDrawsFour: true };

  it('UNO-8a one makes the next player take four; color and face below stay in force', () => {
    const state = at({ options, hands: [['u', 'g1', 'g2'], ['r1'], ['r2', 'g5', 'g8'], ['b3']] });
    after(state, ['0:play u']);
    expect([sum(state), field(state, 'pendingKind'), field(state, 'color')]).toEqual([4, 'u', 'r']);
    expect(legal(after(state, ['1:take']), 2)).toEqual(['play g5', 'play r2']);
  });

  it('UNO-8a only a UNO card fends it off', () => {
    const state = at({ options, hands: [['u', 'g1', 'g2'], ['u', 'wd', 'rd', 'w', 'r1'], ['r2']] });
    after(state, ['0:play u']);
    expect(legal(state, 1)).toEqual(['play u', 'take']);
    expect(clause(state, '1:play wd:r')).toBe('UNO-8a');
    expect(clause(state, '1:play rd')).toBe('UNO-8a');
    expect(clause(state, '1:play r1')).toBe('UNO-8a');
    expect(clause(state, '1:play w:r')).toBe('UNO-9');
    expect(sum(after(state, ['1:play u']))).toBe(8);
  });

  it('UNO-8a it fends off neither a wild draw four nor a draw two', () => {
    for (const open of ['wd', 'rd']) {
      const state = at({
        options,
        discardPile: [open],
        color: 'r',
        pendingDraw: 4,
        hands: [['u', 'r1'], ['b3']],
      });
      expect(legal(state, 0)).toEqual(['take']);
      expect(clause(state, '0:play u')).toBe('UNO-8a');
    }
  });

  it('UNO-8a as the last card it wins, and the next player takes the sum first', () => {
    const state = after(at({ options, hands: [['u'], ['b3'], ['b4']] }), ['0:play u!!']);
    expect(winners(state)).toEqual([0]);
    expect(hands(state)[1]).toHaveLength(5);
  });
});

describe('UNO-8b unoGives', () => {
  const options = { unoGives: true };
  const four = [['u', 'r1', 'r1', 'g2'], ['b3'], ['b4', 'b6']];

  it('UNO-8b the layer may give exactly two cards to one other player', () => {
    const state = after(at({ options, hands: four }), ['0:play u']);
    expect(field(state, 'choice')).toEqual({ seat: 0, kind: 'give', to: null, left: null });
    expect(legalOfAll(state)).toEqual({ 0: ['give 1', 'give 2', 'keep'] });
    after(state, ['0:give 2']);
    expect(field(state, 'choice')).toEqual({ seat: 0, kind: 'hand', to: 2, left: 2 });
    expect(legalOfAll(state)).toEqual({ 0: ['hand g2', 'hand r1'] });
    after(state, ['0:hand r1', '0:hand r1']);
    expect(hands(state)).toEqual([['g2'], ['b3'], ['r1', 'r1', 'b4', 'b6']]);
    expect([turn(state), field(state, 'choice')]).toEqual([1, null]);
    expect(calls(state)).toEqual([{ seat: 0, kind: 'uno' }]);
  });

  it('UNO-8b what is no part of the choice is refused', () => {
    const state = after(at({ options, hands: four }), ['0:play u']);
    for (const move of ['give 0', 'give 3', 'hand r1'])
      expect(clause(state, `0:${move}`), move).toBe('UNO-8b');
    after(state, ['0:give 1', '0:hand g2']);
    for (const move of ['keep', 'give 2', 'hand g2'])
      expect(clause(state, `0:${move}`), move).toBe('UNO-8b');
    expect(clause(state, '0:draw')).toBe('UNO-16');
    expect(clause(state, '1:draw')).toBe('UNO-1');
    const none = at({ options, hands: four });
    for (const move of ['give 1', 'hand r1'])
      expect(clause(none, `0:${move}`), move).toBe('UNO-8b');
    expect(clause(none, '0:keep')).toBe('UNO-16');
  });

  it('UNO-8b if none is left, they draw two', () => {
    const state = at({ options, hands: [['u', 'r1', 'g2'], ['b3']] });
    after(state, ['0:play u', '0:give 1', '0:hand r1', '0:hand g2']);
    expect(hands(state)[0]).toEqual(['b1', 'b2']);
    expect([turn(state), calls(state)]).toEqual([1, []]);
  });

  it('UNO-8b with fewer than two cards left no choice is opened', () => {
    const state = at({ options, hands: [['u', 'r1'], ['b3'], ['b4']] });
    expect(legal(state, 0)).toContain('play u!');
    after(state, ['0:play u']);
    expect([field(state, 'choice'), calls(state)]).toEqual([null, [{ seat: 0, kind: 'uno' }]]);
  });

  it('UNO-8b as the very last card it gives nothing and wins', () => {
    const state = after(at({ options, hands: [['u'], ['b3']] }), ['0:play u!!']);
    expect(field(state, 'result')).toEqual({ winners: [0], scores: [3, 0] });
    const silent = after(at({ options, hands: [['u'], ['b3']] }), ['0:play u']);
    expect([field(silent, 'result'), calls(silent)]).toEqual([null, [{ seat: 0, kind: 'unouno' }]]);
  });

  it('UNO-8b as the very last card it costs two where UNO-7a forbids it, once', () => {
    const plain = { ...options, plainFinish: true };
    const state = after(at({ options: plain, hands: [['u'], ['b3']] }), ['0:play u!!']);
    expect([field(state, 'result'), hands(state)[0]]).toEqual([null, ['b1', 'b2']]);
  });

  it('UNO-8b with UNO-8a the next player takes four before points are counted', () => {
    const both = { ...options, unoDrawsFour: true };
    const drawPile = ['b1', 'b2', 'b4', 'b5', 'b6'];
    const state = after(at({ options: both, hands: [['u'], ['b3']], drawPile }), ['0:play u!!']);
    expect(field(state, 'result')).toEqual({ winners: [0], scores: [3 + 1 + 2 + 4 + 5, 0] });
  });

  it('UNO-8b in rules version 1 it did not win: none is left, so they draw two', () => {
    const { variant, cells } = at({ options, hands: [['u'], ['b3']] });
    const early = { variant: uno.variant(variant.options, 2, 1), cells };
    const state = after(early, ['0:play u!!']);
    expect([field(state, 'result'), hands(state)[0]]).toEqual([null, ['b1', 'b2']]);
  });

  it('UNO-8b the card under the UNO card counts for matching', () => {
    const state = at({ options, discardPile: ['u', 'r5'], hands: [['r1', 'g5', 'g6'], ['b3']] });
    expect(legal(state, 0)).toEqual(['play g5', 'play r1']);
  });

  it('UNO-17 with 8a as well, the giving happens first, then the four', () => {
    const state = at({ options: { ...options, unoDrawsFour: true }, hands: four });
    after(state, ['0:play u']);
    expect([sum(state), field(state, 'choice')]).toEqual([
      0,
      expect.objectContaining({ kind: 'give' }),
    ]);
    after(state, ['0:give 1', '0:hand r1', '0:hand r1']);
    expect([sum(state), turn(state)]).toEqual([4, 1]);
  });
});

describe('UNO-13a zeroSwap', () => {
  const cards = [['r0', 'g1', 'g2'], ['b3'], ['b4', 'b6', 'b7']];
  const choice = { zeroSwap: 'choice' };
  const must = { zeroSwap: 'must' };

  it('UNO-13a every hand goes to the neighbour, the layer says which way', () => {
    const left = after(at({ options: must, hands: cards }), ['0:play r0', '0:swap left']);
    expect(hands(left)).toEqual([['b4', 'b6', 'b7'], ['g1', 'g2'], ['b3']]);
    expect(turn(left)).toBe(1);
    const right = after(at({ options: must, hands: cards }), ['0:play r0', '0:swap right']);
    expect(hands(right)).toEqual([['b3'], ['b4', 'b6', 'b7'], ['g1', 'g2']]);
  });

  it('UNO-13a-1 by choice the layer may decline', () => {
    const state = after(at({ options: choice, hands: cards }), ['0:play r0']);
    expect(legal(state, 0)).toEqual(['keep', 'swap left', 'swap right']);
    expect(hands(after(state, ['0:keep']))[0]).toEqual(['g1', 'g2']);
  });

  it('UNO-13a-2 as a must there is no declining', () => {
    const state = after(at({ options: must, hands: cards }), ['0:play r0']);
    expect(legal(state, 0)).toEqual(['swap left', 'swap right']);
    expect(clause(state, '0:keep')).toBe('UNO-13a-2');
  });

  it('UNO-13a not when the zero was the last card', () => {
    const state = after(at({ options: must, hands: [['r0'], ['b3']] }), ['0:play r0']);
    expect([field(state, 'choice'), calls(state)]).toEqual([null, [{ seat: 0, kind: 'unouno' }]]);
  });

  it('UNO-13a without a zero on top there is nothing to swap', () => {
    expect(clause(at({ options: must, hands: cards }), '0:swap left')).toBe('UNO-13a');
  });

  it('UNO-11 the duty is judged after the swap, and the call is made after it', () => {
    const two = [['r0', 'g1'], ['b3', 'b4'], ['b6']];
    const state = at({ options: must, hands: two });
    expect(legal(state, 0)).toEqual(['play r0']);
    expect(clause(state, '0:play r0!')).toBe('UNO-11');
    after(state, ['0:play r0']);
    expect(clause(state, '0:uno')).toBe('UNO-11');
    after(state, ['0:swap left']);
    expect([hands(state)[0], calls(state)]).toEqual([['b6'], [{ seat: 0, kind: 'uno' }]]);
    const right = after(at({ options: must, hands: two }), ['0:play r0', '0:swap right']);
    expect(calls(right)).toEqual([]);
  });

  it('UNO-16 while a choice is open nobody may jump in', () => {
    const state = at({
      options: { unoGives: true, jumpIn: true },
      hands: [
        ['u', 'g1', 'g2'],
        ['r5', 'b3'],
      ],
    });
    after(state, ['0:play u']);
    expect(clause(state, '1:play r5')).toBe('UNO-16');
    expect(legalOfAll(state)).toEqual({ 0: ['give 1', 'keep'] });
  });
});
