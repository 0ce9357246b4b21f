import type { Decision, Review } from '@tischlein/coach';
import { expect, it } from 'vitest';
import { givenIn, mistakesOf } from './marks.ts';

const decisions = (
  [
    ['mistake', 0.12],
    ['open', 0.3],
    ['inaccurate', 0.03],
    ['fine', 0.01],
  ] as const
).map(([verdict, loss], ply) => ({ ply, verdict, loss }) as Decision);

it('what was given away is what is proven, in points', () => {
  const review = { decisions } as unknown as Review;
  expect(givenIn(review)).toBeCloseTo(15, 9);
  expect(mistakesOf(review)).toEqual([0, 2]);
});
