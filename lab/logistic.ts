import { leastSquares } from './fit.ts';

/** A moment of a game: its features, and how it ended for the first seat, from 0 to 1. */
export interface MomentSample {
  readonly features: readonly number[];
  readonly outcome: number;
}

const STEPS = 12;
/** Chances nearer to 0 or 1 would let one sample outweigh all others. */
const EDGE = 1e-3;
/** Ridge penalty: keeps the weights of rare features small. */
const DOUBT = 3;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * b[i]!, 0);

export const chanceOf = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-dot(weights, features)));

/** The weights under which these outcomes are most likely, by Newton's steps as weighted least squares. */
export function fitLogistic(samples: readonly MomentSample[]): number[] {
  const width = samples[0]!.features.length;
  const doubts = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (__, j) => (i === j ? Math.sqrt(DOUBT) : 0)),
  );
  let weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const rows: number[][] = [];
    const values: number[] = [];
    for (const { features, outcome } of samples) {
      const chance = Math.min(1 - EDGE, Math.max(EDGE, chanceOf(weights, features)));
      const spread = chance * (1 - chance);
      const root = Math.sqrt(spread);
      rows.push(features.map((x) => root * x));
      values.push(root * (Math.log(chance / (1 - chance)) + (outcome - chance) / spread));
    }
    weights = [...leastSquares([...rows, ...doubts], [...values, ...doubts.map(() => 0)]).weights];
  }
  return weights;
}

/** The mean surprise at the outcomes, in bits: 1 is knowing nothing. */
export const surpriseOf = (chances: readonly number[], outcomes: readonly number[]): number =>
  chances.reduce((sum, raw, i) => {
    const chance = Math.min(1 - EDGE, Math.max(EDGE, raw));
    const outcome = outcomes[i]!;
    return sum - outcome * Math.log2(chance) - (1 - outcome) * Math.log2(1 - chance);
  }, 0) / chances.length;
