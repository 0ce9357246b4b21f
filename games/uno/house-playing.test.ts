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
} from './table.testing.ts';

describe('UNO-1a jumpIn', () => {
  const options = { jumpIn: true };

  it('UNO-1a anyone may lay the same card out of turn, and play goes on from there', () => {
    const state = at({
      options,
      hands: [['r1', 'b1', 'b2'], ['b3', 'g1'], ['r5', 'g2', 'g3'], ['b4']],
    });
    expect(legalOfAll(state)).toEqual({ 0: ['play r1'], 2: ['play r5'] });
    expect(turn(after(state, ['2:play r5']))).toBe(3);
  });

  it('UNO-1a only the same card, and only with the rule on', () => {
    const cards = [
      ['r1', 'b1'],
      ['r6', 'g5', 'r5'],
      ['b4', 'r4'],
    ];
    expect(clause(at({ options, hands: cards }), '1:play r6')).toBe('UNO-1a');
    expect(clause(at({ options, hands: cards }), '1:play g5')).toBe('UNO-1a');
    expect(clause(at({ options, hands: cards }), '2:play r5')).toBe('UNO-1');
    expect(clause(at({ hands: cards }), '1:play r5')).toBe('UNO-1');
  });

  it('UNO-1a a black card of the same kind, with a new wish', () => {
    const state = at({
      options,
      discardPile: ['w'],
      color: 'r',
      hands: [['r1'], ['g1'], ['w', 'g2', 'g3']],
    });
    expect(legal(state, 2)).toEqual(['play w:b', 'play w:g', 'play w:r', 'play w:y']);
    expect(clause(state, '2:play w')).toBe('UNO-9');
    expect(field(after(state, ['2:play w:y']), 'color')).toBe('y');
  });

  it('UNO-1a a draw two adds two to a sum not yet taken', () => {
    const state = at({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      turn: 1,
      hands: [['g1'], ['g2'], ['rd', 'g3', 'g4'], ['g6']],
    });
    after(state, ['2:play rd']);
    expect([sum(state), turn(state)]).toEqual([4, 3]);
  });

  it('UNO-1a a skip hits the jumper’s next, a reverse flips again', () => {
    const skip = at({
      options,
      discardPile: ['rs'],
      hands: [['g1'], ['rs', 'g2', 'g4'], ['g6'], ['g7']],
    });
    expect(turn(after(skip, ['1:play rs']))).toBe(3);
    const reverse = at({
      options,
      discardPile: ['rr'],
      direction: 'ccw',
      hands: [['g1'], ['rr', 'g2', 'g4'], ['g6'], ['g7']],
    });
    after(reverse, ['1:play rr']);
    expect([turn(reverse), field(reverse, 'direction')]).toEqual([2, 'cw']);
  });

  it('UNO-1a you may jump in on yourself, one card after the other', () => {
    const state = at({
      options,
      discardPile: ['b5'],
      hands: [['r5', 'r5', 'g2', 'g3'], ['b1'], ['b2']],
    });
    after(state, ['0:play r5', '0:play r5']);
    expect([turn(state), hands(state)[0]]).toEqual([1, ['g2', 'g3']]);
  });

  it('UNO-1a who has just taken a sum may jump in: their turn is over', () => {
    const state = at({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['rd', 'g1', 'g9'], ['g2'], ['g3']],
    });
    after(state, ['0:take', '0:play rd']);
    expect([sum(state), turn(state)]).toEqual([2, 1]);
  });

  it('UNO-1a a jump-in closes the windows of others like any card', () => {
    const state = at({
      options,
      discardPile: ['b5'],
      hands: [['r5', 'g1'], ['g2'], ['r5', 'g3', 'g4']],
    });
    after(state, ['0:play r5', '2:play r5']);
    expect(hands(state)[0]).toHaveLength(3);
  });
});

