import { describe, expect, it } from 'vitest';
import { legalOfAll, on, scene } from './scene.testing.ts';

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
    const jumped = scene({ options, hands: cards }).play('0:play r4', '2:play r4');
    expect(jumped.now.run).toEqual({ seat: 2, step: 0 });
    expect(legalOfAll(jumped)).toEqual({ 0: ['play r3'], 2: ['play r5'] });
    const drew = scene({ options, hands: cards }).play('0:play r4', '1:draw');
    expect([drew.now.run, drew.legalOf(0), drew.legalOf(2)]).toEqual([null, [], ['play r4']]);
    // The own equal card belongs to the run: its direction stays.
    const equal = scene({ options, hands: [['r4', 'r3', 'r3', 'r2', 'r4', 'g1'], ['b1']] }).play(
      '0:play r4',
      '0:play r3',
      '0:play r3',
    );
    expect(equal.legalOf(0)).toEqual(['play r2']);
  });

  it('jumpIn × skipBack: a jump-in frees the skipped player; the jumper’s neighbour faces the skip', () => {
    const hand = [['rs', 'g1', 'g2'], ['g3'], ['rs', 'g4', 'g6'], ['g7']];
    let state = scene({ options: on('jumpIn', 'skipBack'), hands: hand }).play('0:play rs');
    expect(state.now.sits).toEqual([1]);
    state = state.play('2:play rs');
    expect([state.now.sits, state.now.turn]).toEqual([[3], 3]);
  });

  it('jumpIn × doubleSkip: the same seat’s second skip is the double skip, another seat’s a plain jump-in', () => {
    const options = on('jumpIn', 'doubleSkip');
    const own = scene({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
    expect(own.play('0:play rs', '0:play rs').now.turn).toBe(3);
    const other = scene({
      options,
      hands: [['rs', 'g1', 'g2'], ['g3'], ['g4'], ['rs', 'g6', 'g7']],
    });
    expect(other.play('0:play rs', '3:play rs').now.turn).toBe(1);
    const late = scene({ options, hands: [['rs', 'rs', 'g1', 'g2'], ['g3'], ['g4'], ['g6']] });
    expect(late.play('0:play rs', '2:draw', '0:play rs').now.turn).toBe(2);
  });

  it('jumpIn × drawTwoComeback: a jump-in moves the sum on, and it may come back to the finisher that way', () => {
    const hand = [['rd'], ['g1', 'g2'], ['g3', 'g4'], ['rd', 'g6', 'g7']];
    let state = scene({ options: on('jumpIn', 'drawTwoComeback'), hands: hand }).play(
      '0:play rd!!',
      '3:play rd',
    );
    expect([state.now.turn, state.now.pendingDraw, state.legalOf(0)]).toEqual([0, 4, ['take']]);
    state = state.play('0:take');
    expect([state.result?.winners, state.now.hands[0]!.length]).toEqual([undefined, 4]);
  });

  it('jumpIn × drawAnyway: drawing does not protect a turn', () => {
    const hand = [['r1', 'g1', 'g2'], ['r5', 'g3', 'g4'], ['g6']];
    const state = scene({ options: on('jumpIn', 'drawAnyway'), hands: hand }).play(
      '0:draw',
      '1:play r5',
    );
    expect([state.now.turn, state.now.drawn, state.now.hands[0]!.length]).toEqual([2, null, 4]);
  });

  it('jumpIn × plainFinish: a wild draw four jumped in as the last card does not win, but its sum is faced', () => {
    const state = scene({
      options: on('jumpIn', 'plainFinish'),
      discardPile: ['wd'],
      color: 'g',
      hands: [...idle, ['wd']],
    }).play('3:play wd:b!!');
    expect([state.result?.winners, state.now.hands[3]!.length]).toEqual([undefined, 2]);
    expect([state.now.turn, state.now.pendingDraw]).toEqual([0, 4]);
  });

  it('jumpIn × unoDrawsFour: the topmost other card counts as open; the sum stays, grows with draw cards, keeps its kind', () => {
    const options = on('jumpIn', 'unoDrawsFour');
    let number = scene({
      options,
      hands: [
        ['u', 'g1', 'g2'],
        ['g3', 'u'],
        ['r5', 'g4', 'g6'],
        ['u', 'g7'],
      ],
    }).play('0:play u');
    expect(number.legalOf(3)).toEqual([]);
    expect(number.clause('3:play u')).toBe('UNO-1a');
    number = number.play('2:play r5');
    expect([number.now.turn, number.now.pendingDraw, number.now.pendingKind]).toEqual([3, 4, 'u']);
    expect(number.legalOf(3)).toEqual(['play u', 'play u!', 'take']);
    const two = scene({
      options,
      discardPile: ['u', 'rd'],
      pendingDraw: 4,
      hands: [
        ['gd', 'g1'],
        ['rd', 'g3', 'g4'],
        ['gd', 'wd', 'u'],
      ],
    }).play('1:play rd');
    expect([two.now.pendingDraw, two.now.pendingKind, two.legalOf(2)]).toEqual([
      6,
      'u',
      ['play u', 'take'],
    ]);
    // A skip below: who faces the waiting sum has no need to sit out as well.
    const skip = scene({
      options,
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6'], ['g7']],
    }).play('1:play rs');
    expect([skip.now.turn, skip.now.pendingDraw]).toEqual([2, 4]);
  });

  it('jumpIn × unoGives: the card under the UNO card may be jumped in on as soon as the giving is done', () => {
    const hand = [
      ['u', 'g1', 'g2', 'r8'],
      ['b1', 'b2'],
      ['b4', 'b6'],
    ];
    let state = scene({ options: on('jumpIn', 'unoGives'), discardPile: ['r8'], hands: hand }).play(
      '0:play u',
    );
    expect(state.clause('0:play r8')).toBe('UNO-16');
    state = state.play('0:give 1', '0:hand g1', '0:hand g2', '0:uno', '0:play r8!!');
    expect(state.result?.winners).toEqual([0]);
  });

  it('jumpIn × zeroSwap: nobody jumps in while the swap is open, nor on the zero after it', () => {
    const options = { jumpIn: true, zeroSwap: 'choice' };
    const state = scene({ options, hands: [['r0', 'g1', 'g2'], ['b1'], ['b2']] }).play('0:play r0');
    expect(legalOfAll(state)).toEqual({ 0: ['keep', 'swap left', 'swap right'] });
    expect(state.clause('1:play r0')).toBe('UNO-16');
    expect(legalOfAll(state.play('0:keep'))).toEqual({ 1: ['draw'] });
  });

  it('jumpIn × fendOff: without fending off a jump-in still adds, also by the one who faces the sum', () => {
    const options = { jumpIn: true, fendOff: false };
    let state = scene({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['rd', 'gd', 'wd', 'g1'], ['g3'], ['g4']],
    });
    expect(state.legalOf(0)).toEqual(['play rd', 'take']);
    expect(state.clause('0:play gd')).toBe('UNO-18');
    state = state.play('0:play rd');
    expect([state.now.pendingDraw, state.now.turn]).toEqual([4, 1]);
  });

  it('jumpIn × reverseSkipsInTwo: with two seats a jumped-in reverse flips, and the jumper plays again', () => {
    const state = scene({
      options: on('jumpIn', 'reverseSkipsInTwo'),
      discardPile: ['rr'],
      hands: [['g1'], ['rr', 'g2', 'g3']],
    }).play('1:play rr');
    expect([state.now.turn, state.now.direction]).toEqual([1, 'ccw']);
  });
});
