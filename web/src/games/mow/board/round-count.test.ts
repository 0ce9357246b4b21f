import { expect, it } from 'vitest';
import { roundCount } from './round-count.ts';

const at = (round: number, totals: number[], over = false) => ({
  round,
  totals,
  result: over ? { winners: [0], scores: totals } : null,
});
const READ = { round: 1, before: [0, 0] };

it('a round that is over is read, with the flies before it', () => {
  expect(roundCount(at(1, [0, 0]), at(2, [5, 9]), null)).toEqual(READ);
  expect(roundCount(at(2, [5, 9]), at(2, [7, 12], true), null)).toEqual({
    round: 2,
    before: [5, 9],
  });
});

it('stays until it has been read, and nothing comes in the middle of a round', () => {
  expect(roundCount(at(2, [5, 9]), at(2, [5, 9]), READ)).toBe(READ);
  expect(roundCount(at(2, [5, 9]), at(2, [5, 9]), null)).toBeNull();
});

it('goes where its last move was taken back', () => {
  expect(roundCount(at(2, [5, 9]), at(1, [0, 0]), READ)).toBeNull();
});

it('whoever comes to a game that is over reads how it ended, to one that goes on nothing', () => {
  expect(roundCount(null, at(3, [7, 12], true), null)).toEqual({ round: 3, before: [7, 12] });
  expect(roundCount(null, at(1, [7, 12], true), null)).toEqual(READ);
  expect(roundCount(null, at(3, [7, 12]), null)).toBeNull();
});
