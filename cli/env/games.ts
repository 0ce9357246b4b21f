import {
  Driver,
  FastRandom,
  NOBODY,
  WAIT,
  askOf,
  cloneState,
  copyState,
  newState,
  type Bot,
  type Encoding,
  type Game,
  type Seat,
  type State,
  type Variant,
} from '@tischlein/kit';
import { fail } from '../failure.ts';

/** Who answers in a seat: whoever learns, or a bot with its budget. */
export type Answerer = 'learner' | { readonly bot: Bot; readonly budget: number };

export interface EnvPlan {
  readonly game: Game;
  readonly variant: Variant;
  readonly encoding: Encoding;
  readonly seated: readonly Answerer[];
  readonly count: number;
  readonly seed: string;
  /** Keep all that each seat was told, for strings with perfect recall. */
  readonly recall: boolean;
}

/** Many games at once, each dealt anew when it ends. The same seed and the same answers give the same games. */
export class GamesAtOnce {
  readonly #plan: EnvPlan;
  readonly #games: OneGame[];
  readonly #moves: Int32Array;
  // What all of them show after a step: docs/environment.md.
  readonly #seats: Int32Array;
  readonly #ended: Int32Array;
  readonly #rewards: Float32Array;
  readonly #counts: Int32Array;
  /** Padded to whole 32-bit words. */
  readonly #observations: Int16Array;
  /** The legal actions of all games, one game after the other, and where those of each begin. */
  #legal = new Int32Array(1024);
  readonly #starts: Int32Array;

  constructor(plan: EnvPlan) {
    const { count, variant, encoding } = plan;
    this.#plan = plan;
    this.#moves = new Int32Array(variant.moves.size);
    this.#games = Array.from({ length: count }, (_, i) => new OneGame(plan, i));
    this.#seats = new Int32Array(count);
    this.#ended = new Int32Array(count);
    this.#rewards = new Float32Array(count * variant.seats);
    this.#counts = new Int32Array(count);
    this.#observations = new Int16Array(2 * Math.ceil((count * encoding.size) / 2));
    this.#starts = new Int32Array(count + 1);
    this.reset(plan.seed);
  }

  get count(): number {
    return this.#games.length;
  }

