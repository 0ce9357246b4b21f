import { Solver, World, type GameHeuristics } from '@tischlein/bots';
import * as kit from '@tischlein/kit';

/** The seat does what the policy would do. */
export const POLICY = -2;

/** What happens first in each world; null where the game simply goes on. */
export type FirstStep = {
  readonly seat: kit.Seat;
  readonly move: kit.Move | typeof POLICY;
  /** The seat may react but need not; the table waits for another. */
  readonly reacting: boolean;
} | null;

/** By step: what each seat gets, world after world. NaN where the step is not legal in that world. */
export type Shares = readonly Float64Array[];

/** Moves an exact ending may try: for a warning that is a tenth of a second. */
const MAX_TRIED = 100_000;

/** No game should last this many moves; where one does, its heuristics estimate who is ahead. */
const LONGEST = 4000;

/**
 * The fixed measure of the coach: worlds that a seat could not tell from the real one, likelier ones more often where
 * it is known what the seat has seen, each played on by one cheap policy (moves drawn by the weights of the game's
 * heuristics). The worlds and all chance in them follow from what the seat knows alone: the first hundred of a thousand are
 * the same hundred. All steps are tried in the same worlds with the same chance, so that their differences say more
 * than their means.
 */
export class Worlds {
  readonly #heuristics: GameHeuristics;
  readonly #seats: number;
  readonly #imagined: kit.State;
  readonly #world: World;
  readonly #root: kit.State;
  readonly #chances: Float64Array;
  readonly #random = new kit.FastRandom('');
  readonly #solver: Solver | undefined;
  /** Of the last shares: nothing was hidden that told their worlds apart. */
  alike = false;

  constructor(heuristics: GameHeuristics, variant: kit.Variant) {
    this.#heuristics = heuristics;
    this.#seats = variant.seats;
    this.#imagined = kit.newState(variant);
    this.#world = new World(heuristics, variant);
    this.#world.random = this.#random;
    this.#root = kit.newState(variant);
    this.#chances = new Float64Array(variant.seats);
    const { ending } = heuristics;
    this.#solver = ending && new Solver(heuristics, ending, variant);
  }

  shares(known: kit.Knowledge, steps: readonly FirstStep[], count: number): Shares {
    const source = new kit.FastRandom(`coach 1\n${JSON.stringify(known.view)}`);
    const plain = this.#heuristics.game.imagine(known.view);
    const fill = this.#heuristics.reweight?.(known, plain) ?? plain;
    return this.#each(steps, count, source, () => fill(this.#imagined, source));
  }

  /** The same, but what the strong bot's exact ending proves of a step stands for what the policy would make of it. */
  provenShares(known: kit.Knowledge, steps: readonly FirstStep[], shares: Shares): Shares {
    const { view } = known;
    const random = new kit.FastRandom(`coach proves 1\n${JSON.stringify(view)}`);
    const isFree = steps.every((step) => step?.reacting === false);
    const values = isFree ? this.#solver?.values(view, random, MAX_TRIED) : null;
    const least = this.#heuristics.ending?.minValue ?? 0;
    return shares.map((measured, i) => {
      const value = values?.get(steps[i]!.move);
      if (value === undefined || value < least) return measured;
      // Only two seats have an ending.
      return measured.map((_, k) => (k % this.#seats === view.seat ? value : 1 - value));
    });
  }

  /** Of fresh deals: what each seat gets before anybody knows anything. */
  priors(count: number): Shares {
    const { options, seats } = this.#imagined.variant;
    const source = new kit.FastRandom(
      `coach prior 1\n${JSON.stringify([this.#heuristics.game.name, options, seats])}`,
    );
    return this.#each([null], count, source, () =>
      this.#heuristics.game.deal(this.#imagined, source),
    );
  }

  #each(
    steps: readonly FirstStep[],
    count: number,
    source: kit.FastRandom,
    next: () => void,
  ): Shares {
    const found = steps.map(() => new Float64Array(count * this.#seats));
    const chance = new Int32Array(4);
    this.alike = true;
    for (let i = 0; i < count; i++) {
      next();
      if (i === 0) kit.copyState(this.#imagined, this.#root);
      else this.alike &&= sameCells(this.#imagined, this.#root);
      for (let k = 0; k < 4; k++) chance[k] = source.bits();
      for (const [k, step] of steps.entries()) {
        kit.copyState(this.#imagined, this.#world.state);
        this.#random.restore(chance);
        if (this.#begin(step)) this.#playOut();
        else this.#chances.fill(Number.NaN);
        found[k]!.set(this.#chances, i * this.#seats);
      }
    }
    return found;
  }

  #begin(step: FirstStep): boolean {
    const world = this.#world;
    if (step === null) {
      world.goOn();
      return true;
    }
    const { seat, move } = step;
    if (step.reacting) world.invite(seat);
    else world.demand();
    const count = world.legal(seat);
    if (move !== POLICY && !world.moves.subarray(0, count).includes(move)) return false;
    world.answer(seat, move === POLICY ? world.draw(seat, count) : move);
    return true;
  }

  #playOut(): void {
    const { done, chances } = this.#heuristics;
    const world = this.#world;
    for (let left = LONGEST; left > 0 && !done(world.state, this.#root); left--) {
      const seat = world.next();
      if (seat === kit.NOBODY) break;
      world.answer(seat, world.draw(seat, world.legal(seat)));
    }
    chances(world.state, this.#root, this.#chances);
  }
}

const sameCells = ({ cells }: kit.State, other: kit.State): boolean =>
  cells.every((cell, i) => cell === other.cells[i]);
