import type { GameBots, Level } from '@tischlein/bots';
import type { GameCoach } from '@tischlein/coach';
import type { EffectTable } from '@tischlein/coach/effects';
import type { Puzzle } from '@tischlein/coach/puzzles';
import type { Encoding, Game, Options, Result, Variant, View } from '@tischlein/kit';
import type { Printed } from '@tischlein/rules';

/** All that the house has of one game. What is heavy is loaded when it is asked for; a game from outside may lack the most. */
export interface Manifest extends Printed {
  readonly name: string;
  /** The rules; a page does not have those of a game from outside. */
  readonly game?: () => Promise<Game>;
  /** Its views as rows of numbers, for learners. */
  readonly encoding?: () => Promise<(variant: Variant) => Encoding>;
  readonly bots?: () => Promise<GameBots>;
  /** The bots that people are offered, from the mildest to the strongest; all levels where nothing is said. */
  readonly levels?: readonly Level[];
  readonly coach?: () => Promise<GameCoach>;
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  /** What its house rules do, as measured. */
  readonly effects?: () => Promise<EffectTable>;
  readonly day?: Day;
}

/** Points won or lost; flies, counted below zero; creatures more than the other side has. */
export type DayCount = 'points' | 'flies' | 'creatures';

/** What is dealt on a game's days: a short match without out-of-turn rules, against these bots. */
export interface Day {
  readonly options: Options;
  /** By seat from 1; whoever plays has seat 0. */
  readonly bots: readonly string[];
  readonly counts: DayCount;
  /** How well a seat did, by its last view and the result: more is better, in every game. */
  readonly score: () => Promise<(view: View, result: Result) => number>;
}
