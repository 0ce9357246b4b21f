/** One-sided 99 % of the normal distribution, shared by 1, 2, … comparisons (Bonferroni). */
const Z = [2.326, 2.576, 2.713, 2.807, 2.878, 2.935, 2.983, 3.023, 3.059, 3.09] as const;

/** More comparisons than this are not foreseen. */
export const MAX_COMPARED = Z.length;

/** A mean difference in the same worlds, and what it is at least, 99 times in 100 over all `compared` together. */
export interface Bound {
  readonly mean: number;
  readonly atLeast: number;
}

export function pairedBound(differences: readonly number[], compared: number): Bound {
  const count = differences.length;
  if (count < 2) return { mean: differences[0] ?? 0, atLeast: Number.NEGATIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (const difference of differences) {
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const scatter = Math.max(0, squares - count * mean * mean) / (count - 1);
  const z = Z[Math.min(compared, MAX_COMPARED) - 1] ?? Z[0];
  // Student's t, to its first term: the scatter itself is only estimated.
  const quantile = z + (z ** 3 + z) / (4 * (count - 1));
  return { mean, atLeast: mean - quantile * Math.sqrt(scatter / count) };
}