describe('UNO-1b runs', () => {
  const options = { runs: true };

  it('UNO-1b go on with next numbers of the color, upwards or downwards', () => {
    const state = at({ options, hands: [['r4', 'r3', 'r6', 'g3', 'g9'], ['r1', 'b1'], ['b2']] });
    after(state, ['0:play r4']);
    expect(field(state, 'run')).toEqual({ seat: 0, step: 0 });
    expect(legal(state, 0)).toEqual(['play r3']);
    expect(clause(state, '0:play r6')).toBe('UNO-1b');
    expect(clause(state, '0:play g3')).toBe('UNO-1b');
    after(state, ['0:play r3']);
    expect(field(state, 'run')).toEqual({ seat: 0, step: -1 });
    expect(turn(state)).toBe(1);
  });

  it('UNO-1b once a direction is set it stays, and an equal card may sit inside', () => {
    const state = at({
      options,
      discardPile: ['b9'],
      hands: [['y9', 'y8', 'y8', 'y7', 'y9', 'g1', 'g2'], ['b1'], ['b2']],
    });
    after(state, ['0:play y9', '0:play y8', '0:play y8']);
    expect(field(state, 'run')).toEqual({ seat: 0, step: -1 });
    expect(legal(state, 0)).toEqual(['play y7']);
    expect(clause(state, '0:play y9')).toBe('UNO-1b');
  });

  it('UNO-1b before the first step an equal card is no run card: a bare pair is UNO-1a', () => {
    const cards = { discardPile: ['b9'], hands: [['y9', 'y9', 'y8', 'g1', 'g2'], ['b1'], ['b2']] };
    const state = after(at({ ...cards, options }), ['0:play y9']);
    expect(legal(state, 0)).toEqual(['play y8']);
    expect(clause(state, '0:play y9')).toBe('UNO-1b');
    const jumping = after(at({ ...cards, options: { runs: true, jumpIn: true } }), ['0:play y9']);
    expect(legal(jumping, 0)).toEqual(['play y8', 'play y9']);
    after(jumping, ['0:play y9']);
    expect(field(jumping, 'run')).toEqual({ seat: 0, step: 0 });
  });

  it('UNO-1b in rules version 1 a run might begin with a pair', () => {
    const hands = [['y9', 'y9', 'g1', 'g2'], ['b1'], ['b2']];
    const { variant, cells } = at({ options, discardPile: ['b9'], hands });
    const early = { variant: uno.variant(variant.options, 3, 1), cells };
    expect(legal(after(early, ['0:play y9']), 0)).toEqual(['play y9']);
  });

  it('UNO-1b there is no step between 9 and 0', () => {
    const state = at({ options, discardPile: ['b9'], hands: [['r9', 'r0', 'g1', 'g2'], ['b1']] });
    after(state, ['0:play r9']);
    expect(legal(state, 0)).toEqual([]);
  });

  it('UNO-1b it closes when another seat makes any move except a call', () => {
    const cards = [['r4', 'r3', 'g6', 'g3'], ['g1', 'b1'], ['b2']];
    const drew = after(at({ options, hands: cards }), ['0:play r4', '1:draw']);
    expect([field(drew, 'run'), legal(drew, 0)]).toEqual([null, []]);
    const called = at({
      options,
      hands: [['r3', 'g6', 'g3'], ['g1', 'b1'], ['b2']],
      discardPile: ['r4'],
      turn: 1,
      run: { seat: 0, step: 0 },
      calls: [{ seat: 2, kind: 'uno' }],
    });
    expect(legal(after(called, ['2:uno']), 0)).toEqual(['play r3']);
  });

  it('UNO-1b it may start from a drawn number card', () => {
    const state = at({
      options,
      hands: [['g1', 'r8', 'b1', 'b2'], ['b3']],
      discardPile: ['w'],
      color: 'y',
      drawPile: ['y7', 'b4'],
    });
    after(state, ['0:draw', '0:play y7']);
    expect(field(state, 'run')).toEqual({ seat: 0, step: 0 });
  });

  it('UNO-1b the duty to say UNO passes along the run', () => {
    const state = at({
      options,
      hands: [
        ['r4', 'r3', 'r2'],
        ['r1', 'b1'],
      ],
    });
    after(state, ['0:play r4', '0:play r3']);
    expect(calls(state)).toEqual([{ seat: 0, kind: 'uno' }]);
    after(state, ['0:play r2']);
    expect(calls(state)).toEqual([{ seat: 0, kind: 'unouno' }]);
  });
});

