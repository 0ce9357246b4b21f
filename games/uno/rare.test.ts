import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('rare cases', () => {
  const jump = { jumpIn: true, unoDrawsFour: true };

  it('UNO-19 a skip jumped in below a UNO card: the neighbour faces the sum and does not sit out', () => {
    const state = scene({
      options: { ...jump, skipBack: true },
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6'], ['g7']],
    }).play('1:play rs');
    expect([state.now.turn, state.now.pendingDraw, state.now.sits]).toEqual([2, 4, []]);
    expect(state.play('2:take').now.turn).toBe(3);
  });

  it('UNO-19 a number card jumped in as the last one wins, and the waiting sum is taken', () => {
    const state = scene({
      options: jump,
      discardPile: ['u', 'r5'],
      pendingDraw: 4,
      hands: [['g1'], ['r5'], ['g6']],
    }).play('1:play r5!!');
    expect(state.result?.winners).toEqual([1]);
    expect(state.now.hands[2]).toHaveLength(5);
  });

  it('UNO-20 an empty hand that came by a swap does not win', () => {
    let state = scene({
      options: { zeroSwap: 'must' },
      hands: [['r0', 'g1'], []],
      drawPile: [],
    }).play('0:play r0', '0:swap left');
    expect([state.now.hands[0], state.result?.winners, state.now.calls]).toEqual([
      [],
      undefined,
      [],
    ]);
    state = state.play('1:draw', '1:pass');
    expect(state.legalOf(0)).toEqual(['draw']);
  });

  it('UNO-20 nor does that of a silent finisher for whom there was nothing to draw', () => {
    const state = scene({
      hands: [[], ['r2', 'g3']],
      drawPile: [],
      turn: 1,
      calls: [{ seat: 0, kind: 'unouno' }],
    }).play('1:play r2!');
    expect([state.now.hands[0], state.now.calls]).toEqual([['r5'], []]);
    let nothing = scene({ hands: [[], ['g3', 'g4']], drawPile: [], emptyPasses: 1, turn: 1 });
    expect(nothing.result?.winners).toBeUndefined();
    nothing = nothing.play('1:draw');
    expect(nothing.legalOf(0)).toEqual([]);
    expect(nothing.play('1:pass').result?.winners).toEqual([0]);
  });

  it('UNO-21 winners of a shared round each get all other hands; the lowest seat counts as the last winner', () => {
    const options = { match: 'collect', target: 100 };
    const state = scene({ options, hands: [['g9'], ['b3'], ['y3']], drawPile: [] }).play(
      '0:draw',
      '0:pass',
      '1:draw',
      '1:pass',
      '2:draw',
      '2:pass',
    );
    expect([state.now.totals, state.now.round, state.now.turn]).toEqual([[0, 12, 12], 2, 2]);
  });

  it('UNO-21 if two reach the target together, the higher total wins, equal ones share', () => {
    const options = { match: 'collect', target: 10 };
    const cards = {
      options,
      hands: [['g9'], ['b3'], ['y3']],
      drawPile: [],
      emptyPasses: 2,
      turn: 2,
    };
    const higher = scene({ ...cards, totals: [0, 0, 1] }).play('2:draw', '2:pass');
    expect(higher.result).toEqual({ winners: [2], scores: [0, 12, 13], places: [3, 2, 1] });
    expect(scene(cards).play('2:draw', '2:pass').result?.winners).toEqual([1, 2]);
  });

  it('UNO-22 until the finisher takes the sum that came back, a jump-in moves it on', () => {
    let state = scene({
      options: { jumpIn: true, drawTwoComeback: true },
      hands: [['rd'], ['wd', 'g1', 'g2'], ['wd', 'g3', 'g4'], ['wd', 'g6', 'g7']],
    }).play('0:play rd!!', '1:play wd:r', '3:play wd:r');
    expect([state.now.turn, state.now.pendingDraw, state.legalOf(0)]).toEqual([0, 10, ['take']]);
    state = state.play('2:play wd:g');
    expect([state.now.turn, state.now.pendingDraw, state.now.finishers]).toEqual([3, 14, [0]]);
    expect(state.play('3:take').result?.winners).toEqual([0]);
  });
});
