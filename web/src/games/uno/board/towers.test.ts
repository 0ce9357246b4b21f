import { expect, it } from 'vitest';
import { heightOf, targetOf, towersOf } from './towers.ts';
import { unoView } from './uno.testing.ts';

const points = (seat: number, n: number, total: number) => ({
  clause: 'UNO-15',
  facts: { what: 'points', seat, points: n, total },
});
const card = (code: string) => ({ clause: 'UNO-1', facts: { seat: 0, card: code } });
const view = unoView({
  held: [0, 3, 2],
  hands: [[], ['r1'], ['g4', 'w']],
  options: { match: 'collect', target: 200 },
  color: 'y',
  result: { winners: [0], scores: [222, 98, 0], places: [1, 2, 3] },
});

it('stacks a sheet for every won round, in the colour of its last card', () => {
  const past = [card('b3'), points(0, 98, 98), card('g2'), points(1, 98, 98), card('y6')];
  const towers = towersOf(view, [...past, points(0, 124, 222)] as never);
  expect(towers.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(towers[0]!.sheets).toEqual([
    { points: 98, color: 'b', isNew: false },
    { points: 124, color: 'y', isNew: true },
  ]);
  expect(towers[2]).toMatchObject({ sheets: [], held: ['g4', 'w'] });
});

it('puts what it was not told into one sheet, and knows how high the picture is', () => {
  const towers = towersOf(view, []);
  expect(towers[0]!.sheets).toEqual([{ points: 222, color: 'y', isNew: true }]);
  expect(heightOf(view, towers)).toBe(222);
  expect(targetOf(view)).toBe(200);
  const single = unoView({
    options: { match: 'single' },
    result: { winners: [0], scores: [9, 0], places: [1, 2] },
  });
  expect(targetOf(single)).toBeNull();
  expect(heightOf(single, towersOf(single, []))).toBe(100);
});

it('a single round is steps, with what everybody still holds instead of noughts', () => {
  const single = unoView({
    held: [1, 0, 2],
    hands: [['g4'], [], ['r9', 'b1']],
    options: { match: 'single' },
    result: { winners: [1], scores: [0, 14, 0], places: [2, 1, 3] },
  });
  const towers = towersOf(single, []);
  expect(towers.map(({ seat, heldPoints }) => [seat, heldPoints])).toEqual([
    [1, null],
    [0, 4],
    [2, 10],
  ]);
  const [first, second, third] = towers.map(({ sheets }) => sheets[0]!.points);
  expect(first! > second! && second! > third!).toBe(true);
});

it('stands in the order of the places', () => {
  const penalty = unoView({
    options: { match: 'penalty', target: 100 },
    result: { winners: [1], scores: [40, 3, 40], places: [2, 1, 2] },
  });
  expect(towersOf(penalty, []).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

it('between two rounds of a match everybody stands where their points say, in penalties the fewest first', () => {
  const at = (match: string) =>
    towersOf(unoView({ options: { match, target: 200 }, totals: [20, 98, 98], result: null }), [
      points(0, 20, 20),
      points(1, 98, 98),
      points(2, 98, 98),
    ] as never).map(({ seat, place, total, held }) => [seat, place, total, held.length]);
  expect(at('collect')).toEqual([
    [1, 1, 98, 0],
    [2, 1, 98, 0],
    [0, 3, 20, 0],
  ]);
  expect(at('penalty')).toEqual([
    [0, 1, 20, 0],
    [1, 2, 98, 0],
    [2, 2, 98, 0],
  ]);
});
