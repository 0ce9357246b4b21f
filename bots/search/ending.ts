import * as kit from '@tischlein/kit';
import type { GameHeuristics } from './heuristics.ts';

/**
 * What heuristics add where exact play is possible: two seats, and nothing hidden that could spoil the proof. What is
 * proved holds in every world the view allows.
 */
export interface Ending {
  /**
   * Turns an imagined world into the hardest one the view allows: what is reached in it is reached in all of them.
   * False where nothing can be proved.
   */
  worstCase(world: kit.State, seat: kit.Seat): boolean;
  /** Beyond this moment nothing is sure; it counts as lost. */
  isUncertain(world: kit.State, seat: kit.Seat): boolean;
  /** Only a value of at least this is worth playing: 1 where `isUncertain` leaves lines out, else 0. */
  readonly minValue: number;
}

/** A bot gives up after this many moves tried: about as long as a few hundred playouts. */
export const USUALLY_TRIED = 40_000;
const DEEPEST = 64;
/** Half of a bot's time stays for the search; the clock is read only once in this many moves. */
const SEARCHED = 0.5;
const LOOKS_EVERY = 64;

/** What is known of a moment: between these two values lies its true one. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Alpha-beta over the hardest world, to the end of the game or the round, with a table of what was looked at. */
export class Solver {
  readonly #heuristics: GameHeuristics;
  readonly #ending: Ending;
  readonly #worlds: readonly kit.State[];
  readonly #moves: Int32Array;
  readonly #weights: Int32Array;
  readonly #chances: Float64Array;
  readonly #known = new Map<number, Bounds>();
  #seat: kit.Seat = kit.NOBODY;
  #tried = 0;
  #most = USUALLY_TRIED;
  #left: kit.TimeLeft | undefined;
  #random!: kit.Random;

  constructor(heuristics: GameHeuristics, ending: Ending, variant: kit.Variant) {
    this.#heuristics = heuristics;
    this.#ending = ending;
    this.#worlds = Array.from({ length: DEEPEST + 1 }, () => kit.newState(variant));
    this.#moves = new Int32Array(variant.moves.size);
    this.#weights = new Int32Array(variant.moves.size);
    this.#chances = new Float64Array(variant.seats);
  }

  /** The best move by exact play, or null where there is no proof. */
  solve(view: kit.View, random: kit.Random, left?: kit.TimeLeft): kit.Move | null {
    const root = this.#begin(view, random, USUALLY_TRIED);
    this.#left = left;
    if (!this.#ending.worstCase(root, this.#seat)) return null;
    let best: kit.Move | null = null;
    let most = -1;
    for (const move of this.#likelyFirst(root, this.#seat)) {
      const value = this.#after(root, this.#seat, move, 1, Math.max(0, most), 1);
      if (this.#gaveUp()) return null;
      if (value <= most) continue;
      best = move;
      most = value;
      if (value >= 1) break;
    }
    return most >= this.#ending.minValue ? best : null;
  }

  /**
   * What exact play gets after each legal move; where `isUncertain` leaves lines out, what it gets at least. Null where
   * nothing can be proved, or not within `most` moves tried.
   */
  values(view: kit.View, random: kit.Random, most: number): ReadonlyMap<kit.Move, number> | null {
    const root = this.#begin(view, random, most);
    if (!this.#ending.worstCase(root, this.#seat)) return null;
    const values = new Map<kit.Move, number>();
    for (const move of this.#likelyFirst(root, this.#seat)) {
      values.set(move, this.#after(root, this.#seat, move, 1, 0, 1));
      if (this.#gaveUp()) return null;
    }
    return values;
  }

  #begin(view: kit.View, random: kit.Random, most: number): kit.State {
    const root = this.#worlds[0]!;
    this.#seat = view.seat!;
    this.#random = random;
    this.#tried = 0;
    this.#most = most;
    this.#left = undefined;
    this.#known.clear();
    this.#heuristics.game.imagine(view)(root, random);
    return root;
  }

  #gaveUp(): boolean {
    return this.#tried > this.#most;
  }

  #isLate(): boolean {
    return this.#tried % LOOKS_EVERY === 0 && this.#left !== undefined && this.#left() < SEARCHED;
  }

  #after(
    before: kit.State,
    seat: kit.Seat,
    move: kit.Move,
    depth: number,
    low: number,
    high: number,
  ): number {
    const world = this.#worlds[depth]!;
    kit.copyState(before, world);
    this.#heuristics.game.play(world, seat, move, this.#random);
    this.#tried += depth === DEEPEST || this.#isLate() ? this.#most : 1;
    return this.#gaveUp() ? 0 : this.#value(world, depth, low, high);
  }

  /** What this moment is worth to the seat, if that lies between `low` and `high`; else a bound beyond them. */
  #value(world: kit.State, depth: number, low: number, high: number): number {
    const heuristics = this.#heuristics;
    if (heuristics.done(world, this.#worlds[0]!)) {
      heuristics.chances(world, this.#worlds[0]!, this.#chances);
      return this.#chances[this.#seat]!;
    }
    if (this.#ending.isUncertain(world, this.#seat)) return 0;
    const key = hashOf(world.cells);
    const known = this.#known.get(key) ?? { least: 0, most: 1 };
    if (known.least >= high || known.least === known.most) return known.least;
    if (known.most <= low) return known.most;

    const mover = heuristics.game.waitingFor(world);
    const mine = mover === this.#seat;
    let value = mine ? 0 : 1;
    let [from, to] = [low, high];
    for (const move of this.#likelyFirst(world, mover)) {
      const next = this.#after(world, mover, move, depth + 1, from, to);
      if (this.#gaveUp()) return 0;
      value = mine ? Math.max(value, next) : Math.min(value, next);
      if (mine) from = Math.max(from, value);
      else to = Math.min(to, value);
      if (from >= to) break;
    }
    this.#known.set(key, {
      least: value > low ? value : known.least,
      most: value < high ? value : known.most,
    });
    return value;
  }

  #likelyFirst(world: kit.State, seat: kit.Seat): kit.Move[] {
    const { game } = this.#heuristics;
    const count = game.legal(world, seat, this.#moves);
    this.#heuristics.moveWeights(world, seat, this.#moves, count, this.#weights);
    const weights = this.#weights.slice(0, count);
    const order = Array.from(weights.keys()).sort((a, b) => weights[b]! - weights[a]! || a - b);
    const moves = this.#moves.slice(0, count);
    return order.map((i) => moves[i]!);
  }
}

/** Two mixes of all cells in one number of 53 bits. */
function hashOf(cells: Int32Array): number {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < cells.length; i++) {
    a = Math.imul(a ^ cells[i]!, 0x01000193);
    b = Math.imul(b + cells[i]!, 0x85ebca6b) ^ (b >>> 15);
  }
  return (a >>> 0) * 0x20_0000 + (b >>> 11);
}
