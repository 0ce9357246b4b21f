import { describe, expect, it } from 'vitest';
import { legalOfAll, on, scene } from './scene.testing.ts';

describe('where two other house rules meet', () => {
  it('runs × drawAnyway: a run may start after drawing, with any number card; the next player’s draw closes it', () => {
    const hand = [['r1', 'r2', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
    const state = scene({ options: on('runs', 'drawAnyway'), hands: hand }).play(
      '0:draw',
      '0:play r1',
    );
    expect(state.legalOf(0)).toEqual(['play r2']);
    expect(state.play('1:draw').legalOf(0)).toEqual([]);
  });

  it('runs × zeroSwap: a zero that swaps ends the run, a declined swap does not, a must always does', () => {
    const hand = [['r0', 'r1', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
    const options = { runs: true, zeroSwap: 'choice' };
    const kept = scene({ options, hands: hand }).play('0:play r0', '0:keep');
    expect(kept.legalOf(0)).toEqual(['play r1']);
    const swapped = scene({ options, hands: hand }).play('0:play r0', '0:swap left');
    expect([swapped.now.run, swapped.legalOf(1)]).toEqual([null, ['play r1']]);
    const must = scene({ options: { runs: true, zeroSwap: 'must' }, hands: hand }).play(
      '0:play r0',
    );
    expect(must.now.run).toBeNull();
  });

  it('skipBack × doubleSkip: each of the two answers in order, and can only sit out', () => {
    const hand = [['rs', 'rs', 'g1', 'g2'], ['gs', 'g3'], ['g4'], ['g6']];
    const options = on('skipBack', 'doubleSkip');
    let state = scene({ options, hands: hand }).play('0:play rs', '0:play rs');
    expect([state.now.sits, legalOfAll(state)]).toEqual([[1, 2], { 1: ['sit'] }]);
    state = state.play('1:sit');
    expect([state.now.sits, legalOfAll(state)]).toEqual([[2], { 2: ['sit'] }]);
    expect(state.play('2:sit').now.turn).toBe(3);
    const late = scene({ options, hands: hand }).play('0:play rs', '1:sit');
    expect(late.legalOf(0)).toEqual([]);
  });

  it('skipBack × drawAnyway: facing a skip you may not draw', () => {
    const hand = [['rs', 'g1', 'g2'], ['rs', 'r1', 'g3'], ['g4']];
    const state = scene({ options: on('skipBack', 'drawAnyway'), hands: hand }).play('0:play rs');
    expect(state.legalOf(1)).toEqual(['play rs', 'sit']);
    expect(state.clause('1:draw')).toBe('UNO-6a');
  });

  it('skipBack × reverseSkipsInTwo: a reverse that skips can not be passed back', () => {
    const hand = [
      ['rr', 'g1', 'g2'],
      ['rs', 'rr', 'g3'],
    ];
    const state = scene({ options: on('skipBack', 'reverseSkipsInTwo'), hands: hand }).play(
      '0:play rr',
    );
    expect([state.now.turn, state.now.sits, state.legalOf(1)]).toEqual([0, [], []]);
  });

  it('doubleSkip × reverseSkipsInTwo: a reverse never counts towards a double skip', () => {
    const hand = [
      ['rr', 'rr', 'rs', 'g1'],
      ['g3', 'g4'],
    ];
    const state = scene({ options: on('doubleSkip', 'reverseSkipsInTwo'), hands: hand }).play(
      '0:play rr',
    );
    expect([state.now.doubleSkipBy, state.now.turn]).toEqual([null, 0]);
  });

  it('drawTwoComeback × plainFinish: a wild draw four as the last card fends off but does not finish', () => {
    const hand = [['rd'], ['wd'], ['g1', 'g2']];
    const state = scene({ options: on('drawTwoComeback', 'plainFinish'), hands: hand }).play(
      '0:play rd!!',
      '1:play wd:g!!',
    );
    expect([state.now.finishers, state.now.hands[1]!.length, state.now.pendingDraw]).toEqual([
      [0],
      2,
      6,
    ]);
    expect(state.play('2:take').result?.winners).toEqual([0]);
  });

  it('drawTwoComeback × unoDrawsFour: a UNO card sends nothing back, and finishing on one wins at once', () => {
    const options = on('drawTwoComeback', 'unoDrawsFour');
    const state = scene({ options, hands: [['rd'], ['u', 'g1'], ['g2']] }).play('0:play rd!!');
    expect(state.legalOf(1)).toEqual(['take']);
    const last = scene({ options, hands: [['u'], ['u', 'g1'], ['g2']] });
    expect(last.play('0:play u!!').result?.winners).toEqual([0]);
  });

  it('drawTwoComeback × fendOff: without fending off, finishing on a draw two wins as soon as someone takes it', () => {
    const options = { drawTwoComeback: true, fendOff: false };
    const state = scene({ options, hands: [['rd'], ['gd', 'g1'], ['g2']] }).play('0:play rd!!');
    expect([state.result?.winners, legalOfAll(state)]).toEqual([undefined, { 1: ['take'] }]);
    expect(state.play('1:take').result?.winners).toEqual([0]);
  });

  it('drawAnyway × plainFinish: with only a wild draw four in hand you may draw instead', () => {
    const state = scene({ options: on('drawAnyway', 'plainFinish'), hands: [['wd'], ['g1']] });
    expect(state.legalOf(0)).toContain('draw');
    expect(state.play('0:draw').legalOf(0)).toContain('pass');
  });

  it('drawAnyway × unoDrawsFour: facing the four of a UNO card you may not draw one', () => {
    const state = scene({
      options: on('drawAnyway', 'unoDrawsFour'),
      hands: [
        ['u', 'g1', 'g2'],
        ['u', 'r1'],
      ],
    }).play('0:play u');
    expect(state.legalOf(1)).toEqual(['play u', 'play u!', 'take']);
    expect(state.clause('1:draw')).toBe('UNO-6a');
  });

  it('drawAnyway × unoGives: with three cards draw first, then give two and still hold one', () => {
    const state = scene({
      options: on('drawAnyway', 'unoGives'),
      hands: [['u', 'r1', 'g1'], ['g2']],
    }).play('0:draw', '0:play u', '0:give 1', '0:hand r1', '0:hand g1');
    expect([state.now.hands[0], state.now.calls]).toEqual([['b1'], [{ seat: 0, kind: 'uno' }]]);
  });

  it('plainFinish × unoDrawsFour: a UNO card laid last, also fending off, draws two; the next player faces the sum', () => {
    const hand = [['u', 'g1', 'g2'], ['u'], ['g4']];
    const state = scene({ options: on('plainFinish', 'unoDrawsFour'), hands: hand }).play(
      '0:play u',
      '1:play u!!',
    );
    expect([state.result?.winners, state.now.hands[1]!.length]).toEqual([undefined, 2]);
    expect([state.now.turn, state.now.pendingDraw]).toEqual([2, 8]);
  });

  it('plainFinish × unoGives: the two penalty cards are drawn only once', () => {
    const options = on('plainFinish', 'unoGives');
    const last = scene({ options, hands: [['u'], ['g4']] }).play('0:play u!!');
    expect([last.result?.winners, last.now.hands[0]!.length]).toEqual([undefined, 2]);
    const given = scene({ options, hands: [['u', 'g1', 'g2'], ['g4']] }).play(
      '0:play u',
      '0:give 1',
      '0:hand g1',
      '0:hand g2',
    );
    expect(given.now.hands[0]).toHaveLength(2);
  });

  it('unoDrawsFour × unoGives: first the giving, then the four, which a UNO card just given fends off', () => {
    const hand = [['u', 'u', 'g1', 'g2'], ['g4', 'g6'], ['g7']];
    let state = scene({ options: on('unoDrawsFour', 'unoGives'), hands: hand }).play(
      '0:play u',
      '0:give 1',
      '0:hand u',
      '0:hand g1',
    );
    expect([state.now.turn, state.now.pendingDraw, state.legalOf(1)]).toEqual([
      1,
      4,
      ['play u', 'take'],
    ]);
    state = state.play('1:play u', '1:keep');
    expect([state.now.turn, state.now.pendingDraw]).toEqual([2, 8]);
  });

  it('unoDrawsFour × fendOff: without fending off not even a UNO card helps', () => {
    const options = { unoDrawsFour: true, fendOff: false };
    const state = scene({
      options,
      hands: [
        ['u', 'g1', 'g2'],
        ['u', 'g3'],
      ],
    }).play('0:play u');
    expect([state.legalOf(1), state.clause('1:play u')]).toEqual([['take'], 'UNO-18']);
  });

  it('unoGives × zeroSwap: a zero given away swaps all hands when its new owner lays it, unless it is the last card', () => {
    const options = { unoGives: true, zeroSwap: 'must' };
    const hand = [['u', 'r0', 'g1', 'g2'], ['g4'], ['g7']];
    const state = scene({ options, hands: hand }).play(
      '0:play u',
      '0:give 1',
      '0:hand r0',
      '0:hand g1',
      '1:play r0',
    );
    expect([state.legalOf(1), state.clause('1:keep')]).toEqual([
      ['swap left', 'swap right'],
      'UNO-13a-2',
    ]);
  });
});
