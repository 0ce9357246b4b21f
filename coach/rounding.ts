/** Shares as whole points of a hundred that add up to their whole: the largest rests are rounded up. */
export function wholePoints(shares: readonly number[]): number[] {
  const points = shares.map((share) => share * 100);
  const whole = points.map(Math.floor);
  const total = Math.round(points.reduce((sum, each) => sum + each, 0));
  let missing = total - whole.reduce((sum, each) => sum + each, 0);
  const byRest = points
    .map((each, i) => ({ i, rest: each - whole[i]! }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest) if (missing-- > 0) whole[i]! += 1;
  return whole;
}
