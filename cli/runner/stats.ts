/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors of a 95 % interval. */
export const Z95 = 1.959964;
/** Student's t at 95 %, where the series below is too coarse. */
const SMALL_T = [Number.POSITIVE_INFINITY, 12.706, 4.303, 3.182, 2.776];

/** How many standard errors make 95 % (or the share that z stands for) when the scatter itself is estimated from this many values. */
function quantile(values: number, z: number): number {
  const n = values - 1;
  const terms = [
    (z ** 3 + z) / (4 * n),
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n ** 2),
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3),
  ];
  return (z === Z95 ? SMALL_T[n] : undefined) ?? terms.reduce((sum, term) => sum + term, z);
}

/** The z of intervals that err together at most once in twenty when one looks at so many of them (Bonferroni). */
export function zOfLooks(looks: number): number {
  if (looks <= 1) return Z95;
  // Abramowitz and Stegun 26.2.23, exact to 0.0005.
  const t = Math.sqrt(-2 * Math.log(0.025 / looks));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}

export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

const squaresOf = (values: readonly number[], middle: number): number =>
  values.reduce((all, value) => all + (value - middle) ** 2, 0);

/** Of lengths and counts that are independent of each other. One value alone says nothing about its scatter. */
export function estimate(values: readonly number[], z = Z95): Estimate {
  const middle = mean(values);
  const { length } = values;
  if (length < 2) return { mean: middle, low: -Infinity, high: Infinity };
  const error = quantile(length, z) * Math.sqrt(squaresOf(values, middle) / (length - 1) / length);
  return { mean: middle, low: middle - error, high: middle + error };
}

/**
 * Of shares from 0 to 1 that are independent of each other: for duplicate deals that is one value per deal, the mean
 * over its seatings, since the games of one deal are not. Wilson's interval, which never leaves 0 to 1 and holds near
 * the ends, for as many single games as would scatter like these deals. One more deal, as scattered as a share can
 * be, is thought in: deals that all ended alike prove less than they seem to.
 */
export function shareEstimate(values: readonly number[], z = Z95): Estimate {
  const middle = mean(values);
  const { length } = values;
  if (length < 2) return { mean: middle, low: 0, high: 1 };
  const most = middle * (1 - middle);
  const scatter = most === 0 ? 1 : (squaresOf(values, middle) / most + 1) / length;
  const games = length / scatter;
  const q = quantile(length, z);
  const spread = q * Math.sqrt(most / games + q ** 2 / (4 * games ** 2));
  const scale = 1 + q ** 2 / games;
  const centre = middle + q ** 2 / (2 * games);
  return {
    mean: middle,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

/** A share with its interval. */
export const interval = ({ mean: middle, low, high }: Estimate): string =>
  `${percent(middle)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

/** By Gauss and Jordan. A column that never varies gets nothing: its weight is 0. */
export function invert(matrix: readonly ArrayLike<number>[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((line, i) => [
    ...Array.from(line),
    ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  ]);
  const dead: number[] = [];
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let r = i + 1; r < size; r++)
      if (Math.abs(work[r]![i]!) > Math.abs(work[best]![i]!)) best = r;
    if (Math.abs(work[best]![i]!) < 1e-9) {
      dead.push(i);
      continue;
    }
    [work[i], work[best]] = [work[best]!, work[i]!];
    const pivot = work[i]![i]!;
    work[i] = work[i]!.map((cell) => cell / pivot);
    for (let r = 0; r < size; r++) {
      const factor = work[r]![i]!;
      if (r !== i && factor !== 0)
        work[r] = work[r]!.map((cell, c) => cell - factor * work[i]![c]!);
    }
  }
  return work.map((line, i) =>
    line.slice(size).map((cell, j) => (dead.includes(i) || dead.includes(j) ? 0 : cell)),
  );
}
