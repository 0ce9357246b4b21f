/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;
/** Student's t at 95 %, where the series below is too coarse. */
const FEW = [Number.POSITIVE_INFINITY, 12.706, 4.303, 3.182, 2.776];

/** How many standard errors 95 % are, when the scatter itself is estimated from so many values. */
function quantile(values: number): number {
  const n = values - 1;
  const terms = [
    (Z ** 3 + Z) / (4 * n),
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * n ** 2),
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * n ** 3),
  ];
  return FEW[n] ?? terms.reduce((sum, term) => sum + term, Z);
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const squaresOf = (values: readonly number[], middle: number): number =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0);

/** Of lengths and counts that are independent of each other; one value alone says nothing about its scatter. */
export function estimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  const { length } = values;
  if (length < 2) return { mean: middle, low: middle, high: middle };
  const error = quantile(length) * Math.sqrt(squaresOf(values, middle) / (length - 1) / length);
  return { mean: middle, low: middle - error, high: middle + error };
}

/**
 * Of shares from 0 to 1 that are independent of each other: for duplicate deals that is one value per deal, the mean
 * over its seatings, since the games of one deal are not. Wilson's interval, which never leaves 0 to 1 and holds near
 * the ends, for as many single games as would scatter like these deals. One more deal, as scattered as a share can
 * be, is thought in: deals that all ended alike prove less than they seem to.
 */
export function shareEstimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  const { length } = values;
  if (length < 2) return { mean: middle, low: 0, high: 1 };
  const most = middle * (1 - middle);
  const scatter = most === 0 ? 1 : (squaresOf(values, middle) / most + 1) / length;
  const games = length / scatter;
  const z = quantile(length);
  const spread = z * Math.sqrt(most / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  const centre = middle + z ** 2 / (2 * games);
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
