import type { Ask } from './bot.ts';
import { cloneState, copyState, type Citation, type Game, type Seat, type State } from './game.ts';
import type { Move } from './moves.ts';

/** One move as a seat was told of it. */
export interface Seen {
  readonly seat: Seat;
  readonly facts: readonly Citation[];
}

/** What a seat saw of a game from its deal on. */
export type Past = Required<Pick<Ask, 'start' | 'history'>>;

/** What a seat knows: what it sees, and what it has seen where somebody wrote that down. */
export type Knowledge = Pick<Ask, 'view' | 'start' | 'history'>;

/** Writes down what some seats see of a game, move by move. */
export class Pasts {
  readonly #game: Game;
  readonly #before: State;
  readonly #pasts: ReadonlyMap<Seat, Past & { readonly history: Seen[] }>;

  constructor(game: Game, state: State, seats: readonly Seat[]) {
    this.#game = game;
    this.#before = cloneState(state);
    this.#pasts = new Map(
      seats.map((seat) => [seat, { start: game.view(state, seat), history: [] }]),
    );
  }

  /** A move was made, and led to this state. */
  played(seat: Seat, move: Move, after: State): void {
    for (const [reader, { history }] of this.#pasts)
      history.push({ seat, facts: this.#game.tell(this.#before, seat, move, after, reader) });
    copyState(after, this.#before);
  }

  /** The last move was taken back, and it is this state again. */
  takenBack(before: State): void {
    for (const { history } of this.#pasts.values()) history.pop();
    copyState(before, this.#before);
  }

  /** Nothing for a seat that was not asked for. */
  of(seat: Seat): Past | undefined {
    return this.#pasts.get(seat);
  }
}
