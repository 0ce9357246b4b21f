import { describe, expect, it } from 'vitest';
import { after, at, calls, clause, field, hands, legal, sum, turn } from './table.testing.ts';

describe('UNO-6a drawAnyway', () => {
  const options = { drawAnyway: true };

  it('UNO-6a you may draw though you could lay, and then lay any fitting card, or pass', () => {
    const state = at({ options, hands: [['r1', 'g5', 'g2'], ['b3']], drawPile: ['y5', 'y6'] });
    expect(legal(state, 0)).toEqual(['draw', 'play g5', 'play r1']);
    after(state, ['0:draw']);
    expect(legal(state, 0)).toEqual(['pass', 'play g5', 'play r1', 'play y5']);
    expect(clause(state, '0:draw')).toBe('UNO-6');
  });

  it('UNO-6a not while facing a sum', () => {
    const state = at({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['r1', 'g5'], ['b3']],
    });
    expect(clause(state, '0:draw')).toBe('UNO-6a');
  });
});

describe('UNO-7a plainFinish', () => {
  const options = { plainFinish: true };

  it('UNO-7a a wild draw four may be laid last, but the layer draws two and plays on', () => {
    const state = at({ options, hands: [['wd'], ['b3'], ['b4']] });
    expect(legal(state, 0)).toContain('play wd:r!!');
    after(state, ['0:play wd:r!!']);
    expect(hands(state)[0]).toEqual(['b1', 'b2']);
    expect([sum(state), turn(state), field(state, 'result'), calls(state)]).toEqual([
      4,
      1,
      null,
      [],
    ]);
  });

  it('UNO-7a a UNO card neither', () => {
    const state = at({
      options: { ...options, unoDrawsFour: true },
      hands: [['u'], ['b3'], ['b4']],
    });
    after(state, ['0:play u']);
    expect(hands(state)[0]).toHaveLength(2);
    expect(calls(state)).toEqual([]);
  });

  it('UNO-7a other cards finish as ever', () => {
    const state = after(at({ options, hands: [['rd'], ['b3']] }), ['0:play rd!!']);
    expect(field(state, 'result')).toMatchObject({ winners: [0] });
  });
});
