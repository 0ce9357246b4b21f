import { describe, expect, it } from 'vitest';
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
  on,
} from './table.testing.ts';

describe('where two other house rules meet', () => {
  it('runs × drawAnyway: a run may start after drawing, with any number card; the next player’s draw closes it', () => {
    const hand = [['r1', 'r2', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
    const state = at({ options: on('runs', 'drawAnyway'), hands: hand });
    after(state, ['0:draw', '0:play r1']);
    expect(legal(state, 0)).toEqual(['play r2']);
    expect(legal(after(state, ['1:draw']), 0)).toEqual([]);
  });

  it('runs × zeroSwap: a zero that swaps ends the run, a declined swap does not, a must always does', () => {
    const hand = [['r0', 'r1', 'g1', 'g2'], ['g3', 'g4'], ['g6']];
    const options = { runs: true, zeroSwap: 'choice' };
    const kept = after(at({ options, hands: hand }), ['0:play r0', '0:keep']);
    expect(legal(kept, 0)).toEqual(['play r1']);
    const swapped = after(at({ options, hands: hand }), ['0:play r0', '0:swap left']);
    expect([field(swapped, 'run'), legal(swapped, 1)]).toEqual([null, ['play r1']]);
    const must = after(at({ options: { runs: true, zeroSwap: 'must' }, hands: hand }), [
      '0:play r0',
    ]);
    expect(field(must, 'run')).toBeNull();
  });

  it('skipBack × doubleSkip: each of the two answers in order, and can only sit out', () => {
    const hand = [['rs', 'rs', 'g1', 'g2'], ['gs', 'g3'], ['g4'], ['g6']];
    const options = on('skipBack', 'doubleSkip');
    const state = after(at({ options, hands: hand }), ['0:play rs', '0:play rs']);
    expect([field(state, 'sits'), legalOfAll(state)]).toEqual([[1, 2], { 1: ['sit'] }]);
    after(state, ['1:sit']);
    expect([field(state, 'sits'), legalOfAll(state)]).toEqual([[2], { 2: ['sit'] }]);
    expect(turn(after(state, ['2:sit']))).toBe(3);
    const late = after(at({ options, hands: hand }), ['0:play rs', '1:sit']);
    expect(legal(late, 0)).toEqual([]);
  });

  it('skipBack × drawAnyway: facing a skip you may not draw', () => {
    const hand = [['rs', 'g1', 'g2'], ['rs', 'r1', 'g3'], ['g4']];
    const state = after(at({ options: on('skipBack', 'drawAnyway'), hands: hand }), ['0:play rs']);
    expect(legal(state, 1)).toEqual(['play rs', 'sit']);
    expect(clause(state, '1:draw')).toBe('UNO-6a');
  });

  it('skipBack × reverseSkipsInTwo: a reverse that skips can not be passed back', () => {
    const hand = [
      ['rr', 'g1', 'g2'],
      ['rs', 'rr', 'g3'],
    ];
    const state = at({ options: on('skipBack', 'reverseSkipsInTwo'), hands: hand });
    after(state, ['0:play rr']);
    expect([turn(state), field(state, 'sits'), legal(state, 1)]).toEqual([0, [], []]);
  });

  it('doubleSkip × reverseSkipsInTwo: a reverse never counts towards a double skip', () => {
    const hand = [
      ['rr', 'rr', 'rs', 'g1'],
      ['g3', 'g4'],
    ];
    const state = at({ options: on('doubleSkip', 'reverseSkipsInTwo'), hands: hand });
    after(state, ['0:play rr']);
    expect([field(state, 'doubleSkipBy'), turn(state)]).toEqual([null, 0]);
  });

  it('drawTwoComeback × plainFinish: a wild draw four as the last card fends off but does not finish', () => {
    const hand = [['rd'], ['wd'], ['g1', 'g2']];
    const state = at({ options: on('drawTwoComeback', 'plainFinish'), hands: hand });
    after(state, ['0:play rd!!', '1:play wd:g!!']);
    expect([field(state, 'finishers'), hands(state)[1]!.length, sum(state)]).toEqual([[0], 2, 6]);
    expect(winners(after(state, ['2:take']))).toEqual([0]);
  });

  it('drawTwoComeback × unoDrawsFour: a UNO card sends nothing back, and finishing on one wins at once', () => {
    const options = on('drawTwoComeback', 'unoDrawsFour');
    const state = after(at({ options, hands: [['rd'], ['u', 'g1'], ['g2']] }), ['0:play rd!!']);
    expect(legal(state, 1)).toEqual(['take']);
    const last = at({ options, hands: [['u'], ['u', 'g1'], ['g2']] });
    expect(winners(after(last, ['0:play u!!']))).toEqual([0]);
  });

  it('drawTwoComeback × fendOff: without fending off, finishing on a draw two wins as soon as someone takes it', () => {
    const options = { drawTwoComeback: true, fendOff: false };
    const state = after(at({ options, hands: [['rd'], ['gd', 'g1'], ['g2']] }), ['0:play rd!!']);
    expect([winners(state), legalOfAll(state)]).toEqual([undefined, { 1: ['take'] }]);
    expect(winners(after(state, ['1:take']))).toEqual([0]);
  });

  it('drawAnyway × plainFinish: with only a wild draw four in hand you may draw instead', () => {
    const state = at({ options: on('drawAnyway', 'plainFinish'), hands: [['wd'], ['g1']] });
    expect(legal(state, 0)).toContain('draw');
    expect(legal(after(state, ['0:draw']), 0)).toContain('pass');
  });

  it('drawAnyway × unoDrawsFour: facing the four of a UNO card you may not draw one', () => {
    const state = at({
      options: on('drawAnyway', 'unoDrawsFour'),
      hands: [
        ['u', 'g1', 'g2'],
        ['u', 'r1'],
      ],
    });
    after(state, ['0:play u']);
    expect(legal(state, 1)).toEqual(['play u', 'play u!', 'take']);
    expect(clause(state, '1:draw')).toBe('UNO-6a');
  });

  it('drawAnyway × unoGives: with three cards draw first, then give two and still hold one', () => {
    const state = at({
      options: on('drawAnyway', 'unoGives'),
      hands: [['u', 'r1', 'g1'], ['g2']],
    });
    after(state, ['0:draw', '0:play u', '0:give 1', '0:hand r1', '0:hand g1']);
    expect([hands(state)[0], calls(state)]).toEqual([['b1'], [{ seat: 0, kind: 'uno' }]]);
  });

  it('plainFinish × unoDrawsFour: a UNO card laid last, also fending off, draws two; the next player faces the sum', () => {
    const hand = [['u', 'g1', 'g2'], ['u'], ['g4']];
    const state = at({ options: on('plainFinish', 'unoDrawsFour'), hands: hand });
    after(state, ['0:play u', '1:play u!!']);
    expect([winners(state), hands(state)[1]!.length]).toEqual([undefined, 2]);
    expect([turn(state), sum(state)]).toEqual([2, 8]);
  });

  it('plainFinish × unoGives: the two penalty cards are drawn only once', () => {
    const options = on('plainFinish', 'unoGives');
    const last = after(at({ options, hands: [['u'], ['g4']] }), ['0:play u!!']);
    expect([winners(last), hands(last)[0]!.length]).toEqual([undefined, 2]);
    const given = at({ options, hands: [['u', 'g1', 'g2'], ['g4']] });
    after(given, ['0:play u', '0:give 1', '0:hand g1', '0:hand g2']);
    expect(hands(given)[0]).toHaveLength(2);
  });

  it('unoDrawsFour × unoGives: first the giving, then the four, which a UNO card just given fends off', () => {
    const hand = [['u', 'u', 'g1', 'g2'], ['g4', 'g6'], ['g7']];
    const state = at({ options: on('unoDrawsFour', 'unoGives'), hands: hand });
    after(state, ['0:play u', '0:give 1', '0:hand u', '0:hand g1']);
    expect([turn(state), sum(state), legal(state, 1)]).toEqual([1, 4, ['play u', 'take']]);
    after(state, ['1:play u', '1:keep']);
    expect([turn(state), sum(state)]).toEqual([2, 8]);
  });

  it('unoDrawsFour × fendOff: without fending off not even a UNO card helps', () => {
    const options = { unoDrawsFour: true, fendOff: false };
    const state = at({
      options,
      hands: [
        ['u', 'g1', 'g2'],
        ['u', 'g3'],
      ],
    });
    after(state, ['0:play u']);
    expect([legal(state, 1), clause(state, '1:play u')]).toEqual([['take'], 'UNO-18']);
  });

  it('unoGives × zeroSwap: a zero given away swaps all hands when its new owner lays it, unless it is the last card', () => {
    const options = { unoGives: true, zeroSwap: 'must' };
    const hand = [['u', 'r0', 'g1', 'g2'], ['g4'], ['g7']];
    const state = at({ options, hands: hand });
    after(state, ['0:play u', '0:give 1', '0:hand r0', '0:hand g1', '1:play r0']);
    expect([legal(state, 1), clause(state, '1:keep')]).toEqual([
      ['swap left', 'swap right'],
      'UNO-13a-2',
    ]);
  });
});
