import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { after, at, calls, field, hands, legal, sum, turn, winners } from './table.testing.ts';

describe('rare cases', () => {
  const jump = { jumpIn: true, unoDrawsFour: true };

  it('UNO-19 a skip jumped in below a UNO card: the neighbour faces the sum and does not sit out', () => {
    const state = at({
      options: { ...jump, skipBack: true },
      discardPile: ['u', 'rs'],
      pendingDraw: 4,
      hands: [['g1'], ['rs', 'g3', 'g4'], ['g6'], ['g7']],
    });
    after(state, ['1:play rs']);
    expect([turn(state), sum(state), field(state, 'sits')]).toEqual([2, 4, []]);
    expect(turn(after(state, ['2:take']))).toBe(3);
  });

  it('UNO-19 a number card jumped in as the last one wins, and the waiting sum is taken', () => {
    const state = at({
      options: jump,
      discardPile: ['u', 'r5'],
      pendingDraw: 4,
      hands: [['g1'], ['r5'], ['g6']],
    });
    after(state, ['1:play r5!!']);
    expect(winners(state)).toEqual([1]);
    expect(hands(state)[2]).toHaveLength(5);
  });

  it('UNO-20 an empty hand that came by a swap does not win', () => {
    const state = at({
      options: { zeroSwap: 'must' },
      hands: [['r0', 'g1'], []],
      drawPile: [],
    });
    after(state, ['0:play r0', '0:swap left']);
    expect([hands(state)[0], winners(state), calls(state)]).toEqual([[], undefined, []]);
    after(state, ['1:draw', '1:pass']);
    expect(legal(state, 0)).toEqual(['draw']);
  });

  it('UNO-20 nor does that of a silent finisher for whom there was nothing to draw', () => {
    const state = at({
      hands: [[], ['r2', 'g3']],
      drawPile: [],
      turn: 1,
      calls: [{ seat: 0, kind: 'unouno' }],
    });
    // The red five below the new open card is all there is to draw.
    after(state, ['1:play r2!']);
    expect([hands(state)[0], calls(state)]).toEqual([['r5'], []]);
    const nothing = at({ hands: [[], ['g3', 'g4']], drawPile: [], emptyPasses: 1, turn: 1 });
    expect(winners(nothing)).toBeUndefined();
    after(nothing, ['1:draw']);
    expect(legal(nothing, 0)).toEqual([]);
    expect(winners(after(nothing, ['1:pass']))).toEqual([0]);
  });

  it('UNO-21 winners of a shared round each get all other hands; the lowest seat counts as the last winner', () => {
    const options = { match: 'collect', target: 100 };
    const state = at({ options, hands: [['g9'], ['b3'], ['y3']], drawPile: [] });
    after(state, ['0:draw', '0:pass', '1:draw', '1:pass', '2:draw', '2:pass']);
    expect([field(state, 'totals'), field(state, 'round'), turn(state)]).toEqual([
      [0, 12, 12],
      2,
      2,
    ]);
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
    const higher = after(at({ ...cards, totals: [0, 0, 1] }), ['2:draw', '2:pass']);
    expect(uno.result(higher)).toEqual({ winners: [2], scores: [0, 12, 13] });
    expect(winners(after(at(cards), ['2:draw', '2:pass']))).toEqual([1, 2]);
  });

  it('UNO-22 until the finisher takes the sum that came back, a jump-in moves it on', () => {
    const state = at({
      options: { jumpIn: true, drawTwoComeback: true },
      hands: [['rd'], ['wd', 'g1', 'g2'], ['wd', 'g3', 'g4'], ['wd', 'g6', 'g7']],
    });
    after(state, ['0:play rd!!', '1:play wd:r', '3:play wd:r']);
    expect([turn(state), sum(state), legal(state, 0)]).toEqual([0, 10, ['take']]);
    after(state, ['2:play wd:g']);
    expect([turn(state), sum(state), field(state, 'finishers')]).toEqual([3, 14, [0]]);
    expect(winners(after(state, ['3:take']))).toEqual([0]);
  });
});
