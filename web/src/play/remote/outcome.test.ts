import { expect, it } from 'vitest';
import { howOf, pointsIn } from './outcome.ts';

const played = { names: ['Anna', 'Ben'], scores: [3, 12], won: true, drawn: false };

it('a finished game is read with its points', () => {
  expect(pointsIn(played)).toBe('Anna 3, Ben 12');
  expect([played, { ...played, won: false }].map(howOf)).toEqual(['wonGame', 'lostGame']);
});

it('a game that was stopped has no points and nobody won it; a draw is a draw', () => {
  const stopped = { ...played, scores: [], won: false };
  expect(pointsIn(stopped)).toBe('Anna, Ben');
  expect(howOf(stopped)).toBe('nobodyWon');
  expect(howOf({ ...stopped, drawn: true })).toBe('drawnGame');
});
