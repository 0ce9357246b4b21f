import {
  cloneState,
  FastRandom,
  type Citation,
  type Game,
  type JsonObject,
  legalTexts,
  mustParse,
  NOBODY,
  type Seat,
  type State,
  type View,
} from '@tischlein/kit';

/** A game of this page alone: from a position, by the real rules, as one seat sees it. */
export class LocalTable {
  readonly game: Game;
  readonly seat: Seat;
  readonly before: State;
  view = $state.raw<View | null>(null);
  /** What the last move did; nothing where it was taken back. */
  facts = $state.raw<readonly Citation[]>([]);
  /** What became of a try is said beside the table. */
  readonly refused = null;
  /** What stands after each move, and what the move did. */
  #played = $state.raw<readonly { readonly state: State; readonly facts: readonly Citation[] }[]>(
    [],
  );

  /** Without a seat it is whoever goes next. */
  constructor(game: Game, position: JsonObject, seat?: Seat) {
    this.game = game;
    this.before = mustParse(game.parsePosition(position));
    this.seat = seat ?? game.waitingFor(this.before);
    this.backTo(0);
  }

  get state(): State {
    return this.#played.at(-1)?.state ?? this.before;
  }

  /** How many moves stand. */
  get ply(): number {
    return this.#played.length;
  }

  get legal(): readonly string[] {
    return legalTexts(this.game, this.state, this.seat);
  }

  get waitingFor(): Seat | null {
    const waiting = this.game.waitingFor(this.state);
    return waiting === NOBODY ? null : waiting;
  }

  /** The first fact of each move after the first. */
  get followed(): readonly Citation[] {
    return this.#played.slice(1).flatMap(({ facts }) => facts.slice(0, 1));
  }

  past(): readonly Citation[] {
    return this.#played.flatMap(({ facts }) => facts);
  }

  /** Why the reader may not do it; undefined where it is no move at all. */
  protected refusal(text: string): Citation | null | undefined {
    const move = this.state.variant.moves.find(text);
    return move === undefined ? undefined : this.game.refuse(this.state, this.seat, move);
  }

  protected play(text: string, seat: Seat = this.game.waitingFor(this.state)): void {
    const { game, state: before } = this;
    const state = cloneState(before);
    const move = state.variant.moves.find(text)!;
    game.play(state, seat, move, new FastRandom('a table of this page'));
    const facts = game.tell(before, seat, move, state, this.seat);
    this.#played = [...this.#played, { state, facts }];
    this.facts = facts;
    this.view = game.view(state, this.seat);
  }

  protected backTo(ply: number): void {
    this.#played = this.#played.slice(0, ply);
    this.facts = [];
    this.view = this.game.view(this.state, this.seat);
  }
}
