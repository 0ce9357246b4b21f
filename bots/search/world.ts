import * as kit from '@tischlein/kit';
import type { GameHeuristics } from './heuristics.ts';

/**
 * An imagined world that is played on. Seats are asked as by the driver: those that may react first, in random order,
 * then the one the table waits for.
 */
export class World {
  readonly state: kit.State;
  /** The legal moves of the seat asked last, and how likely the heuristics find each. */
  readonly moves: Int32Array;
  readonly weights: Int32Array;
  random!: kit.Random;
  readonly #heuristics: GameHeuristics;
  readonly #game: kit.Game;
  /** Reactors that are still to be asked. */
  #toAsk = 0;
  /** The seat asked now may also answer WAIT. */
  #reacting = false;

  constructor(heuristics: GameHeuristics, variant: kit.Variant) {
    const most = variant.moves.size + 1;
    this.#heuristics = heuristics;
    this.#game = heuristics.game;
    this.state = kit.newState(variant);
    this.moves = new Int32Array(most);
    this.weights = new Int32Array(most);
  }

  /** It goes on by itself: `next` names whom to ask first. */
  goOn(): void {
    this.#toAsk = kit.reactorsToAsk(this.#game, this.state);
  }

  /** A certain seat is asked first: one that has to move. */
  demand(): void {
    this.#reacting = false;
    this.#toAsk = 0;
  }

  /** A certain seat is asked first: this one, which may react. */
  invite(seat: kit.Seat): void {
    this.#reacting = true;
    this.#toAsk = kit.reactorsToAsk(this.#game, this.state) | (1 << seat);
  }

  /** Whom to ask now. */
  next(): kit.Seat {
    this.#reacting = this.#toAsk !== 0;
    return kit.nextToAsk(this.#game, this.state, this.#toAsk, this.random);
  }

  /** Fills `moves` with what the seat asked now may answer, and counts it. */
  legal(seat: kit.Seat): number {
    const count = this.#game.legal(this.state, seat, this.moves);
    if (!this.#reacting) return count;
    this.moves[count] = kit.WAIT;
    return count + 1;
  }

  /** One of the legal moves, each as likely as its weight. */
  draw(seat: kit.Seat, count: number): kit.Move {
    const { moves, weights } = this;
    if (count === 1) return moves[0]!;
    this.#heuristics.moveWeights(this.state, seat, moves, count, weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i]!;
    let lot = this.random.below(total);
    let i = 0;
    while ((lot -= weights[i]!) >= 0) i++;
    return moves[i]!;
  }

  answer(seat: kit.Seat, move: kit.Move): void {
    if (move === kit.WAIT) {
      this.#toAsk &= ~(1 << seat);
      return;
    }
    this.#game.play(this.state, seat, move, this.random);
    this.#toAsk = kit.reactorsToAsk(this.#game, this.state);
  }
}
