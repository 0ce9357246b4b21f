import { invert } from '../cli/runner/stats.ts';

/** Plain least squares: what each column adds to the values, and how many standard errors that is away from nothing. */
export interface Fitted {
  readonly weights: readonly number[];
  readonly sureness: readonly number[];
}

export function leastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
): Fitted {
  const width = rows[0]!.length;
  const normal = Array.from({ length: width }, () => new Float64Array(width));
  const right = new Float64Array(width);
  rows.forEach((row, n) => {
    for (let i = 0; i < width; i++) {
      if (row[i] === 0) continue;
      right[i]! += row[i]! * values[n]!;
      for (let j = 0; j < width; j++) normal[i]![j]! += row[i]! * row[j]!;
    }
  });
  const inverse = invert(normal);
  const weights = inverse.map((line) => line.reduce((sum, cell, j) => sum + cell * right[j]!, 0));
  const left = rows.reduce(
    (sum, row, n) => sum + (values[n]! - row.reduce((s, x, i) => s + x * weights[i]!, 0)) ** 2,
    0,
  );
  const scatter = left / Math.max(1, rows.length - width);
  const sureness = weights.map((weight, i) => {
    const error = Math.sqrt(scatter * inverse[i]![i]!);
    return error === 0 ? 0 : Math.abs(weight) / error;
  });
  return { weights, sureness };
}

/** A rule by itself counts from here on, a pair only if it is beyond doubt: there are many pairs. */
const SURE = 2.6;
const SURE_OF_A_PAIR = 3.7;
/** Pairs are tried only with at least this many observations for each effect: fewer fit any noise. */
const ENOUGH = 10;

/** Small counts scatter little: a count is held to a share of itself, but at least to this share of the mean. */
const MIN_SCATTER = 0.25;

/** Which rules were on, and what was seen. */
export interface Observation {
  readonly rules: readonly string[];
  readonly value: number;
}

interface Fitting {
  /** Counts scatter the more the larger they are; shares do not. */
  readonly counts?: boolean;
  /** Pairs that matter elsewhere: all that is tried where there are too few observations for every pair. */
  readonly known?: readonly string[];
}

/** Without any rule, and what each rule and each pair that matters adds: what is not sure is left out. */
export function effectsOf(
  seen: readonly Observation[],
  rules: readonly string[],
  { counts = false, known = [] }: Fitting = {},
) {
  const keyOf = (rule: string): string => rule.split('=')[0]!;
  const pairs = rules.flatMap((one, i) =>
    rules.slice(i + 1).flatMap((other) => (keyOf(one) === keyOf(other) ? [] : [`${one}+${other}`])),
  );
  const values = seen.map(({ value }) => value);
  const fit = (effects: readonly string[]) => {
    const rows = seen.map(({ rules: on }) => [
      1,
      ...effects.map((effect) => (effect.split('+').every((rule) => on.includes(rule)) ? 1 : 0)),
    ]);
    const plain = leastSquares(rows, values);
    if (!counts) return plain;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    if (mean === 0) return plain;
    const scatter = rows.map((row) =>
      Math.max(
        MIN_SCATTER * mean,
        row.reduce((sum, x, i) => sum + x * plain.weights[i]!, 0),
      ),
    );
    return leastSquares(
      rows.map((row, n) => row.map((x) => x / scatter[n]!)),
      values.map((value, n) => value / scatter[n]!),
    );
  };
  const enough = (tries: readonly string[]): boolean =>
    seen.length >= ENOUGH * (1 + rules.length + tries.length);
  const tried = [pairs, known].find(enough) ?? [];
  const all = fit([...rules, ...tried]);
  const matter = tried.filter((_, i) => all.sureness[1 + rules.length + i]! > SURE_OF_A_PAIR);
  const some = fit([...rules, ...matter]);
  const kept = [...rules, ...matter].filter((effect, i) => {
    if (matter.includes(effect)) return true;
    return some.sureness[1 + i]! > SURE || matter.some((pair) => pair.split('+').includes(effect));
  });
  const { weights } = fit(kept);
  return {
    base: weights[0]!,
    effects: Object.fromEntries(kept.map((effect, i) => [effect, weights[1 + i]!])),
  };
}
