import { describe, expect, it } from 'vitest';
import { endedRound, newCards, reversed } from './moves.ts';

it('what is taken back goes the same way backwards, at once', () => {
  expect(reversed([{ from: 'a', via: ['b', 'c'], to: 'd', delayMs: 160, count: 2 }])).toEqual([
    { from: 'd', via: ['c', 'b'], to: 'a', count: 2, delayMs: 0 },
  ]);
});

it('new cards of a hand: a second copy is one', () => {
  expect(newCards(['r7', 'w'], ['r7', 'r7', 'w'])).toEqual([{ card: 'r7', key: 'r7.1' }]);
  expect(newCards(null, ['w'])).toEqual([{ card: 'w', key: 'w.0' }]);
});

describe('the end of a round', () => {
  const at = (round: number, total: number, over = false) => ({
    round,
    total,
    result: over ? { winners: [0] } : null,
  });
  const read = { round: 1, before: at(1, 0) };

  it('is read, with the view before it', () => {
    expect(endedRound(at(1, 0), at(2, 5), null)).toEqual(read);
    const last = at(2, 5);
    expect(endedRound(last, at(2, 7, true), null)).toEqual({ round: 2, before: last });
  });

  it('stays until it has been read, and nothing comes in the middle of a round', () => {
    expect(endedRound(at(2, 5), at(2, 5), read)).toBe(read);
    expect(endedRound(at(2, 5), at(2, 5), null)).toBeNull();
  });

  it('goes where its last move was taken back', () => {
    expect(endedRound(at(2, 5), at(1, 0), read)).toBeNull();
  });

  it('whoever comes to a game that is over reads how it ended, to one that goes on nothing', () => {
    expect(endedRound(null, at(3, 7, true), null)).toEqual({ round: 3, before: null });
    expect(endedRound(null, at(3, 7), null)).toBeNull();
  });
});
