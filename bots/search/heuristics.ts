import type { Fill, Game, Knowledge, Seat, State, Variant } from '@tischlein/kit';
import type { Ending } from './ending.ts';
import type { MoveFeatures } from './learned.ts';

/** What an estimate of two seats is made of, for `npm run lab -- learn`. */
export interface Features {
  readonly names: readonly string[];
  /** By feature, what the first seat has of it less what the second has. */
  measure(world: State, into: Float64Array): void;
}

/**
 * What the search must be told of a game beyond its rules: how far to look, what the end is worth, and which moves
 * look good at a glance. Heuristics work on the cells of imagined worlds only; the real state never comes here.
 */
export interface GameHeuristics {
  readonly game: Game;
  /** Makes the game's imagined worlds likelier by what the seat has seen of the game, where the view alone says less. */
  reweight?(known: Knowledge, fill: Fill): Fill;
  /** The playout stops here: the game or the round is over, so `chances` knows who won. */
  done(world: State, root: State): boolean;
  /** By seat, its chance to win; one in all. After a cut-off the world is not done, and this is an estimate. */
  chances(world: State, root: State, into: Float64Array): void;
  /** Adjusts `value` (by seat, from 0 to 1), which starts as the chances, where some defeats are better than others. */
  adjustValue?(world: State, value: Float64Array): void;
  /**
   * How good each legal move looks, in any whole numbers from 1 to 1000: twice the number, twice as likely in a
   * playout, and looked at earlier in the tree. WAIT stands among the moves where the seat need not react.
   */
  moveWeights(world: State, seat: Seat, moves: Int32Array, count: number, into: Int32Array): void;
  /** Moves of a playout before it is cut off and the world is estimated. */
  readonly cutOff: number;
  /** How much the tree tries what it knows little of; larger is more curious. The less is at stake, the less it should be. */
  readonly exploration: number;
  /** What replaces these two at some tables. */
  tuned?(variant: Variant): Partial<Pick<GameHeuristics, 'cutOff' | 'exploration'>>;
  /** Iterations of the search where nobody says otherwise, so that a move stays under 300 ms with any house rules. */
  readonly budget: number;
  /** The features that a fitted `chances` is computed from. */
  readonly features?: Features;
  /** Where `moveWeights` has learned from games: what it looks at. */
  readonly moveFeatures?: MoveFeatures;
  /** Where the end can be played exactly. */
  readonly ending?: Ending;
}

/** How far to look and how curious to be at such a table. */
export const tuningOf = (
  heuristics: GameHeuristics,
  variant: Variant,
): Pick<GameHeuristics, 'cutOff' | 'exploration'> => ({
  cutOff: heuristics.cutOff,
  exploration: heuristics.exploration,
  ...heuristics.tuned?.(variant),
});
