import type { UwoTold } from '@tischlein/games/uwo/language';
import { expect, it } from 'vitest';
import { cardFlights, spectacleOf, unmorfed } from './motion.ts';
import { uwoView } from './uwo.testing.ts';

const spectacle = (facts: readonly UwoTold[], centre: string | null = null) =>
  spectacleOf(
    facts.map((citation) => ({ citation, sentence: '' })),
    centre,
  );

it('a ride goes its way square by square', () => {
  const path = ['b3', 'b4', 'a4'];
  const facts = { seat: 0, card: 'rider', square: 'b3', goal: 'a4', path } as const;
  expect(spectacle([{ clause: 'UWO-51', facts }]).ride).toEqual(path);
});

it('a dynamite goes up where it was lit, now or a move before', () => {
  const boom = { clause: 'UWO-54', facts: { what: 'boom', squares: ['c3', 'c4'] } } as const;
  const lit = { clause: 'UWO-55', facts: { seat: 0, square: 'c3' } } as const;
  expect(spectacle([lit, boom]).boom).toBe('c3');
  expect(spectacle([boom], 'd4').boom).toBe('d4');
  const facts = { what: 'save', seat: 1, card: 'bunker', square: 'e3' } as const;
  expect(spectacle([{ clause: 'UWO-54', facts }, boom], 'd4').boom).toBe('d4');
  expect(spectacle([lit]).boom).toBeNull();
});

it('only a bazooka is seen to shoot', () => {
  const facts = { seat: 0, attacker: 'bazooka', square: 'a1', target: 'fist', goal: 'a5' } as const;
  const attack = { clause: 'UWO-20', facts } as const;
  const fired = { clause: 'UWO-50', facts: { seat: 0, square: 'a1' } } as const;
  expect(spectacle([attack]).shot).toBeNull();
  expect(spectacle([attack, fired]).shot).toEqual({ from: 'a1', to: 'a5' });
});

it('cards fly: a morf to its square, a draw of the other side from its deck', () => {
  const told = (citation: UwoTold) => [{ citation, sentence: '' }];
  const morf = { clause: 'UWO-12', facts: { seat: 1, card: 'tank', square: 'c5' } } as const;
  expect(cardFlights(told(morf), 0)).toEqual([{ seat: 1, count: 1, to: 'c5', kind: 'tank' }]);
  const draw = { clause: 'UWO-11', facts: { seat: 1, number: 2, shown: 'no' } } as const;
  expect(cardFlights(told(draw), 0)).toEqual([{ seat: 1, count: 2, to: null, kind: null }]);
  expect(cardFlights(told(draw), 1)).toEqual([]);
});

it('a morf taken back is found by its square', () => {
  const before = uwoView({ board: { b2: 'gnorf tank', c5: 'pnorf fist' } });
  const after = uwoView({ board: { b2: 'gnorf fist', c5: 'pnorf fist' } });
  expect(unmorfed(before, after)).toBe('b2');
  expect(unmorfed(after, after)).toBeNull();
});
