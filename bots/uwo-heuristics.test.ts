import { uwo } from '@tischlein/games/uwo';
import { askOf, FastRandom, mustParse, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { searcher } from './search/index.ts';
import { uwoHeuristics } from './uwo.ts';

const hard = searcher(uwoHeuristics);

function choice(position: { readonly [field: string]: Json }, budget = 400) {
  const state = mustParse(uwo.parsePosition({ game: 'uwo', ...position }));
  const seat = uwo.waitingFor(state);
  return hard(
    askOf(uwo, state, seat, { mayWait: false, budget }),
    new FastRandom('uwo heuristics'),
  );
}

describe('the hard bot in UWO', () => {
  it('removes the last enemy', () => {
    const board = { b2: 'gnorf fist', b3: 'pnorf fist', e1: 'gnorf fist' };
    expect(choice({ board })).toBe('attack b2-b3');
  });

  it('fends off the attack on its last creature', () => {
    const board = { b2: 'gnorf fist', b3: 'pnorf fist', e6: 'pnorf fist' };
    const duel = { stage: 'defend', attacker: 'b3', target: 'b2', centre: null, asked: 0 };
    const hands = { gnorf: ['miss', 'rider'], pnorf: [] };
    expect(choice({ board, duel, hands, turn: 'pnorf', energy: { gnorf: 3, pnorf: 3 } })).not.toBe(
      'fall',
    );
  });

  it('blows itself up among many enemies, not among friends', () => {
    const enemies = { b4: 'pnorf fist', c4: 'pnorf fist', d4: 'pnorf fist', b2: 'pnorf fist' };
    const board = { c3: 'gnorf dynamite', a1: 'gnorf fist', e6: 'pnorf fist', ...enemies };
    expect(choice({ board })).toBe('blast c3');
    const friends = { b4: 'gnorf fist', c4: 'gnorf tank', d4: 'gnorf fist', b2: 'pnorf fist' };
    expect(choice({ board: { ...board, ...friends } })).not.toBe('blast c3');
  });
});

it('an even field is worth a half to both, and a draw comes nearer with every quiet turn', () => {
  const value = new Float64Array(2);
  const worth = (position: { readonly [field: string]: Json }): number => {
    const state = mustParse(uwo.parsePosition({ game: 'uwo', ...position }));
    uwoHeuristics.chances(state, state, value);
    expect(value[0]! + value[1]!).toBeCloseTo(1);
    return value[0]!;
  };
  const even = { a1: 'gnorf fist', e6: 'pnorf fist' };
  expect(worth({ board: even })).toBeCloseTo(0.5);
  const ahead = { ...even, b1: 'gnorf tank' };
  expect(worth({ board: ahead })).toBeGreaterThan(0.8);
  expect(worth({ board: ahead, quiet: 50 })).toBeLessThan(0.65);
  expect(
    worth({
      board: { a1: 'gnorf fist' },
      result: { winners: [0], scores: [1, 0], places: [1, 2] },
    }),
  ).toBe(1);
});
