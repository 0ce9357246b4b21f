import type { Shares } from './worlds.ts';

/** What is shown of a decision: proven to lose much, proven to lose a little, nothing proven, or open. */
export const VERDICTS = ['mistake', 'inaccurate', 'fine', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** From these losses on, in shares of the result. */
const MISTAKE = 0.05;
export const INACCURATE = 0.02;
/** What rounds to no point at all is not called sure. */
const MIN_SURE = 0.005;

/** One move that was tried, with what it gets: the mean over all worlds and its 95 % band. */
export interface Tried {
  /** Null is to wait. */
  readonly move: string | null;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** The best move on one half of the worlds; the played one where none is better there. */
  readonly best: string | null;
  /** What was given away, measured on the other half, and what it is at least (99 %, all candidates together). */
  readonly loss: number;
  readonly atLeast: number;
  /** In how many of ten groups of worlds the best move is the better one; null where nothing hidden tells them apart. */
  readonly agree: number | null;
  /** The best ones first. */
  readonly tried: readonly Tried[];
}

const GROUPS = 10;

/**
 * Judges one decision. `shares` are those of the candidates, the played one first; `seats` and `seat` say whose share
 * counts. The best candidate is chosen on the even worlds and held against the played move on the odd ones, so that
 * luck in choosing never counts as a loss.
 */
export function judge(
  moves: readonly (string | null)[],
  shares: Shares,
  seats: number,
  seat: number,
  compared = moves.length - 1,
): Judgement {
  const mine = shares.map((each) => every(each, seats, seat));
  const tried = moves
    .map((move, i) => ({ move, ...band(mine[i]!) }))
    .sort((a, b) => b.chance - a.chance);
  const even = mine.map((values) => meanOf(values.filter((_, i) => i % 2 === 0)));
  const best = even.indexOf(Math.max(...even));
  if (best === 0)
    return { verdict: 'fine', best: moves[0]!, loss: 0, atLeast: 0, agree: null, tried };
  const gains = mine[best]!.map((share, i) => share - mine[0]![i]!);
  const { mean: loss, atLeast } = pairedBound(
    gains.filter((_, i) => i % 2 === 1),
    Math.min(compared, MAX_COMPARED),
  );
  const proven = atLeast >= MIN_SURE;
  const verdict: Verdict =
    loss < INACCURATE ? 'fine' : !proven ? 'open' : loss < MISTAKE ? 'inaccurate' : 'mistake';
  return { verdict, best: moves[best]!, loss, atLeast, agree: agreeing(gains), tried };
}

function agreeing(gains: readonly number[]): number {
  let better = 0;
  for (let group = 0; group < GROUPS; group++)
    if (meanOf(gains.filter((_, i) => i % GROUPS === group)) > 0) better += 1;
  return better;
}

/** One seat's shares, world by world. */
export function every(shares: Float64Array, seats: number, seat: number): number[] {
  const values: number[] = [];
  for (let i = seat; i < shares.length; i += seats) values.push(shares[i]!);
  return values;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The variance of the mean. */
export function doubtOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}

function band(values: readonly number[]): Omit<Tried, 'move'> {
  const chance = meanOf(values);
  const error = 1.96 * Math.sqrt(doubtOf(values));
  return { chance, low: Math.max(0, chance - error), high: Math.min(1, chance + error) };
}

/** One-sided 99 % of the normal distribution, shared by 1, 2, … comparisons (Bonferroni). */
const Z = [2.326, 2.576, 2.713, 2.807, 2.878, 2.935, 2.983, 3.023, 3.059, 3.09] as const;

/** More comparisons than this are not foreseen. */
const MAX_COMPARED = Z.length;

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
