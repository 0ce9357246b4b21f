import type { Seat, State } from '@tischlein/kit';
import { exp } from './exp.ts';

/** More than all features of all moves a seat can have. */
const ROOM = 1 << 13;

/** The features of some moves: those of move `i` stand from `from[i]` up to `from[i + 1]`, each with how often it has it. */
export class MoveFeatures {
  readonly from = new Int32Array(ROOM);
  readonly feature = new Int32Array(ROOM);
  readonly times = new Int32Array(ROOM);
  #end = 0;
  #moves = 0;

  clear(): void {
    this.#end = 0;
    this.#moves = 0;
  }

  /** One more of the move that is looked at. */
  add(feature: number, times = 1): void {
    this.feature[this.#end] = feature;
    this.times[this.#end] = times;
    this.#end += 1;
  }

  /** That was all of this move. */
  close(): void {
    this.#moves += 1;
    this.from[this.#moves] = this.#end;
  }
}

/** What heuristics see of a move at a glance, for `npm run lab -- learn --moves`. */
export interface Looks {
  readonly names: readonly string[];
  /** Adds the features of every move in turn. It may look at the mover's own hand and at what all can see, not at other hands. */
  look(world: State, seat: Seat, moves: Int32Array, count: number, into: MoveFeatures): void;
}

/** Names of features that go by two things: every name with every case. */
export const byCase = (names: readonly string[], cases: readonly string[]): string[] =>
  names.flatMap((name) => cases.map((one) => `${name}${one}`));

/** By name, what a feature is worth: one more of it, and a move is e times as likely to that power. */
export type Weights = { readonly [name: string]: number };

/** Worths are counted in steps of this part of one, so that a table knows all weights. */
const STEPS = 16;
const MAX = 1000;
/** Fewer steps than any move is worth. */
export const MIN = -1_000_000_000;
/** By how many steps a move is behind the best one, its weight. */
const BEHIND = Int32Array.from({ length: STEPS * 7 }, (_, steps) =>
  Math.max(1, Math.round(MAX * exp(-steps / STEPS))),
);

/** By feature, what one more of it is worth, in steps. */
export const stepsOf = ({ names }: Looks, weights: Weights): Int32Array =>
  Int32Array.from(names, (name) => Math.round(STEPS * (weights[name] ?? 0)));

/** Turns what moves are worth in steps, `best` the most of them, into their weights. */
export function weighSteps(into: Int32Array, count: number, best: number): void {
  for (let i = 0; i < count; i++)
    into[i] = BEHIND[Math.min((best - into[i]!) | 0, BEHIND.length - 1)]!;
}
