import { expect, it } from 'vitest';
import { howOf, pointsIn } from './outcome.ts';

const played = { names: ['Anna', 'Ben'], scores: [3, 12], places: [1, 2], seat: 0 };

it('a finished game is read with its points', () => {
  expect(pointsIn(played)).toBe('Anna 3, Ben 12');
  expect([played, { ...played, seat: 1 }].map(howOf)).toEqual(['wonGame', 'lostGame']);
});

it('a game that was stopped has no points and nobody won it; a draw is a draw', () => {
  const stopped = { ...played, scores: [], places: null };
  expect(pointsIn(stopped)).toBe('Anna, Ben');
  expect(howOf(stopped)).toBe('nobodyWon');
  expect(howOf({ ...stopped, places: [1, 1] })).toBe('drawnGame');
});
