import type { Decision, Review } from '@tischlein/coach';
import { expect, it } from 'vitest';
import { givenIn, marksOf, mistakesOf } from './marks.ts';

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

it('a turning point shows whose choice it was: a call that was missed is the own one, cards are nobody’s', () => {
  const turn = { move: 'play ys', change: -0.16 };
  const review = {
    seat: 0,
    curve: [],
    decisions: [
      {
        ply: 50,
        verdict: 'mistake',
        played: null,
        best: 'uno',
        gain: { value: -0.16, error: 0.01 },
      },
    ],
    turns: [
      { ...turn, ply: 50, by: 'own', seat: 3 },
      { ...turn, ply: 60, by: 'others', seat: 2 },
      { ...turn, ply: 70, by: 'cards', seat: 1 },
    ],
  } as unknown as Review;
  expect(marksOf(review).map(({ actor, missed, is }) => [actor, missed, is])).toEqual([
    [0, 'uno', 'mistake'],
    [2, null, null],
    [null, null, null],
  ]);
});
