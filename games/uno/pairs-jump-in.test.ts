import { describe, expect, it } from 'vitest';
import {
  after,
  at,
  clause,
  field,
  hands,
  legal,
  legalOfAll,
  sum,
  turn,
  winners,
  on,
} from './table.testing.ts';

const idle = [
  ['g1', 'g2', 'g3'],
  ['g4', 'g6'],
  ['g7', 'g8'],
];

describe('where jumping in meets another house rule', () => {
  it('jumpIn × runs: a jump-in ends a run and may start one; a draw closes the run, not the jump-in', () => {
    const options = on('jumpIn', 'runs');
    const cards = [
      ['r4', 'r3', 'g1', 'g2'],
      ['b1', 'b2'],
      ['r4', 'r5', 'b7', 'b8'],
    ];
    const jumped = after(at({ options, hands: cards }), ['0:play r4', '2:play r4']);
    expect(field(jumped, 'run')).toEqual({ seat: 2, step: 0 });
    expect(legalOfAll(jumped)).toEqual({ 0: ['play r3'], 2: ['play r5'] });
    const drew = after(at({ options, hands: cards }), ['0:play r4', '1:draw']);
    expect([field(drew, 'run'), legal(drew, 0), legal(drew, 2)]).toEqual([null, [], ['play r4']]);
    // The own equal card belongs to the run: its direction stays.
    const equal = at({ options, hands: [['r4', 'r3', 'r3', 'r2', 'r4', 'g1'], ['b1']] });
    after(equal, ['0:play r4', '0:play r3', '0:play r3']);
    expect(legal(equal, 0)).toEqual(['play r2']);
  });

  it('jumpIn × skipBack: a jump-in frees the skipped player; the jumper’s neighbour faces the skip', () => {
    const hand = [['rs', 'g1', 'g2'], ['g3'], ['rs', 'g4', 'g6'], ['g7']];
    const state = after(at({ options: on('jumpIn', 'skipBack'), hands: hand }), ['0:play rs']);
    expect(field(state, 'sits')).toEqual([1]);
    after(state, ['2:play rs']);
    expect([field(state, 'sits'), turn(state)]).toEqual([[3], 3]);
  });

  it('jumpIn × doubleSkip: the same seat’s second skip is the double skip, another seat’s a plain jump-in', () => {
    const options = on('jumpIn', 'doubleSkip');
    const own = at({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
    expect(turn(after(own, ['0:play rs', '0:play rs']))).toBe(3);
    const other = at({
      options,
      hands: [['rs', 'g1', 'g2'], ['g3'], ['g4'], ['rs', 'g6', 'g7']],
    });
    expect(turn(after(other, ['0:play rs', '3:play rs']))).toBe(1);
    const late = at({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
    expect(turn(after(late, ['0:play rs', '2:draw', '0:play rs']))).toBe(2);
  });

  it('jumpIn × drawTwoComeback: a jump-in moves the sum on, and it may come back to the finisher that way', () => {
    const hand = [['rd'], ['g1', 'g2'], ['g3', 'g4'], ['rd', 'g6', 'g7']];
    const state = at({ options: on('jumpIn', 'drawTwoComeback'), hands: hand });
    after(state, ['0:play rd!!', '3:play rd']);
    expect([turn(state), sum(state), legal(state, 0)]).toEqual([0, 4, ['take']]);
    after(state, ['0:take']);
    expect([winners(state), hands(state)[0]!.length]).toEqual([undefined, 4]);
  });

  it('jumpIn × drawAnyway: drawing does not protect a turn', () => {
    const hand = [['r1', 'g1', 'g2'], ['r5', 'g3', 'g4'], ['g6']];
    const state = at({ options: on('jumpIn', 'drawAnyway'), hands: hand });
    after(state, ['0:draw', '1:play r5']);
    expect([turn(state), field(state, 'drawn'), hands(state)[0]!.length]).toEqual([2, null, 4]);
  });

  it('jumpIn × plainFinish: a wild draw four jumped in as the last card does not win, but its sum is faced', () => {
    const state = at({
      options: on('jumpIn', 'plainFinish'),
      discardPile: ['wd'],
      color: 'g',
      hands: [...idle, ['wd']],
    });
    after(state, ['3:play wd:b!!']);
    expect([winners(state), hands(state)[3]!.length]).toEqual([undefined, 2]);
    expect([turn(state), sum(state)]).toEqual([0, 4]);
  });

  it('jumpIn × unoDrawsFour: the topmost other card counts as open; the sum stays, grows with draw cards, keeps its kind', () => {
    const options = on('jumpIn', 'unoDrawsFour');
    const number = at({
      options,
      hands: [
        ['u', 'g1', 'g2'],
        ['g3', 'u'],
        ['r5', 'g4', 'g6'],
        ['u', 'g7'],
      ],
    });
    after(number, ['0:play u']);
    expect(legal(number, 3)).toEqual([]);
    expect(clause(number, '3:play u')).toBe('UNO-1a');
    after(number, ['2:play r5']);
    expect([turn(number), sum(number), field(number, 'pendingKind')]).toEqual([3, 4, 'u']);
    expect(legal(number, 3)).toEqual(['play u', 'play u!', 'take']);
    const two = at({
      options,
      discardPile: ['u', 'rd'],
      pendingDraw: 4,
      hands: [
        ['gd', 'g1'],
        ['rd', 'g3', 'g4'],
        ['gd', 'wd', 'u'],
      ],
    });
    after(two, ['1:play rd']);
    expect([sum(two), field(two, 'pendingKind'), legal(two, 2)]).toEqual([
      6,
      'u',
      ['play u', 'take'],
    ]);
    // A skip below: who faces the waiting sum has no need to sit out as well.
    const skip = at({
      options,
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6'], ['g7']],
    });
    after(skip, ['1:play rs']);
    expect([turn(skip), sum(skip)]).toEqual([2, 4]);
  });

  it('jumpIn × unoGives: the card under the UNO card may be jumped in on as soon as the giving is done', () => {
    const hand = [
      ['u', 'g1', 'g2', 'r8'],
      ['b1', 'b2'],
      ['b4', 'b6'],
    ];
    const state = at({ options: on('jumpIn', 'unoGives'), discardPile: ['r8'], hands: hand });
    after(state, ['0:play u']);
    expect(clause(state, '0:play r8')).toBe('UNO-16');
    after(state, ['0:give 1', '0:hand g1', '0:hand g2', '0:uno', '0:play r8!!']);
    expect(winners(state)).toEqual([0]);
  });

  it('jumpIn × zeroSwap: nobody jumps in while the swap is open, nor on the zero after it', () => {
    const options = { jumpIn: true, zeroSwap: 'choice' };
    const state = after(at({ options, hands: [['r0', 'g1', 'g2'], ['b1'], ['b2']] }), [
      '0:play r0',
    ]);
    expect(legalOfAll(state)).toEqual({ 0: ['keep', 'swap left', 'swap right'] });
    expect(clause(state, '1:play r0')).toBe('UNO-16');
    expect(legalOfAll(after(state, ['0:keep']))).toEqual({ 1: ['draw'] });
  });

  it('jumpIn × fendOff: without fending off a jump-in still adds, also by the one who faces the sum', () => {
    const options = { jumpIn: true, fendOff: false };
    const state = at({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['rd', 'gd', 'wd', 'g1'], ['g3'], ['g4']],
    });
    expect(legal(state, 0)).toEqual(['play rd', 'take']);
    expect(clause(state, '0:play gd')).toBe('UNO-18');
    after(state, ['0:play rd']);
    expect([sum(state), turn(state)]).toEqual([4, 1]);
  });

  it('jumpIn × reverseSkipsInTwo: with two seats a jumped-in reverse flips, and the jumper plays again', () => {
    const state = at({
      options: on('jumpIn', 'reverseSkipsInTwo'),
      discardPile: ['rr'],
      hands: [['g1'], ['rr', 'g2', 'g3']],
    });
    after(state, ['1:play rr']);
    expect([turn(state), field(state, 'direction')]).toEqual([1, 'ccw']);
  });
});
