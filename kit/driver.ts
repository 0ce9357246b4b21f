import { NOBODY, type Game, type Seat, type State } from './game.ts';
import { WAIT, type Move } from './moves.ts';
import type { Chance } from './fair.ts';
import type { Random } from './random.ts';

/** At most this many moves; a game that goes on longer has no end (see the conformance suite). */
export const MAX_MOVES = 20_000;

/**
 * Runs a game where there is no table: playouts, arena, terminal, tests. After each move the seats that may
 * react are asked first, in random order, quicker ones more likely early; if all of them wait, the seat the table
 * waits for is asked. The caller gets the answers wherever they come from, at once or much later:
 *
 *     for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) driver.answer(await …);
 */
export class Driver {
  /** How many moves have been made. */
  ply = 0;
  /** The seat asked now may also answer WAIT. */
  reacting = false;

  readonly #game: Game;
  readonly #state: State;
  readonly #chance: Chance | Random;
  readonly #order: Random;
  /** By seat, how quick it is: twice the number, twice as likely to be asked first. */
  readonly #quickness: readonly number[] | undefined;
  #asked: Seat = NOBODY;
  /** Reactors not yet asked since the last move. */
  #toAsk = 0;

  /** One Random for all moves, or a fresh one for each. */
  constructor(
    game: Game,
    state: State,
    chance: Chance | Random,
    order: Random,
    quickness?: readonly number[],
  ) {
    this.#game = game;
    this.#state = state;
    this.#chance = chance;
    this.#order = order;
    this.#quickness = quickness;
    this.#toAsk = game.reactors(state);
  }

  /** Whom to ask now. */
  next(): Seat {
    this.reacting = this.#toAsk !== 0;
    this.#asked = this.reacting ? this.#nextReactor() : this.#game.waitingFor(this.#state);
    return this.#asked;
  }

  /** The answer of the seat that `next` named: a legal move, or WAIT from a reactor. */
  answer(move: Move): void {
    if (move === WAIT) {
      this.#toAsk &= ~(1 << this.#asked);
      return;
    }
    this.ply += 1;
    const chance = this.#chance;
    const random = typeof chance === 'function' ? chance(this.ply) : chance;
    this.#game.play(this.#state, this.#asked, move, random);
    this.#toAsk = this.#game.reactors(this.#state);
  }

  /** Any legal answer of the seat that `next` named; a reactor waits as often as it makes any one of its moves. */
  anyAnswer(random: Random, moves: Int32Array): Move {
    const count = this.#game.legal(this.#state, this.#asked, moves);
    const lot = random.below(this.reacting ? count + 1 : count);
    return lot === count ? WAIT : moves[lot]!;
  }

  #nextReactor(): Seat {
    const quickness = this.#quickness;
    let total = 0;
    for (let rest = this.#toAsk; rest !== 0; rest &= rest - 1)
      total += quickness === undefined ? 1 : quickness[lowestSeat(rest)]!;
    if (total === 1) return lowestSeat(this.#toAsk);
    let lot = this.#order.below(total);
    let rest = this.#toAsk;
    for (;;) {
      const seat = lowestSeat(rest);
      lot -= quickness === undefined ? 1 : quickness[seat]!;
      if (lot < 0) return seat;
      rest &= rest - 1;
    }
  }
}

/** The lowest seat of a mask that is not empty. */
export const lowestSeat = (mask: number): Seat => 31 - Math.clz32(mask & -mask);

/** Plays random legal moves to the end and answers how many. */
export function playout(game: Game, state: State, random: Random, moves: Int32Array): number {
  const driver = new Driver(game, state, random, random);
  while (driver.next() !== NOBODY) {
    driver.answer(driver.anyAnswer(random, moves));
    if (driver.ply > MAX_MOVES) throw new Error(`${game.name}: no end after ${MAX_MOVES} moves`);
  }
  return driver.ply;
}
