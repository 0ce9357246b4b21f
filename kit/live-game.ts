import { askOf, legalTexts, type Ask, type Bot } from './bot.ts';
import { fairChance } from './fair.ts';
import * as kit from './game.ts';
import type { Json } from './json.ts';
import { replayFrom, type MadeLine } from './replay.ts';
import { mustParse } from './parsed.ts';
import { Pasts } from './past.ts';
import { FastRandom } from './random.ts';
import { isSeed, type GameRecord, type Player } from './record.ts';
import { dealt, setUp } from './setup.ts';

/** Makes sentences of what a game cites, for one reader: a `Speaker` of `tischlein/rules`. */
export interface Sayer {
  told(cited: kit.Citation): string;
  refused(cited: kit.Citation): string;
}

export interface NewGame<X extends kit.Variant = kit.Variant> {
  /** The rest is as the game has it. */
  readonly options?: Partial<X['options']>;
  /** How many, or who sits there; as few as the game allows where left out. */
  readonly seats?: number | readonly Player[];
  /** The same seed deals the same cards. */
  readonly seed: string;
  /** Words for what happens; without them it is told as clauses and facts. */
  readonly say?: (reader: kit.Seat) => Sayer;
}

/** What became of a move that was tried. */
export type Tried =
  | {
      readonly ok: true;
      /** What it did, as far as the seat may know it. */
      readonly facts: readonly kit.Citation[];
      readonly sentences: readonly string[];
    }
  | {
      readonly ok: false;
      /** The clause that forbids it; null where nothing is written so, or nobody has that seat. */
      readonly clause: string | null;
      readonly facts: kit.Citation['facts'];
      readonly sentence: string;
    };

const WITHOUT_WORDS: Sayer = {
  told: ({ clause, facts }) => `${clause} ${JSON.stringify(facts)}`,
  refused: ({ clause, facts }) => `refused by ${clause} ${JSON.stringify(facts)}`,
};

/** One game that is played here, move by move, in texts. It keeps its record; nothing of it is shared with another. */
export class LiveGame<V extends kit.View = kit.View, X extends kit.Variant = kit.Variant> {
  readonly game: kit.Game<V, X>;
  readonly seats: number;
  readonly #setup: NewGame<X>;
  readonly #state: kit.State<X>;
  readonly #moves: MadeLine[];
  /** What the seats have seen; nobody pays for it who asks no bot. */
  #pasts: Pasts | null = null;

  constructor(
    game: kit.Game<V, X>,
    setup: NewGame<X>,
    state: kit.State<X>,
    moves: readonly MadeLine[],
  ) {
    this.game = game;
    this.seats = state.variant.seats;
    this.#setup = setup;
    this.#state = state;
    this.#moves = [...moves];
  }

  /** The seat the table waits for; null when the game is over. Others may have moves, too: see `legal`. */
  get waitingFor(): kit.Seat | null {
    const seat = this.game.waitingFor(this.#state);
    return seat === kit.NOBODY ? null : seat;
  }

  /** Null while it goes on. */
  get result(): kit.Result | null {
    return this.game.result(this.#state);
  }

  legal(seat: kit.Seat): string[] {
    this.#check(seat);
    return legalTexts(this.game, this.#state, seat);
  }

  /** What a seat, or a watcher, may know. */
  view(reader: kit.Reader): V {
    if (typeof reader === 'number') this.#check(reader);
    return this.game.view(this.#state, reader);
  }

  /** Makes the move if it is legal, and says why not if it is not. */
  try(seat: kit.Seat, text: string): Tried {
    this.#check(seat);
    const move = this.#state.variant.moves.find(text);
    if (move === undefined) return this.#unwritten(seat, text);
    const say = this.#setup.say?.(seat) ?? WITHOUT_WORDS;
    const refusal = this.game.refuse(this.#state, seat, move);
    if (refusal !== null) return { ok: false, ...refusal, sentence: say.refused(refusal) };
    const before = kit.cloneState(this.#state);
    this.#moves.push({ seat, move: text });
    this.game.play(this.#state, seat, move, fairChance(this.#setup.seed)(this.#moves.length));
    this.#pasts?.played(seat, move, this.#state);
    const facts = this.game.tell(before, seat, move, this.#state, seat);
    return { ok: true, facts, sentences: facts.map((fact) => say.told(fact)) };
  }

  /** What a bot at this seat gets: `bot(game.ask(seat), random)` answers a move or null. */
  ask(seat: kit.Seat, budget = 0): Ask<V> {
    this.#check(seat);
    this.#pasts ??= this.#pastsSoFar();
    const ask = askOf(this.game, this.#state, seat, { mayWait: seat !== this.waitingFor, budget });
    return { ...ask, ...this.#pasts.of(seat) } as Ask<V>;
  }

  /** Asks a bot and makes its move; null where it had rather wait. The same game gives the same move. */
  letBot(seat: kit.Seat, bot: Bot, budget = 0): Tried | null {
    const random = new FastRandom(`${this.#setup.seed} ${this.#moves.length} ${seat}`);
    const answer = bot(this.ask(seat, budget), random);
    return answer === null ? null : this.try(seat, answer);
  }

  /** The game so far, from which `replay` makes it again; `formatRecord` writes it down. */
  record(): GameRecord {
    const { seats, seed } = this.#setup;
    return {
      game: this.game.name,
      rules: this.game.version,
      options: this.#state.variant.options,
      seats: typeof seats === 'object' ? seats : seatNames(this.seats),
      seed,
      moves: [...this.#moves],
      ...(this.result && { end: 'played' as const }),
    };
  }

  /** The same moment once more: what is tried there changes nothing here. */
  clone(): LiveGame<V, X> {
    return new LiveGame(this.game, this.#setup, kit.cloneState(this.#state), this.#moves);
  }

  #check(seat: kit.Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      throw new RangeError(`there is no seat ${seat}: they are 0 to ${this.seats - 1}`);
  }

  #unwritten(seat: kit.Seat, text: string): Tried {
    const legal = this.legal(seat);
    const may = legal.length === 0 ? 'nothing now' : legal.join(', ');
    const sentence = `"${text}" is no move of ${this.game.name}; seat ${seat} may: ${may}`;
    return { ok: false, clause: null, facts: {}, sentence };
  }

  #pastsSoFar(): Pasts {
    const { game } = this;
    const chance = fairChance(this.#setup.seed);
    const start = dealt(game, this.#state.variant, chance);
    const pasts = new Pasts(game, start, [...Array(this.seats).keys()]);
    replayFrom(
      game,
      { start, chance, lines: this.#moves },
      { move: (_, seat, move, after) => pasts.played(seat, move, after) },
    );
    return pasts;
  }
}

const seatNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => `seat ${seat}`);

/** Deals a game. What is wrong with options, seats or seed is thrown, in a sentence. */
export function newGame<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  setup: NewGame<X>,
): LiveGame<V, X> {
  const { options = {}, seats = game.seats.min, seed } = setup;
  if (typeof seed !== 'string' || !isSeed(seed))
    throw new TypeError('newGame: a seed is wanted, one line of text: each deals other cards');
  const count = typeof seats === 'number' ? seats : seats.length;
  const variant = mustParse(setUp(game, options as Json, count));
  return new LiveGame(game, setup, dealt(game, variant, fairChance(seed)), []);
}
