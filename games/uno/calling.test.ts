import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { after, at, calls, clause, hands, legal, legalOfAll, winners } from './table.testing.ts';

describe('calling', () => {
  const two = [
    ['r1', 'b1'],
    ['r2', 'b2', 'b3'],
    ['r3', 'b4', 'b6'],
  ];

  it('UNO-11 the call comes with the second-to-last card', () => {
    const state = at({ hands: two });
    expect(legal(state, 0)).toEqual(['play r1', 'play r1!']);
    expect(calls(after(state, ['0:play r1!']))).toEqual([]);
  });

  it('UNO-11 who has not called when another lays draws two', () => {
    const state = after(at({ hands: two }), ['0:play r1']);
    expect(calls(state)).toEqual([{ seat: 0, kind: 'uno' }]);
    expect(legalOfAll(state)).toEqual({ 0: ['uno'], 1: ['play r2'] });
    after(state, ['1:play r2']);
    expect(hands(state)[0]).toEqual(['b1', 'b1', 'b2']);
    expect(calls(state)).toEqual([]);
    expect(clause(state, '0:uno')).toBe('UNO-11');
  });

  it('UNO-11 drawing and passing of others does not close the window', () => {
    const state = at({
      hands: [
        ['r1', 'b1'],
        ['g2', 'b2'],
        ['r3', 'b4', 'b6'],
      ],
      drawPile: ['y9', 'y8'],
    });
    after(state, ['0:play r1', '1:draw', '1:pass', '0:uno', '2:play r3']);
    expect(hands(state)[0]).toEqual(['b1']);
  });

  it('UNO-11 a call without a duty is refused', () => {
    const state = at({ hands: [['r1', 'r2', 'r3'], ['b2']] });
    expect(clause(state, '0:uno')).toBe('UNO-11');
    expect(clause(state, '1:uno')).toBe('UNO-11');
    expect(clause(state, '0:play r1!')).toBe('UNO-11');
  });

  it('UNO-11 the duty lapses when you draw, or lay your own next card', () => {
    const drew = at({
      hands: [
        ['r1', 'b8'],
        ['g2', 'b2'],
      ],
      drawPile: ['y9', 'y8'],
    });
    after(drew, ['0:play r1', '1:draw', '1:pass', '0:draw']);
    expect(calls(drew)).toEqual([]);
    const laid = at({
      hands: [
        ['rs', 'r1'],
        ['g2', 'b2'],
      ],
    });
    after(laid, ['0:play rs', '0:play r1']);
    expect(calls(laid)).toEqual([{ seat: 0, kind: 'unouno' }]);
  });

  it('UNO-12 the last card wins with UNO UNO', () => {
    const state = at({ hands: [['r1'], ['b2'], ['b4']] });
    expect(legal(state, 0)).toEqual(['play r1', 'play r1!!']);
    expect(winners(after(state, ['0:play r1!!']))).toEqual([0]);
    expect(legalOfAll(state)).toEqual({});
    expect(uno.waitingFor(state)).toBe(-1);
  });

  it('UNO-12 until it is said the round goes on; saying it in time wins at once', () => {
    const state = at({ hands: [['r1'], ['b2', 'g3'], ['b4', 'g4']], drawPile: ['y9', 'y8'] });
    after(state, ['0:play r1', '1:draw', '1:pass']);
    expect(winners(state)).toBeUndefined();
    expect(legalOfAll(state)).toEqual({ 0: ['unouno'], 2: ['draw'] });
    expect(winners(after(state, ['0:unouno']))).toEqual([0]);
  });

  it('UNO-12 if another player lays first, the silent one draws two and plays on', () => {
    const state = at({ hands: [['r1'], ['r2', 'g3'], ['b4', 'g4']] });
    after(state, ['0:play r1', '1:play r2!']);
    expect(hands(state)[0]).toEqual(['b1', 'b2']);
    expect(clause(state, '0:unouno')).toBe('UNO-12');
  });

  it('UNO-12 on their own turn a silent finisher may say it or draw, and drawing gives the win away', () => {
    const state = at({ hands: [['r1'], ['b2', 'g3']], drawPile: ['y9', 'r8'] });
    after(state, ['0:play r1', '1:draw', '1:pass']);
    expect(legal(state, 0)).toEqual(['draw', 'unouno']);
    after(state, ['0:draw']);
    expect(calls(state)).toEqual([]);
    expect(legal(state, 0)).toEqual(['pass', 'play r8', 'play r8!!']);
  });

  it('UNO-12 UNO UNO belongs to the last card', () => {
    const state = at({ hands: [['r1', 'r2'], ['b2']] });
    expect(clause(state, '0:play r1!!')).toBe('UNO-12');
    expect(clause(state, '0:unouno')).toBe('UNO-12');
  });

  it('UNO-16 the penalty for a missed call comes before the effect of the card', () => {
    const state = at({
      hands: [['r1', 'b1'], ['rd', 'b2', 'b3'], ['g3']],
      drawPile: ['y1', 'y2', 'y3', 'y4'],
    });
    after(state, ['0:play r1', '1:play rd', '2:take']);
    expect(hands(state)[0]).toEqual(['y1', 'y2', 'b1']);
    expect(hands(state)[2]).toEqual(['y3', 'y4', 'g3']);
  });
});
