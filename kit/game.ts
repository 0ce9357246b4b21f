import type { FactTable } from './facts.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move, MoveTable } from './moves.ts';
import type { Option, Options, Preset } from './options.ts';
import type { Parsed } from './parsed.ts';
import type { Random } from './random.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** Where a seat is asked for and there is none: the game is over. */
export const NOBODY: Seat = -1;

/** Who looks on without a seat. */
export const WATCHER = 'watcher';
export type Reader = Seat | typeof WATCHER;

/** A game with its options and seats chosen. It is made once per choice and shared by all states of it. */
export interface Variant {
  readonly options: Options;
  readonly seats: number;
  /** How many numbers a state of it holds. */
  readonly size: number;
  readonly moves: MoveTable;
}

/** One moment of a game: whole numbers only, no generator, no seed. A game's `layout.ts` says what is where. */
export interface State<X extends Variant = Variant> {
  readonly variant: X;
  readonly cells: Int32Array;
}

export const newState = <X extends Variant>(variant: X): State<X> => ({
  variant,
  cells: new Int32Array(variant.size),
});

/** Both states are of one variant. */
export function copyState(from: State, into: State): void {
  into.cells.set(from.cells);
}

export function cloneState<X extends Variant>(state: State<X>): State<X> {
  return { variant: state.variant, cells: state.cells.slice() };
}

/** What one seat (or a watcher, `seat: null`) may know, as plain JSON. Each game adds its own fields. */
export interface View {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat | null;
}

/** A clause of the rules with the facts it was applied to: why a move is refused, or what a move did. */
export interface Citation {
  readonly clause: string;
  readonly facts: JsonObject;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** By seat: the winners are 1; equals share a place and the next is skipped. */
  readonly places: readonly number[];
}

/** Winners first, the others by what they have to show: more is better. */
export function placesBy(winners: readonly Seat[], worth: readonly number[]): number[] {
  const ahead = (seat: Seat) => (winners.includes(seat) ? Infinity : worth[seat]!);
  return worth.map((_, seat) => 1 + worth.filter((__, other) => ahead(other) > ahead(seat)).length);
}

/**
 * Fills a state with one world that this view could not tell from the real one. (Written as a method's type so that
 * a game of any variant is a Game; states never meet functions of another game.)
 */
export type Fill<X extends Variant = Variant> = {
  fill(into: State<X>, random: Random): void;
}['fill'];

/** What every game answers. A game is a value; nothing here keeps anything between two calls. */
export interface Game<V extends View = View, X extends Variant = Variant> {
  readonly name: string;
  /** Of the rules: records and journals name it, and those of another are refused. A change in the meaning of any move raises it. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  readonly presets: readonly Preset[];
  /** Every clause id a refusal or a told fact may cite, and every other one of the rule book. */
  readonly clauses: readonly string[];
  /** The facts a move's telling may have, and those of a refusal, by clause. */
  readonly told: FactTable;
  readonly refused: FactTable;

  /** From options and seats that `setUp` has checked. The same choice gives the same variant. */
  variant(options: Options, seats: number): X;
  /** A fresh game, dealt into any state of the variant. */
  deal(into: State<X>, random: Random): void;
  /** The one place that changes a state. The move must be legal. */
  play(state: State<X>, seat: Seat, move: Move, random: Random): void;

  /**
   * Writes the seat's legal moves into the caller's buffer and answers how many there are. Each stands once, in an order that
   * hidden cards can not change: by the order of the moves or of the own hand, say, never by how something hidden is stored.
   */
  legal(state: State<X>, seat: Seat, into: Int32Array): number;
  /** The seat the table waits for, or NOBODY when the game is over. */
  waitingFor(state: State<X>): Seat;
  /** A bit mask of the other seats that may move now. It knows the hands: never tell it to anyone. */
  reactors(state: State<X>): number;
  /**
   * Whether the move can ever be legal with these options and seats, as the rules say: learners choose among those. Left out,
   * every one that can be written is.
   */
  possible?(variant: X, move: Move): boolean;
  /** Why the seat may not make this move now, with facts this seat may know; null where it may. */
  refuse(state: State<X>, seat: Seat, move: Move): Citation | null;
  result(state: State<X>): Result | null;
  /** By seat, how well it stands for onlookers of this view: more is better. */
  standing(view: V): readonly number[];

  /** Built up from nothing: only what the reader may know. */
  view(state: State<X>, reader: Reader): V;
  /** Prepares once, then fills many worlds. For the own seat, `view` of each world is the same view again. */
  imagine(view: V): Fill<X>;
  /** What a move did, as far as the reader may know it. `before` is untouched by the move. */
  tell(before: State<X>, seat: Seat, move: Move, after: State<X>, reader: Reader): Citation[];

  /** The position as `rules/` specifies it: everything, also what is hidden. */
  position(state: State<X>): JsonObject;
  parsePosition(json: Json): Parsed<State<X>>;
}
