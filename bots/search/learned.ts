import type { Seat, State } from '@tischlein/kit';
import { exp } from './exp.ts';
import type { Features, GameHeuristics } from './heuristics.ts';

/** Where the features of moves go, one move after the other. */
export interface FeatureSink {
  /** One more of the move that is looked at, or so many. */
  add(feature: number, times?: number): void;
  /** That was all of this move. */
  close(): void;
}

/** What heuristics see of a move at a glance; their weights are learned by `npm run lab -- learn --moves`. */
export interface MoveFeatures {
  readonly names: readonly string[];
  /** Adds the features of every move in turn. It may look at the mover's own hand and at what all can see, not at other hands. */
  extract(world: State, seat: Seat, moves: Int32Array, count: number, into: FeatureSink): void;
}

/** Names of features that go by two things: every name with every case. */
export const cross = (names: readonly string[], cases: readonly string[]): string[] =>
  names.flatMap((name) => cases.map((one) => `${name}${one}`));

/** By name, what a feature is worth: one more of it, and a move is e times as likely to that power. */
export type Weights = { readonly [name: string]: number };

/** Worths are counted in steps of this part of one: sums are exact, and a table knows all weights. */
const STEPS = 16;
const MAX_WEIGHT = 1000;
/** By how many steps a move lags behind the best one, its weight. */
const WEIGHT_BY_LAG = Int32Array.from({ length: STEPS * 7 }, (_, steps) =>
  Math.max(1, Math.round(MAX_WEIGHT * exp(-steps / STEPS))),
);

/** Adds up what the features of each move are worth. */
class Scorer implements FeatureSink {
  readonly #steps: Int32Array;
  #into!: Int32Array;
  #move = 0;
  #sum = 0;
  #best = 0;

  constructor({ names }: MoveFeatures, weights: Weights) {
    this.#steps = Int32Array.from(names, (name) => Math.round(STEPS * (weights[name] ?? 0)));
  }

  begin(into: Int32Array): void {
    this.#into = into;
    this.#move = 0;
    this.#sum = 0;
    this.#best = -1_000_000_000;
  }

  add(feature: number, times = 1): void {
    this.#sum = (this.#sum + Math.imul(this.#steps[feature]!, times)) | 0;
  }

  close(): void {
    this.#into[this.#move++] = this.#sum;
    if (this.#sum > this.#best) this.#best = this.#sum;
    this.#sum = 0;
  }

  /** Turns the sums into weights. */
  end(): void {
    const [into, best] = [this.#into, this.#best];
    for (let i = 0; i < this.#move; i++)
      into[i] = WEIGHT_BY_LAG[Math.min((best - into[i]!) | 0, WEIGHT_BY_LAG.length - 1)]!;
  }
}

/** Weighs moves by their features, as games against itself have taught. */
export function learnedWeights(
  features: MoveFeatures,
  weights: Weights,
): GameHeuristics['moveWeights'] {
  const scorer = new Scorer(features, weights);
  return (world, seat, moves, count, into) => {
    scorer.begin(into);
    features.extract(world, seat, moves, count, scorer);
    scorer.end();
  };
}

/** The first seat's chance to win an unfinished game of two, by what games of bots have taught (`npm run lab -- learn`). */
export function estimateBy(
  { names, measure }: Features,
  weights: Weights,
): (world: State) => number {
  const byFeature = Float64Array.from(names, (name) => weights[name]!);
  const measured = new Float64Array(byFeature.length);
  return (world) => {
    measure(world, measured);
    let sum = 0;
    for (let i = 0; i < byFeature.length; i++) sum += byFeature[i]! * measured[i]!;
    return 1 / (1 + exp(-sum));
  };
}
