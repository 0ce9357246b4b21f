import { describe, expect, it } from 'vitest';
import { after, at, clause, field, legal, sum, turn } from './table.testing.ts';

describe('laying', () => {
  it('UNO-1 by color, by number, by symbol, or black', () => {
    const state = at({ hands: [['r1', 'b5', 'g5', 'g6', 'ys', 'rd', 'w'], ['b3']] });
    expect(legal(state, 0)).toEqual(
      [
        'play b5',
        'play g5',
        'play r1',
        'play rd',
        'play w:b',
        'play w:g',
        'play w:r',
        'play w:y',
      ].sort(),
    );
    expect(clause(state, '0:play g6')).toBe('UNO-1');
    expect(clause(state, '0:play ys')).toBe('UNO-1');
    expect(clause(state, '0:play r9')).toBe('UNO-1');
    expect(clause(state, '1:draw')).toBe('UNO-1');
  });

  it('UNO-1 after a black card the wished color is in force', () => {
    const state = at({ discardPile: ['w'], color: 'g', hands: [['r5', 'g2', 'y1'], ['b3']] });
    expect(legal(state, 0)).toEqual(['play g2']);
  });

  it('UNO-1 symbols match across colors', () => {
    const state = at({ discardPile: ['rr'], hands: [['br', 'bs', 'b1'], ['b3']] });
    expect(legal(state, 0)).toEqual(['play br']);
  });

  it('UNO-2 a colored action card goes on a number card of its color', () => {
    const state = at({ hands: [['rs', 'rr', 'rd', 'gs'], ['b3']] });
    expect(legal(state, 0)).toEqual(['play rd', 'play rr', 'play rs']);
  });

  it('UNO-3 the next player sits out; the one after answers by color, by symbol, or black', () => {
    const state = at({ hands: [['rs', 'b1', 'y1'], ['b3'], ['r2', 'gs', 'g4', 'w'], ['b4']] });
    after(state, ['0:play rs']);
    expect(turn(state)).toBe(2);
    expect(legal(state, 2)).toEqual(
      ['play gs', 'play r2', 'play w:b', 'play w:g', 'play w:r', 'play w:y'].sort(),
    );
    expect(clause(state, '2:sit')).toBe('UNO-3');
  });

  it('UNO-3 with two seats the layer plays again', () => {
    expect(turn(after(at({ hands: [['rs', 'b1', 'b2'], ['b3']] }), ['0:play rs']))).toBe(0);
  });

  it('UNO-4 the direction flips', () => {
    const state = after(at({ hands: [['rr', 'b1', 'b2'], ['b3'], ['b4']] }), ['0:play rr']);
    expect([turn(state), field(state, 'direction')]).toEqual([2, 'ccw']);
  });

  it('UNO-4 with two seats it simply flips, unless reverseSkipsInTwo makes it a skip as well', () => {
    const two = [['rr', 'b1', 'b2'], ['b3']];
    expect(turn(after(at({ hands: two }), ['0:play rr']))).toBe(1);
    const skips = after(at({ hands: two, options: { reverseSkipsInTwo: true } }), ['0:play rr']);
    expect([turn(skips), field(skips, 'direction')]).toEqual([0, 'ccw']);
    const three = at({ hands: [...two, ['b4']], options: { reverseSkipsInTwo: true } });
    expect(turn(after(three, ['0:play rr']))).toBe(2);
  });

  it('UNO-9 wild and wild draw four always name a color, no other card does', () => {
    const state = at({
      options: { unoGives: true },
      hands: [['w', 'wd', 'u', 'r1'], ['b3']],
    });
    for (const move of ['play w', 'play wd', 'play u:r', 'play r1:b'])
      expect(clause(state, `0:${move}`), move).toBe('UNO-9');
    expect(field(after(state, ['0:play w:y']), 'color')).toBe('y');
  });

  it('UNO-9 not while you must take cards', () => {
    const state = at({ discardPile: ['rd'], pendingDraw: 2, hands: [['w', 'r1'], ['b3']] });
    expect(clause(state, '0:play w:r')).toBe('UNO-9');
  });

  it('UNO-10 goes on any card, also with the color in hand', () => {
    const state = after(
      at({
        hands: [
          ['wd', 'r1', 'r2'],
          ['b3', 'r3'],
        ],
      }),
      ['0:play wd:b'],
    );
    expect([sum(state), field(state, 'pendingKind'), turn(state)]).toEqual([4, 'wd', 1]);
    expect(legal(state, 1)).toEqual(['take']);
    expect(clause(state, '1:play b3')).toBe('UNO-10');
    expect(clause(state, '1:draw')).toBe('UNO-10');
  });

  it('UNO-10 only another wild draw four fends it off', () => {
    const state = at({ hands: [['wd', 'r1', 'r2'], ['wd', 'bd', 'b1'], ['b3']] });
    after(state, ['0:play wd:b']);
    expect(legal(state, 1).filter((move) => !move.startsWith('play wd'))).toEqual(['take']);
    after(state, ['1:play wd:g']);
    expect([sum(state), turn(state), field(state, 'color')]).toEqual([8, 2, 'g']);
  });
});
