import { FastRandom, newState, readOptions } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { uno } from './index.ts';
import { scene, sceneOf } from './scene.testing.ts';

const dealt = (options: object, seats: number, seed: string) => {
  const state = newState(uno.variant(readOptions(uno.options, options as never, ''), seats));
  uno.deal(state, new FastRandom(seed));
  return sceneOf(state);
};

describe('the deal', () => {
  it('UNO-0 seat 0 opens, clockwise, on a number card', () => {
    for (let seats = 2; seats <= 10; seats++)
      for (let i = 0; i < 20; i++) {
        const state = dealt({}, seats, `${seats} ${i}`);
        expect(state.now.turn).toBe(0);
        expect(state.now.direction).toBe('cw');
        expect(state.now.discardPile.join()).toMatch(/^[rygb]\d$/);
      }
  });

  it('UNO-0 what comes before the first number card goes under the pile, in everybody’s sight', () => {
    const state = Array.from({ length: 200 }, (_, i) => dealt({}, 4, `under ${i}`)).find(
      (each) => (each.now.known as { bottom: number }).bottom >= 2,
    )!;
    const { bottom } = state.now.known as { bottom: number };
    const under = state.now.drawPile.slice(-bottom);
    expect(under.length).toBeGreaterThanOrEqual(2);
    expect(under.every((code) => !/\d/.test(code))).toBe(true);
    expect(uno.view(state.state, 3).known.bottom).toEqual(under);
    expect(uno.view(state.state, 'watcher').known.bottom).toEqual(under);
  });

  it('UNO-1 everybody gets seven cards', () => {
    const state = dealt({}, 10, 'seven');
    expect(state.now.hands.map((hand) => hand.length)).toEqual(Array(10).fill(7));
  });

  it('UNO-8 UNO cards are in the deck only with 8a or 8b', () => {
    const count = (options: object): number => {
      const state = dealt(options, 2, 'uno cards');
      const all = [...state.now.hands, state.now.drawPile].flat();
      expect(all.length + 1).toBe(options === plain ? 108 : 112);
      return all.filter((code) => code === 'u').length;
    };
    const plain = {};
    expect(count(plain)).toBe(0);
    expect(count({ unoDrawsFour: true })).toBe(4);
    expect(count({ unoGives: true })).toBe(4);
  });

  it('UNO-8 laying a UNO card is refused when they are sorted out', () => {
    expect(scene({ hands: [['r1'], ['b3']] }).clause('0:play u')).toBe('UNO-8');
  });
});
