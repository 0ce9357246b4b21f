import { describe, expect, it } from 'vitest';
import { ranksOf } from '@tischlein/table';

describe('ranks', () => {
  it.each([
    ['fewest flies win', { winners: [1], scores: [40, 12, 100] }, [2, 1, 3]],
    ['most points win', { winners: [2], scores: [40, 12, 100] }, [2, 3, 1]],
    ['winners share the first place', { winners: [0, 1], scores: [5, 5, 9, 9] }, [1, 1, 3, 3]],
    ['who won stands first whatever the scores', { winners: [1], scores: [0, 0] }, [2, 1]],
  ])('%s', (_, result, ranks) => {
    expect(ranksOf(result)).toEqual(ranks);
  });
});
