import type { FeatureSink, GameHeuristics, MoveFeatures } from '@tischlein/bots';
import * as kit from '@tischlein/kit';

/** Rounds between two corrections of the weights. */
const BATCH = 1000;
/** How far a weight goes in one correction: much at first, little at the end. */
const FIRST_STEP = 0.08;
const LAST_STEP = 0.004;
/** How slowly the mean slope and its mean square are forgotten (Adam). */
const KEEP_SLOPE = 0.9;
const KEEP_SQUARE = 0.99;
const TINY = 1e-6;
/** No weight goes beyond; a move is e times as likely for each. */
const LARGEST = 6;
/** A round of this many moves goes round in circles: nobody is taken to have won it. */
const LONGEST = 2000;
const FINE = 1 << 30;

/** More than all features of all moves a seat can have. */
const ROOM = 1 << 13;

/** The features of some moves: those of move `i` are at `from[i]` up to `from[i + 1]`, each with how often it has it. */
class FeatureLists implements FeatureSink {
  readonly from = new Int32Array(ROOM);
  readonly feature = new Int32Array(ROOM);
  readonly times = new Int32Array(ROOM);
  #end = 0;
  #moves = 0;

  clear(): void {
    this.#end = 0;
    this.#moves = 0;
  }

  add(feature: number, times = 1): void {
    this.feature[this.#end] = feature;
    this.times[this.#end++] = times;
  }

  close(): void {
    this.from[++this.#moves] = this.#end;
  }
}

/**
 * A player who weighs moves by their features and learns by playing against itself: what was played in rounds that were
 * won becomes likelier, what was played in lost ones less likely (the REINFORCE rule).
 */
export class SelfPlay {
  readonly weights: Float64Array;
  readonly #heuristics: GameHeuristics;
  readonly #features: MoveFeatures;
  readonly #state: kit.State;
  readonly #root: kit.State;
  readonly #random: kit.Random;
  readonly #moves: Int32Array;
  readonly #likely: Float64Array;
  readonly #chances: Float64Array;
  readonly #seen = new FeatureLists();
  /** By seat, which way its choices of this round would become likelier. */
  readonly #slopes: readonly Float64Array[];

  constructor(
    heuristics: GameHeuristics,
    features: MoveFeatures,
    variant: kit.Variant,
    seed: string,
  ) {
    const most = variant.moves.size + 1;
    this.#heuristics = heuristics;
    this.#features = features;
    this.#state = kit.newState(variant);
    this.#root = kit.newState(variant);
    this.#random = new kit.FastRandom(seed);
    this.#moves = new Int32Array(most);
    this.#likely = new Float64Array(most);
    this.#chances = new Float64Array(variant.seats);
    this.weights = new Float64Array(features.names.length);
    this.#slopes = Array.from(
      { length: variant.seats },
      () => new Float64Array(this.weights.length),
    );
  }

  /** Plays this many batches of rounds, and learns from each. */
  learn(batches: number, onBatch: (batch: number) => void): void {
    const { weights } = this;
    const slope = new Float64Array(weights.length);
    const mean = new Float64Array(weights.length);
    const square = new Float64Array(weights.length);
    for (let batch = 1; batch <= batches; batch++) {
      slope.fill(0);
      for (let round = 0; round < BATCH; round++) this.#addRound(slope);
      const step = LAST_STEP + (FIRST_STEP - LAST_STEP) * (1 - batch / batches);
      for (let i = 0; i < weights.length; i++) {
        const now = slope[i]! / BATCH;
        mean[i] = KEEP_SLOPE * mean[i]! + (1 - KEEP_SLOPE) * now;
        square[i] = KEEP_SQUARE * square[i]! + (1 - KEEP_SQUARE) * now * now;
        const spread = Math.sqrt(square[i]! / (1 - KEEP_SQUARE ** batch)) + TINY;
        const moved = weights[i]! + (step * mean[i]!) / (1 - KEEP_SLOPE ** batch) / spread;
        weights[i] = Math.max(-LARGEST, Math.min(LARGEST, moved));
      }
      onBatch(batch);
    }
  }

  #addRound(slope: Float64Array): void {
    for (const own of this.#slopes) own.fill(0);
    if (!this.#play()) return;
    const even = 1 / this.#slopes.length;
    this.#slopes.forEach((own, seat) => {
      const gain = this.#chances[seat]! - even;
      for (let i = 0; i < slope.length; i++) slope[i]! += gain * own[i]!;
    });
  }

  /** One round from its deal; false where it has no end. */
  #play(): boolean {
    const { game, done, chances } = this.#heuristics;
    const state = this.#state;
    game.deal(state, this.#random);
    kit.copyState(state, this.#root);
    const driver = new kit.Driver(game, state, this.#random, this.#random);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
      const count = game.legal(state, seat, this.#moves);
      if (driver.reacting) this.#moves[count] = kit.WAIT;
      const lot = this.#choose(seat, driver.reacting ? count + 1 : count);
      driver.answer(this.#moves[lot]!);
      if (done(state, this.#root)) break;
      if (driver.ply > LONGEST) return false;
    }
    chances(state, this.#root, this.#chances);
    return true;
  }

  #choose(seat: kit.Seat, count: number): number {
    if (count === 1) return 0;
    const likely = this.#likely;
    const { from, feature, times } = this.#seen;
    this.#seen.clear();
    this.#features.extract(this.#state, seat, this.#moves, count, this.#seen);
    let total = 0;
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let f = from[i]!; f < from[i + 1]!; f++) sum += this.weights[feature[f]!]! * times[f]!;
      likely[i] = Math.exp(sum);
      total += likely[i]!;
    }
    let lot = (this.#random.below(FINE) / FINE) * total;
    let chosen = 0;
    while (chosen < count - 1 && (lot -= likely[chosen]!) >= 0) chosen += 1;
    const slope = this.#slopes[seat]!;
    for (let i = 0; i < count; i++) {
      const share = (i === chosen ? 1 : 0) - likely[i]! / total;
      for (let f = from[i]!; f < from[i + 1]!; f++) slope[feature[f]!]! += share * times[f]!;
    }
    return chosen;
  }
}
