import type { MowTold } from '@tischlein/games/mow/language';
import { expect, it } from 'vitest';
import type { ToldFact } from '../table/props.ts';
import { goalOf, slidesBetween } from './motion.ts';

const spot = (left: number) => ({ left, top: 0, width: 10, height: 20 });
const BEFORE = new Map([
  ['seat-0', spot(0)],
  ['seat-1', spot(100)],
  ['hand-3/0', spot(40)],
  ['cow-5', spot(60)],
  ['pile', spot(200)],
]);
const told = (seat: number): ToldFact<MowTold>[] => [
  { citation: { clause: 'MOW-12', facts: { seat, flies: 2 } } as MowTold, sentence: '' },
];
const starts = (after: string[], mover: number) =>
  slidesBetween(BEFORE, after, told(mover), 0).map(({ spot: name, from }) => [name, from.left]);

it('an own cow comes from the hand, one of somebody else from their seat', () => {
  expect(starts(['cow-5', 'cow-3'], 0)).toEqual([['cow-3', 40]]);
  expect(starts(['cow-5', 'cow-3'], 1)).toEqual([['cow-3', 100]]);
});

it('a new card comes from the herd that was taken, else from the pile, after the cow', () => {
  const [taken, drawn] = slidesBetween(BEFORE, ['hand-5/0', 'hand-8/0'], told(0), 0);
  expect([taken?.from.left, drawn?.from.left]).toEqual([60, 200]);
  expect(drawn!.delay).toBeGreaterThan(0);
});

it('nothing slides when nothing was told: somebody has just come to the table', () => {
  expect(slidesBetween(BEFORE, ['cow-3'], [], 0)).toEqual([]);
});

it('a taken herd walks to the middle of the seat that took it', () => {
  expect(goalOf(BEFORE, told(1), 0)).toEqual({ x: 105, y: 10 });
  expect(goalOf(new Map(), told(1), 0)).toBeNull();
});
