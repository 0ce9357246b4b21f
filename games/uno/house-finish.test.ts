import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('UNO-6a drawAnyway', () => {
  const options = { drawAnyway: true };

  it('UNO-6a you may draw though you could lay, and then lay any fitting card, or pass', () => {
    let state = scene({ options, hands: [['r1', 'g5', 'g2'], ['b3']], drawPile: ['y5', 'y6'] });
    expect(state.legalOf(0)).toEqual(['draw', 'play g5', 'play r1']);
    state = state.play('0:draw');
    expect(state.legalOf(0)).toEqual(['pass', 'play g5', 'play r1', 'play y5']);
    expect(state.clause('0:draw')).toBe('UNO-6');
  });

  it('UNO-6a not while facing a sum', () => {
    const state = scene({
      options,
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [['r1', 'g5'], ['b3']],
    });
    expect(state.clause('0:draw')).toBe('UNO-6a');
  });
});

describe('UNO-7a plainFinish', () => {
  const options = { plainFinish: true };

  it('UNO-7a a wild draw four may be laid last, but the layer draws two and plays on', () => {
    let state = scene({ options, hands: [['wd'], ['b3'], ['b4']] });
    expect(state.legalOf(0)).toContain('play wd:r!!');
    state = state.play('0:play wd:r!!');
    expect(state.now.hands[0]).toEqual(['b1', 'b2']);
    expect([state.now.pendingDraw, state.now.turn, state.now.result, state.now.calls]).toEqual([
      4,
      1,
      null,
      [],
    ]);
  });

  it('UNO-7a a UNO card neither', () => {
    const state = scene({
      options: { ...options, unoDrawsFour: true },
      hands: [['u'], ['b3'], ['b4']],
    }).play('0:play u');
    expect(state.now.hands[0]).toHaveLength(2);
    expect(state.now.calls).toEqual([]);
  });

  it('UNO-7a other cards finish as ever', () => {
    const state = scene({ options, hands: [['rd'], ['b3']] }).play('0:play rd!!');
    expect(state.now.result).toMatchObject({ winners: [0] });
  });
});
