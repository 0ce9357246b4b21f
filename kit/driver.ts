import { NOBODY, type Game, type Seat, type State } from './game.ts';
import { WAIT, type Move } from './moves.ts';
import type { Chance } from './fair.ts';
import type { Random } from './random.ts';

export interface DriverMoment {
  readonly ply: number;
  readonly reacting: boolean;
  readonly asked: Seat;
  readonly toAsk: number;
}

/** At most this many moves; a game that goes on longer has no end (see the conformance suite). */
export const MAX_MOVES = 20_000;

/**
 * Runs a game where there is no table: playouts, arena, terminal, tests. After each move the seats that may
 * react are asked first, in random order; if all of them wait, the seat the table waits for is asked. The caller
 * gets the answers wherever they come from, at once or much later:
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
  #asked: Seat = NOBODY;
  /** Reactors not yet asked since the last move. */
  #toAsk = 0;

  /** One Random for all moves, or a fresh one for each. */
  constructor(game: Game, state: State, chance: Chance | Random, order: Random) {
    this.#game = game;
    this.#state = state;
    this.#chance = chance;
    this.#order = order;
    this.#toAsk = reactorsToAsk(game, state);
  }

  /** Whom to ask now. */
  next(): Seat {
    this.reacting = this.#toAsk !== 0;
    this.#asked = nextToAsk(this.#game, this.#state, this.#toAsk, this.#order);
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
    this.#toAsk = reactorsToAsk(this.#game, this.#state);
  }

  /** Where it stands beside the state and the chance, to come back to with `restore`. */
  save(): DriverMoment {
    return { ply: this.ply, reacting: this.reacting, asked: this.#asked, toAsk: this.#toAsk };
  }

  restore({ ply, reacting, asked, toAsk }: DriverMoment): void {
    this.ply = ply;
    this.reacting = reacting;
    this.#asked = asked;
    this.#toAsk = toAsk;
  }

  /** Any legal answer of the seat that `next` named; a reactor waits as often as it makes any one of its moves. */
  anyAnswer(random: Random, moves: Int32Array): Move {
    const count = this.#game.legal(this.#state, this.#asked, moves);
    const lot = random.below(this.reacting ? count + 1 : count);
    return lot === count ? WAIT : moves[lot]!;
  }
}

/** Who may react and was not asked since the last move, as a mask: they come before the seat the table waits for. */
export const reactorsToAsk = (game: Game, state: State, asked = 0): number =>
  game.reactors(state) & ~asked;

/** Who is asked next: any of the reactors that are to be asked, each as likely, then the seat the table waits for. */
export function nextToAsk(game: Game, state: State, toAsk: number, order: Random): Seat {
  if (toAsk === 0) return game.waitingFor(state);
  let rest = toAsk & (toAsk - 1);
  if (rest === 0) return lowestSeat(toAsk);
  let seats = 1;
  for (; rest !== 0; rest &= rest - 1) seats += 1;
  rest = toAsk;
  for (let lot = order.below(seats); lot > 0; lot--) rest &= rest - 1;
  return lowestSeat(rest);
}

const lowestSeat = (mask: number): Seat => 31 - Math.clz32(mask & -mask);

/** Plays random legal moves to the end and answers how many. */
export function playout(game: Game, state: State, random: Random, moves: Int32Array): number {
  const driver = new Driver(game, state, random, random);
  while (driver.next() !== NOBODY) {
    driver.answer(driver.anyAnswer(random, moves));
    if (driver.ply > MAX_MOVES) throw new Error(`${game.name}: no end after ${MAX_MOVES} moves`);
  }
  return driver.ply;
}