describe('UNO-3a skipBack', () => {
  const options = { skipBack: true };

  it('UNO-3a the player about to sit out always answers', () => {
    const state = at({
      options,
      hands: [['rs', 'g1', 'g2'], ['gs', 'w', 'wd', 'r1'], ['g3'], ['g4']],
    });
    after(state, ['0:play rs']);
    expect([turn(state), field(state, 'sits')]).toEqual([1, [1]]);
    expect(legal(state, 1)).toEqual(['sit']);
    expect(clause(state, '1:play gs')).toBe('UNO-3a');
    expect(clause(state, '1:play r1')).toBe('UNO-3a');
    expect(clause(state, '1:draw')).toBe('UNO-3a');
    expect(clause(state, '1:pass')).toBe('UNO-3a');
    expect(clause(state, '2:sit')).toBe('UNO-1');
    expect(turn(after(state, ['1:sit']))).toBe(2);
    expect(clause(state, '2:sit')).toBe('UNO-3a');
  });

  it('UNO-3a black cards do not go while you must sit out', () => {
    const state = at({ options, hands: [['rs', 'g1', 'g2'], ['w', 'wd'], ['g3']] });
    after(state, ['0:play rs']);
    expect(clause(state, '1:play w:r')).toBe('UNO-9');
    expect(clause(state, '1:play wd:r')).toBe('UNO-10');
  });

  it('UNO-3a with the skip of the same color the next neighbour faces it', () => {
    const state = at({ options, hands: [['rs', 'g1', 'g2'], ['rs', 'b1', 'b2'], ['g3'], ['g4']] });
    after(state, ['0:play rs']);
    expect(legal(state, 1)).toEqual(['play rs', 'sit']);
    after(state, ['1:play rs']);
    expect([turn(state), field(state, 'sits')]).toEqual([2, [2]]);
    expect(turn(after(state, ['2:sit']))).toBe(3);
  });
});

describe('UNO-3b doubleSkip', () => {
  const options = { doubleSkip: true };

  it('UNO-3b the second skip of the color at once: the next two sit out', () => {
    const state = at({ options, hands: [['rs', 'rs', 'g2', 'g1'], ['g3'], ['g4'], ['g6']] });
    after(state, ['0:play rs']);
    expect([turn(state), field(state, 'doubleSkipBy')]).toEqual([2, 0]);
    expect(legal(state, 0)).toEqual(['play rs']);
    after(state, ['0:play rs']);
    expect([turn(state), field(state, 'doubleSkipBy')]).toEqual([3, null]);
  });

  it('UNO-3b only others are counted: with two and with three seats the layer plays again', () => {
    const layer = ['rs', 'rs', 'g2', 'g1'];
    for (const others of [[['g3']], [['g3'], ['g4']]]) {
      const state = at({ options, hands: [layer, ...others] });
      expect(turn(after(state, ['0:play rs', '0:play rs']))).toBe(0);
    }
  });

  it('UNO-3b the window closes when another seat makes any move except a call', () => {
    const state = at({ options, hands: [['rs', 'rs', 'g2', 'g1'], ['g3'], ['g4'], ['g6']] });
    after(state, ['0:play rs', '2:draw']);
    expect([legal(state, 0), field(state, 'doubleSkipBy')]).toEqual([[], null]);
    expect(clause(state, '0:play rs')).toBe('UNO-3b');
  });

  it('UNO-3b at once: it closes with the layer’s own next move too, unless that is a call', () => {
    const hands = [
      ['rs', 'g1', 'b1'],
      ['g3', 'g4'],
    ];
    const drew = after(at({ options, hands, drawPile: ['rs', 'y1'] }), ['0:play rs', '0:draw']);
    expect(field(drew, 'doubleSkipBy')).toBeNull();
    after(drew, ['0:pass']);
    expect([turn(drew), legal(drew, 0), clause(drew, '0:play rs')]).toEqual([1, [], 'UNO-3b']);
    const called = at({ options, hands: [['rs', 'rs'], ['g3', 'g4'], ['g6']] });
    after(called, ['0:play rs', '0:uno']);
    expect(legal(called, 0)).toEqual(['play rs', 'play rs!!']);
  });

  it('UNO-19 a skip under a sum that waits makes nobody sit out, so it can not be doubled', () => {
    const state = at({
      options: { ...options, jumpIn: true, unoDrawsFour: true },
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6']],
    });
    expect(field(after(state, ['1:play rs']), 'doubleSkipBy')).toBeNull();
  });
});
