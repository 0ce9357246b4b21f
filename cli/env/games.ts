import * as kit from '@tischlein/kit';
import { fail } from '../failure.ts';

/** Who answers in a seat: whoever learns, or a bot with its budget. */
export type Answerer = 'learner' | { readonly bot: kit.Bot; readonly budget: number };

export interface EnvPlan {
  readonly game: kit.Game;
  readonly variant: kit.Variant;
  readonly encoding: kit.Encoding;
  /** By action, the move it means; the action behind the last one waits. */
  readonly actions: Int32Array;
  readonly seated: readonly Answerer[];
  readonly count: number;
  readonly seed: string;
  /** Keep all that each seat was told and has seen, for perfect recall. */
  readonly recall: boolean;
  /** A game that has ended stays as it is until all are dealt anew. */
  readonly stay: boolean;
}

/** Many games at once, each dealt anew when it ends. The same seed and the same answers give the same games. */
export class GamesAtOnce {
  readonly #games: OneGame[];
  readonly #moves: Int32Array;
  /** By move, its action. */
  readonly #actions: Int32Array;
  readonly #saved = new Map<number, SavedGame>();
  #handles = 0;
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

  constructor(private readonly plan: EnvPlan) {
    const { count, variant, encoding, actions } = plan;
    this.#actions = new Int32Array(variant.moves.size).fill(-1);
    actions.forEach((move, action) => (this.#actions[move] = action));
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

  /** One answer for each game, or none at all where one is not legal. */
  step(actions: Int32Array): void {
    const moves = this.plan.actions;
    for (let i = 0; i < actions.length; i++) {
      const at = this.#legal.indexOf(actions[i]!, this.#starts[i]);
      if (at < 0 || at >= this.#starts[i + 1]!)
        fail(`action ${actions[i]} is not legal in game ${i}`);
    }
    this.#games.forEach((game, i) => game.answer(moves[actions[i]!] ?? kit.WAIT));
    this.#show();
  }

  /** Keeps a game as it is now, and answers a number to come back to it by. */
  save(index: number): number {
    this.#saved.set(++this.#handles, this.#game(index, 0).save());
    return this.#handles;
  }

  /** Any of the games goes on from there, as often as one likes; with a seed by another chance. */
  restore(handle: number, index: number, seed: string): void {
    const saved = this.#saved.get(handle) ?? fail(`nothing is saved as ${handle}`);
    this.#game(index, 0).restore(saved, seed);
    this.#show();
  }

  forget(handle: number): void {
    this.#saved.delete(handle);
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

  observe(index: number, seat: kit.Seat): Int16Array {
    const row = new Int16Array(this.plan.encoding.size);
    this.plan.encoding.write(this.#game(index, seat).state, seat, row, 0);
    return row;
  }

  remembered(index: number, seat: kit.Seat): string {
    return this.#withRecall(index, seat)
      .map(({ text }) => text)
      .join('\n');
  }

  /** The same as rows: who moved (from 1, 0 for the deal), the own action (from 1, 0 for another's), what is seen then. */
  rememberedRows(index: number, seat: kit.Seat): Int16Array {
    const memory = this.#withRecall(index, seat);
    const size = 2 + this.plan.encoding.size;
    const rows = new Int16Array(memory.length * size);
    memory.forEach(({ by, move, seen }, i) => {
      rows[i * size] = by + 1;
      rows[i * size + 1] = move === null ? 0 : this.#actions[move]! + 1;
      rows.set(seen, i * size + 2);
    });
    return rows;
  }

  #withRecall(index: number, seat: kit.Seat): readonly Remembered[] {
    if (!this.plan.recall) fail('what a seat remembers needs --recall');
    return this.#game(index, seat).memories[seat]!;
  }

  #game(index: number, seat: kit.Seat): OneGame {
    const { count, variant } = this.plan;
    const game = this.#games[index];
    if (game === undefined) return fail(`there is no game ${index}: they are 0 to ${count - 1}`);
    if (seat < 0 || seat >= variant.seats)
      fail(`there is no seat ${seat}: they are 0 to ${variant.seats - 1}`);
    return game;
  }

  /** The encoding of a game from outside may not fit all of its views. */
  #write(state: kit.State, seat: kit.Seat, at: number): void {
    try {
      this.plan.encoding.write(state, seat, this.#observations, at);
    } catch (error) {
      const { game } = this.plan;
      const said = `${(error as Error).message} in ${JSON.stringify(game.view(state, seat))}`;
      fail(`the encoding of ${game.name} does not fit its view: ${said}`);
    }
  }

  #show(): void {
    const { actions, game, variant, encoding } = this.plan;
    this.#rewards.fill(0);
    this.#observations.fill(0);
    let at = 0;
    for (const [i, one] of this.#games.entries()) {
      const { state } = one;
      const { seat, mayWait, winners, isOver } = one.standing;
      this.#seats[i] = seat;
      this.#ended[i] = winners === null ? 0 : 1;
      for (const winner of winners ?? [])
        this.#rewards[i * variant.seats + winner] = 1 / winners!.length;
      this.#write(state, seat, i * encoding.size);
      const count = isOver ? 0 : game.legal(state, seat, this.#moves);
      if (at + count + 1 > this.#legal.length) {
        const larger = new Int32Array(2 * (at + count + 1));
        larger.set(this.#legal);
        this.#legal = larger;
      }
      for (let k = 0; k < count; k++) this.#legal[at++] = this.#actions[this.#moves[k]!]!;
      if (mayWait) this.#legal[at++] = actions.length;
      this.#starts[i + 1] = at;
      this.#counts[i] = at - this.#starts[i]!;
    }
  }
}

/** Where a game stands between two answers. */
interface Standing {
  readonly seat: kit.Seat;
  readonly mayWait: boolean;
  /** Of the game that the last answer ended. */
  readonly winners: readonly kit.Seat[] | null;
  /** It has ended, and stays. */
  readonly isOver: boolean;
}

interface SavedGame {
  readonly state: kit.State;
  readonly random: Int32Array;
  readonly driver: kit.DriverMoment;
  readonly standing: Standing;
  readonly memories: readonly (readonly Remembered[])[];
}

/** One moment of a game as one seat knows it. */
interface Remembered {
  readonly text: string;
  readonly by: kit.Seat;
  /** Of the seat itself. */
  readonly move: kit.Move | null;
  readonly seen: Int16Array;
}

/** One game, played on by its bots until a learner is asked. */
class OneGame {
  readonly state: kit.State;
  standing: Standing = { seat: kit.NOBODY, mayWait: false, winners: null, isOver: false };

  readonly #random = new kit.FastRandom('');
  readonly #before: kit.State;
  #driver!: kit.Driver;
  #seed = '';
  #dealt = 0;
  /** By seat, from the deal on. */
  memories: Remembered[][] = [];

  constructor(
    private readonly plan: EnvPlan,
    private readonly index: number,
  ) {
    this.state = kit.newState(plan.variant);
    this.#before = kit.cloneState(this.state);
  }

  restart(seed: string): void {
    this.#seed = seed;
    this.#dealt = 0;
    this.#deal();
    this.#goOn();
  }

  save(): SavedGame {
    const random = new Int32Array(4);
    this.#random.save(random);
    const memories = this.memories.map((memory) => [...memory]);
    const [state, driver] = [kit.cloneState(this.state), this.#driver.save()];
    return { state, random, driver, standing: this.standing, memories };
  }

  restore(saved: SavedGame, seed: string): void {
    kit.copyState(saved.state, this.state);
    this.#random.restore(saved.random);
    if (seed !== '') this.#random.reseed(seed);
    this.#driver.restore(saved.driver);
    this.standing = saved.standing;
    this.memories = saved.memories.map((memory) => [...memory]);
  }

  answer(move: number): void {
    this.#make(move);
    this.#goOn();
  }

  #deal(): void {
    const { game, variant, recall } = this.plan;
    this.#random.reseed(`${this.#seed} ${this.index} ${this.#dealt++}`);
    game.deal(this.state, this.#random);
    this.#driver = new kit.Driver(game, this.state, () => this.#random, this.#random);
    if (recall)
      this.memories = Array.from({ length: variant.seats }, (_, seat) => [
        this.#moment(seat, kit.NOBODY, null, game.view(this.state, seat)),
      ]);
  }

  #goOn(): void {
    const { game, variant, seated, stay } = this.plan;
    let winners: Standing['winners'] = null;
    for (;;) {
      const seat = this.#driver.next();
      if (seat === kit.NOBODY) {
        ({ winners } = game.result(this.state)!);
        if (stay) {
          const last = this.standing.seat;
          this.standing = { seat: last, mayWait: false, winners, isOver: true };
          return;
        }
        this.#deal();
        continue;
      }
      const mayWait = this.#driver.reacting;
      this.standing = { seat, mayWait, winners, isOver: false };
      const answerer = seated[seat]!;
      if (answerer === 'learner') return;
      const { bot, budget } = answerer;
      const text = bot(kit.askOf(game, this.state, seat, { mayWait, budget }), this.#random);
      this.#make(text === null ? kit.WAIT : variant.moves.find(text)!);
    }
  }

  #make(move: number): void {
    const { game, recall, variant } = this.plan;
    if (!recall || move === kit.WAIT) return this.#driver.answer(move);
    kit.copyState(this.state, this.#before);
    const { seat } = this.standing;
    this.#driver.answer(move);
    for (let reader = 0; reader < variant.seats; reader++) {
      const facts = game.tell(this.#before, seat, move, this.state, reader);
      const own = reader === seat ? [variant.moves.text(move)] : [];
      const made = reader === seat ? move : null;
      this.memories[reader]!.push(this.#moment(reader, seat, made, [seat, ...own, facts]));
    }
  }

  #moment(reader: kit.Seat, by: kit.Seat, move: kit.Move | null, said: unknown): Remembered {
    const { encoding } = this.plan;
    const seen = new Int16Array(encoding.size);
    encoding.write(this.state, reader, seen, 0);
    return { text: JSON.stringify(said), by, move, seen };
  }
}
