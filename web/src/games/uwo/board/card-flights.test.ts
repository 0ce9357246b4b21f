import type { UwoTold } from '@tischlein/games/uwo/language';
import { expect, it } from 'vitest';
import { cardFlights, unmorfed } from './card-flights.ts';
import { uwoView } from './uwo.testing.ts';

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
