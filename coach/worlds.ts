import type { Taste } from '@tischlein/bots/load';
import {
  copyState,
  FastRandom,
  lowestSeat,
  newState,
  NOBODY,
  WAIT,
  type Move,
  type Seat,
  type State,
  type Variant,
  type View,
} from '@tischlein/kit';

/** The seat does what the policy would do. */
export const POLICY = -2;

/** What happens first in each world; null where the game simply goes on. */
export type Step = {
  readonly seat: Seat;
  readonly move: Move | typeof POLICY;
  /** The seat may react but need not; the table waits for another. */
  readonly reacting: boolean;
} | null;

/** By step: what each seat gets, world after world. NaN where the step is not legal in that world. */
export type Shares = readonly Float64Array[];

/** No game should last this many moves; where one does, its taste estimates who is ahead. */
const LONGEST = 4000;

/**
 * The fixed measure of the coach: worlds that a view could not tell from the real one, each played on by one cheap
 * policy (moves drawn by the weights of the game's taste). The worlds and all chance in them follow from the view
 * alone: the first hundred of a thousand are the same hundred. All steps are tried in the same worlds with the same
 * chance, so that their differences say more than their means.
 */
export class Worlds {
  readonly #taste: Taste;
  readonly #seats: number;
  readonly #imagined: State;
  readonly #world: State;
  readonly #root: State;
  readonly #moves: Int32Array;
  readonly #weights: Int32Array;
  readonly #chances: Float64Array;
  readonly #random = new FastRandom('');
  #toAsk = 0;
  #reacting = false;

  constructor(taste: Taste, variant: Variant) {
    const most = variant.moves.size + 1;
    this.#taste = taste;
    this.#seats = variant.seats;
    this.#imagined = newState(variant);
    this.#world = newState(variant);
    this.#root = newState(variant);
    this.#moves = new Int32Array(most);
    this.#weights = new Int32Array(most);
    this.#chances = new Float64Array(variant.seats);
  }

  shares(view: View, steps: readonly Step[], count: number): Shares {
    const source = new FastRandom(`coach 1\n${JSON.stringify(view)}`);
    const fill = this.#taste.game.imagine(view);
    return this.#each(steps, count, source, () => fill(this.#imagined, source));
  }

  /** Of fresh deals: what each seat gets before anybody knows anything. */
  priors(count: number): Shares {
    const { options, seats, rules } = this.#imagined.variant;
    const source = new FastRandom(
      `coach prior 1\n${JSON.stringify([this.#taste.game.name, options, seats, rules])}`,
    );
    return this.#each([null], count, source, () => this.#taste.game.deal(this.#imagined, source));
  }

  #each(steps: readonly Step[], count: number, source: FastRandom, next: () => void): Shares {
    const found = steps.map(() => new Float64Array(count * this.#seats));
    const chance = new Int32Array(4);
    for (let i = 0; i < count; i++) {
      next();
      if (i === 0) copyState(this.#imagined, this.#root);
      for (let k = 0; k < 4; k++) chance[k] = source.bits();
      for (const [k, step] of steps.entries()) {
        copyState(this.#imagined, this.#world);
        this.#random.restore(chance);
        if (this.#begin(step)) this.#playOut();
        else this.#chances.fill(Number.NaN);
        found[k]!.set(this.#chances, i * this.#seats);
      }
    }
    return found;
  }

  #begin(step: Step): boolean {
    const { game } = this.#taste;
    this.#toAsk = step === null || step.reacting ? game.reactors(this.#world) : 0;
    if (step === null) return true;
    const { seat, move } = step;
    this.#reacting = step.reacting;
    const count = this.#legal(seat);
    if (move === POLICY) this.#answer(seat, this.#draw(seat, count));
    else if (this.#moves.subarray(0, count).includes(move)) this.#answer(seat, move);
    else return false;
    return true;
  }

  #playOut(): void {
    const { game, done, chances } = this.#taste;
    for (let left = LONGEST; left > 0 && !done(this.#world, this.#root); left--) {
      this.#reacting = this.#toAsk !== 0;
      const seat = this.#reacting ? this.#anyOf(this.#toAsk) : game.waitingFor(this.#world);
      if (seat === NOBODY) break;
      this.#answer(seat, this.#draw(seat, this.#legal(seat)));
    }
    chances(this.#world, this.#root, this.#chances);
  }

  #draw(seat: Seat, count: number): Move {
    if (count === 1) return this.#moves[0]!;
    this.#taste.weigh(this.#world, seat, this.#moves, count, this.#weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += this.#weights[i]!;
    let lot = this.#random.below(total);
    let i = 0;
    while ((lot -= this.#weights[i]!) >= 0) i++;
    return this.#moves[i]!;
  }

  #legal(seat: Seat): number {
    const count = this.#taste.game.legal(this.#world, seat, this.#moves);
    if (!this.#reacting) return count;
    this.#moves[count] = WAIT;
    return count + 1;
  }

  #answer(seat: Seat, move: Move): void {
    if (move === WAIT) {
      this.#toAsk &= ~(1 << seat);
      return;
    }
    this.#taste.game.play(this.#world, seat, move, this.#random);
    this.#toAsk = this.#taste.game.reactors(this.#world);
  }

  #anyOf(mask: number): Seat {
    let seats = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) seats += 1;
    let rest = mask;
    for (let lot = seats === 1 ? 0 : this.#random.below(seats); lot > 0; lot--) rest &= rest - 1;
    return lowestSeat(rest);
  }
}
