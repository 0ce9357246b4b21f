import { describe, expect, it } from 'vitest';
import { scene } from './scene.testing.ts';

describe('the most telling refusal', () => {
  it('UNO-18 where nobody fends off, no refusal advises it', () => {
    const options = { fendOff: false, unoDrawsFour: true };
    const hands = [['rd', 'wd', 'u', 'w', 'r3'], ['b3']];
    const sums = [
      { sum: { discardPile: ['gd'], pendingDraw: 2 }, of: 'UNO-5' },
      { sum: { discardPile: ['wd'], color: 'g', pendingDraw: 4 }, of: 'UNO-10' },
      { sum: { discardPile: ['u', 'r5'], pendingDraw: 4 }, of: 'UNO-8a' },
    ];
    for (const { sum, of } of sums) {
      const state = scene({ options, hands, ...sum });
      expect(state.legalOf(0)).toEqual(['take']);
      for (const move of ['0:play r3', '0:pass', '0:draw'])
        expect(state.refused(move)).toMatchObject({ clause: of, facts: { why: 'take' } });
      for (const move of ['0:play rd', '0:play wd:r', '0:play u'])
        expect(state.clause(move), move).toBe('UNO-18');
      expect(state.refused('0:play w:r')?.facts).toMatchObject({ why: 'take' });
    }
  });

  it('UNO-5 where fending off is allowed, the refusal says so', () => {
    const state = scene({ hands: [['r3'], ['b3']], discardPile: ['gd'], pendingDraw: 2 });
    expect(state.refused('0:play r3')).toMatchObject({
      clause: 'UNO-5',
      facts: { why: 'answer' },
    });
  });

  it('UNO-12 a finisher who waits has called already', () => {
    const state = scene({
      options: { drawTwoComeback: true },
      hands: [['rd'], ['gd', 'b2'], ['b3']],
    }).play('0:play rd!!');
    expect(state.refused('0:unouno')?.facts).toEqual({ why: 'called', held: 0 });
    expect(state.refused('1:unouno')?.facts).toEqual({ why: 'none', held: 2 });
  });

  it('UNO-11 nor is there a UNO to say twice', () => {
    const cards = { hands: [['r1', 'b1'], ['b2', 'b3'], ['b6']] };
    for (const said of [['0:play r1!'], ['0:play r1', '0:uno']]) {
      const state = scene(cards).play(...said);
      expect(state.refused('0:uno')?.facts).toEqual({ why: 'called', held: 1 });
      expect(state.refused('2:uno')?.facts).toEqual({ why: 'none', held: 1 });
    }
  });

  it('UNO-12 with the last card it is UNO UNO that is said', () => {
    const state = scene({ hands: [['r6'], ['b2']] });
    expect(state.refused('0:play r6!')).toEqual({
      clause: 'UNO-12',
      facts: { why: 'last', held: 1 },
    });
  });

  it('UNO-3b the second skip after the chance is gone', () => {
    const hands = [['rs', 'rs', 'g2', 'g1'], ['g3'], ['g4'], ['g6']];
    const closed = scene({ options: { doubleSkip: true }, hands }).play('0:play rs', '2:draw');
    expect(closed.refused('0:play rs')).toEqual({
      clause: 'UNO-3b',
      facts: { card: 'rs', next: 2 },
    });
    const plain = scene({ hands }).play('0:play rs');
    expect(plain.clause('0:play rs')).toBe('UNO-1');
  });

  it('UNO-1b the next card of a run that is closed', () => {
    const hands = [['r4', 'r3', 'r4', 'r6', 'g3'], ['g1', 'b1'], ['b2']];
    for (const jumpIn of [false, true]) {
      const state = scene({ options: { runs: true, jumpIn }, hands }).play('0:play r4', '1:draw');
      expect(state.refused('0:play r3')).toEqual({
        clause: 'UNO-1b',
        facts: { why: 'closed', card: 'r3', under: 'r4' },
      });
      expect(state.clause('0:play r4')).toBe(jumpIn ? undefined : 'UNO-1b');
      for (const other of ['0:play r6', '0:play g3'])
        expect(state.clause(other)).toBe(jumpIn ? 'UNO-1a' : 'UNO-1');
    }
    const plain = scene({ hands }).play('0:play r4', '1:draw');
    expect(plain.clause('0:play r3')).toBe('UNO-1');
  });

  it('UNO-1 on a wild only the wished color counts', () => {
    const on = (discardPile: string[]) =>
      scene({ hands: [['b3'], ['b4']], discardPile, color: 'r' }).refused('0:play b3')?.facts;
    expect(on(['w'])).toMatchObject({ why: 'wished', color: 'r' });
    expect(on(['r5'])).toMatchObject({ why: 'match', color: 'r' });
  });

  it('UNO-1 whoever has nothing that fits is told to draw, nobody else, and nobody who has drawn', () => {
    const onlyDraw = (hand: string[], options = {}, before: string[] = []) =>
      scene({ hands: [hand, ['b4']], options, drawPile: ['g8', 'g9'] })
        .play(...before)
        .refused('0:play g1')?.facts;
    expect(onlyDraw(['g1', 'b3'])).toMatchObject({ onlyDraw: 'yes' });
    for (const fits of ['r1', 'b5', 'w', 'wd'])
      expect(onlyDraw(['g1', fits]), fits).toMatchObject({ onlyDraw: 'no' });
    expect(onlyDraw(['g1', 'b3'], { drawAnyway: true }, ['0:draw'])).toMatchObject({
      why: 'match',
      onlyDraw: 'no',
    });
  });
});
