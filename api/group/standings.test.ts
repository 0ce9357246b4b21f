import { expect, it } from 'vitest';
import { courses, standings } from './standings.ts';
import type { MemberScore } from './wire.ts';

const SCORES: MemberScore[] = [
  { member: 'a', game: 'x', games: 3, won: 1, points: 20 },
  { member: 'a', game: 'y', games: 2, won: 2, points: 20 },
  { member: 'b', game: 'x', games: 4, won: 3, points: 33 },
  { member: 'c', game: 'x', games: 2, won: 1, points: 20 },
];

it('are the sums of a game or of all, the most points first; who has as much shares a rank', () => {
  expect(standings(SCORES, 'x').map(({ member, rank }) => [member, rank])).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 2],
  ]);
  expect(standings(SCORES, null)).toEqual([
    { member: 'a', rank: 1, games: 5, won: 3, points: 40, mean: 8 },
    { member: 'b', rank: 2, games: 4, won: 3, points: 33, mean: null },
    { member: 'c', rank: 3, games: 2, won: 1, points: 20, mean: null },
  ]);
  expect(standings(SCORES, 'z')).toEqual([]);
});

it('courses are the points of the last ten evenings that were played', () => {
  const score = (member: string, day: number, points: number, game = 'x') => ({
    member,
    game,
    day,
    points,
  });
  const scores = [score('a', 3, 5), score('a', 3, 2, 'y'), score('b', 9, 4), score('a', 9, 1)];
  expect([...courses(scores, null)]).toEqual([
    ['a', [7, 1]],
    ['b', [0, 4]],
  ]);
  expect([...courses(scores, 'y')]).toEqual([['a', [2]]]);
  const many = Array.from({ length: 14 }, (_, day) => score('a', day, day));
  expect(courses(many, null).get('a')).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
