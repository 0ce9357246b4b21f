import { FastRandom, mustParse, newState, playout, setUp, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { scene } from './scene.testing.ts';

type Choice = { readonly key: string; readonly value: Json };

const HOUSE = uno.options.flatMap((option): Choice[][] => {
  if (option.kind === 'number') return [];
  const values: readonly Json[] = option.kind === 'flag' ? [false, true] : option.choices;
  return [values.map((value) => ({ key: option.key, value }))];
});
const name = ({ key, value }: Choice): string => `${key}=${String(value)}`;
const pairsOf = (mix: readonly Choice[]): string[] =>
  mix.flatMap((a, i) => mix.slice(i + 1).map((b) => `${name(a)} ${name(b)}`));

/** Mixes in which every two values of two options meet somewhere: each time the best of 50 by lot. */
function pairwise(): Choice[][] {
  const random = new FastRandom('pairwise');
  const open = new Set(
    HOUSE.flatMap((as, i) =>
      HOUSE.slice(i + 1).flatMap((bs) => as.flatMap((a) => bs.map((b) => `${name(a)} ${name(b)}`))),
    ),
  );
  const mixes: Choice[][] = [];
  while (open.size > 0) {
    const lots = Array.from({ length: 50 }, () =>
      HOUSE.map((values) => values[random.below(values.length)]!),
    );
    const gain = (mix: Choice[]): number => pairsOf(mix).filter((pair) => open.has(pair)).length;
    const best = lots.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    if (gain(best) === 0) continue;
    pairsOf(best).forEach((pair) => open.delete(pair));
    mixes.push(best);
  }
  return mixes;
}

describe('options', () => {
  it('every two values of two options are played together to the end', () => {
    const mixes = pairwise();
    expect(mixes.length).toBeGreaterThan(8);
    for (const [i, mix] of mixes.entries()) {
      const options = Object.fromEntries(mix.map(({ key, value }) => [key, value]));
      for (let seats = 2; seats <= 10; seats++) {
        const variant = mustParse(setUp(uno, { ...options, target: 100 }, seats));
        const state = newState(variant) as Parameters<typeof uno.deal>[0];
        const random = new FastRandom(`${i} ${seats}`);
        uno.deal(state, random);
        playout(uno, state, random, new Int32Array(variant.moves.size));
        expect(uno.result(state)).not.toBeNull();
      }
    }
  });

  it('UNO-18 the presets: the sheet is the default, the box has no fending off, wild has all', () => {
    const [sheet, box, wild] = PRESETS.map(
      ({ options }) => mustParse(setUp(uno, options, 4)).options,
    );
    expect(sheet).toEqual(Object.fromEntries(OPTIONS.map(({ key, default: as }) => [key, as])));
    expect(box).toEqual({ ...sheet, fendOff: false });
    const off = Object.entries(wild!).filter(([, value]) => value === false || value === 'off');
    expect(off.map(([key]) => key)).toEqual(['reverseSkipsInTwo']);
    expect(wild!['zeroSwap']).toBe('must');
  });
});

describe('refusals name facts the seat may know', () => {
  it('UNO-6 the cards that could be laid', () => {
    expect(scene({ hands: [['r1', 'b5', 'g2'], ['r9']] }).refused('0:draw')).toEqual({
      clause: 'UNO-6',
      facts: { why: 'canLay', cards: ['r1', 'b5'] },
    });
  });

  it('UNO-1 whose turn it is', () => {
    expect(scene({ hands: [['r1'], ['r9']] }).refused('1:play r9')).toEqual({
      clause: 'UNO-1',
      facts: { why: 'turn', next: 0 },
    });
  });

  it('UNO-1 what does not match', () => {
    expect(scene({ hands: [['g1'], ['r9']] }).refused('0:play g1')).toEqual({
      clause: 'UNO-1',
      facts: { why: 'match', card: 'g1', under: 'r5', color: 'r', onlyDraw: 'yes' },
    });
  });

  it('UNO-14 hands can run empty when nothing is left to draw', () => {
    const state = scene({ hands: [['r1'], ['r2', 'g3']], drawPile: [] }).play(
      '0:play r1',
      '1:play r2!',
    );
    expect(state.now.calls).toEqual([]);
    // The discard held one card to draw: the silent finisher got that one only.
    expect(state.legalOf(0)).toContain('play r5');
    expect(state.clause('0:unouno')).toBe('UNO-12');
  });
});
