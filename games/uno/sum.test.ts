import { describe, expect, it } from 'vitest';
import { after, at, clause, field, hands, legal, sum, turn } from './table.testing.ts';

describe('the sum', () => {
  it('UNO-5 any draw two fends it off, then the one after faces four', () => {
    const state = at({ hands: [['rd', 'r1', 'r2'], ['gd', 'b1', 'r9'], ['b3']] });
    after(state, ['0:play rd']);
    expect(legal(state, 1)).toEqual(['play gd', 'take']);
    after(state, ['1:play gd']);
    expect([sum(state), turn(state)]).toEqual([4, 2]);
    after(state, ['2:take']);
    expect(hands(state)[2]).toHaveLength(5);
    expect([sum(state), turn(state), field(state, 'pendingKind')]).toEqual([0, 0, null]);
  });

  it('UNO-5 a wild draw four fends off a draw two, not the other way round', () => {
    const state = at({
      hands: [
        ['rd', 'r1', 'r2'],
        ['wd', 'b1', 'b2'],
        ['gd', 'b3'],
      ],
    });
    after(state, ['0:play rd', '1:play wd:g']);
    expect([sum(state), field(state, 'pendingKind')]).toEqual([6, 'wd']);
    expect(legal(state, 2)).toEqual(['take']);
    expect(clause(state, '2:play gd')).toBe('UNO-5');
  });

  it('UNO-5 who takes may not lay in that turn', () => {
    const state = after(at({ hands: [['rd', 'r1', 'r2'], ['r3', 'r4'], ['b3']] }), ['0:play rd']);
    expect(clause(state, '1:play r3')).toBe('UNO-5');
    expect(clause(state, '1:draw')).toBe('UNO-5');
    expect(clause(state, '1:pass')).toBe('UNO-5');
    expect(legal(after(state, ['1:take']), 1)).toEqual([]);
    expect(clause(state, '2:take')).toBe('UNO-5');
  });

  it('UNO-18 with fendOff off the next player takes the sum', () => {
    const state = at({
      options: { fendOff: false },
      hands: [['rd', 'r1', 'r2'], ['gd', 'wd', 'r3'], ['b3']],
    });
    after(state, ['0:play rd']);
    expect(legal(state, 1)).toEqual(['take']);
    expect(clause(state, '1:play gd')).toBe('UNO-18');
    expect(clause(state, '1:play wd:r')).toBe('UNO-18');
    expect(clause(state, '1:play r3')).toBe('UNO-5');
  });
});