  reset(seed: string): void {
    for (const game of this.#games) game.restart(seed);
    this.#show();
  }

  /** One answer for each game; the number behind the last move means to wait. */
  step(actions: Int32Array): void {
    const wait = this.#plan.variant.moves.size;
    this.#games.forEach((game, i) => {
      const action = actions[i]!;
      const legal = this.#legal.subarray(this.#starts[i], this.#starts[i + 1]);
      if (!legal.includes(action)) fail(`action ${action} is not legal in game ${i}`);
      game.answer(action === wait ? WAIT : action);
    });
    this.#show();
  }

  /** In the order of the stream. */
  get shown() {
    const total = this.#starts.at(-1)!;
    return {
      total: Int32Array.of(total),
      seats: this.#seats,
      ended: this.#ended,
      rewards: this.#rewards,
      counts: this.#counts,
      observations: this.#observations,
      legal: this.#legal.subarray(0, total),
    };
  }

  observe(index: number, seat: Seat): Int16Array {
    const row = new Int16Array(this.#plan.encoding.size);
    this.#plan.encoding.write(this.#game(index, seat).state, seat, row, 0);
    return row;
  }

  remembered(index: number, seat: Seat): string {
    if (!this.#plan.recall) fail('what a seat remembers needs --recall');
    return this.#game(index, seat).remembered(seat);
  }

  #game(index: number, seat: Seat): OneGame {
    const { count, variant } = this.#plan;
    const game = this.#games[index];
    if (game === undefined) return fail(`there is no game ${index}: they are 0 to ${count - 1}`);
    if (seat < 0 || seat >= variant.seats)
      fail(`there is no seat ${seat}: they are 0 to ${variant.seats - 1}`);
    return game;
  }

  #show(): void {
    const { game, variant, encoding } = this.#plan;
    this.#rewards.fill(0);
    this.#observations.fill(0);
    let at = 0;
    for (const [i, one] of this.#games.entries()) {
      const { seat, winners, state } = one;
      this.#seats[i] = seat;
      this.#ended[i] = winners === null ? 0 : 1;
      for (const winner of winners ?? [])
        this.#rewards[i * variant.seats + winner] = 1 / winners!.length;
      encoding.write(state, seat, this.#observations, i * encoding.size);
      const count = game.legal(state, seat, this.#moves);
      if (at + count + 1 > this.#legal.length) {
        const larger = new Int32Array(2 * (at + count + 1));
        larger.set(this.#legal);
        this.#legal = larger;
      }
      for (let k = 0; k < count; k++) this.#legal[at++] = this.#moves[k]!;
      if (one.mayWait) this.#legal[at++] = variant.moves.size;
      this.#starts[i + 1] = at;
      this.#counts[i] = at - this.#starts[i]!;
    }
  }
}

/** One game, played on by its bots until a learner is asked. */
class OneGame {
  readonly state: State;
  seat: Seat = NOBODY;
  mayWait = false;
  /** Of the game that the last answer ended. */
  winners: readonly Seat[] | null = null;

  readonly #plan: EnvPlan;
  readonly #index: number;
  readonly #random = new FastRandom('');
  readonly #before: State;
  #driver!: Driver;
  #seed = '';
  #dealt = 0;
  #told: string[][] = [];

  constructor(plan: EnvPlan, index: number) {
    this.#plan = plan;
    this.#index = index;
    this.state = newState(plan.variant);
    this.#before = cloneState(this.state);
  }

  restart(seed: string): void {
    this.#seed = seed;
    this.#dealt = 0;
    this.winners = null;
    this.#deal();
    this.#goOn();
  }

  answer(move: number): void {
    this.winners = null;
    this.#make(move);
    this.#goOn();
  }

  /** What the seat saw at the deal, and everything it was told since, in order. */
  remembered(seat: Seat): string {
    return this.#told[seat]!.join('\n');
  }

  #deal(): void {
    const { game, variant, recall } = this.#plan;
    this.#random.reseed(`${this.#seed} ${this.#index} ${this.#dealt++}`);
    game.deal(this.state, this.#random);
    this.#driver = new Driver(game, this.state, () => this.#random, this.#random);
    if (recall)
      this.#told = Array.from({ length: variant.seats }, (_, seat) => [
        JSON.stringify(game.view(this.state, seat)),
      ]);
  }

  #goOn(): void {
    for (;;) {
      const seat = this.#driver.next();
      if (seat === NOBODY) {
        this.winners = this.#plan.game.result(this.state)!.winners;
        this.#deal();
        continue;
      }
      this.seat = seat;
      this.mayWait = this.#driver.reacting;
      const answerer = this.#plan.seated[seat]!;
      if (answerer === 'learner') return;
      const ask = askOf(this.#plan.game, this.state, seat, {
        mayWait: this.mayWait,
        budget: answerer.budget,
      });
      const text = answerer.bot(ask, this.#random);
      this.#make(text === null ? WAIT : this.#plan.variant.moves.find(text)!);
    }
  }

  #make(move: number): void {
    const { game, recall, variant } = this.#plan;
    if (!recall || move === WAIT) return this.#driver.answer(move);
    copyState(this.state, this.#before);
    const seat = this.seat;
    this.#driver.answer(move);
    for (let reader = 0; reader < variant.seats; reader++) {
      const facts = game.tell(this.#before, seat, move, this.state, reader);
      const own = reader === seat ? [variant.moves.text(move)] : [];
      this.#told[reader]!.push(JSON.stringify([seat, ...own, facts]));
    }
  }
}
