/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NINETY_FIVE_PERCENT = 1.96;
/** What never happened in n games may still happen in 3 / n of all: as far as one can be sure at 95 %. */
const NEVER_SEEN = 3;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Of values that are independent of each other: for duplicate deals that is one value per deal, the mean over its
 * seatings, since the games of one deal are not.
 */
export function estimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error =
    squares === 0
      ? NEVER_SEEN / values.length
      : NINETY_FIVE_PERCENT * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean: middle, low: middle - error, high: middle + error };
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

/** A share with its interval, as far as shares go: from 0 to 1. */
export const interval = ({ mean: middle, low, high }: Estimate): string =>
  `${percent(middle)} (${(100 * Math.max(0, low)).toFixed(1)} to ${(100 * Math.min(1, high)).toFixed(1)})`;
