import type { Puzzle } from '@tischlein/coach/puzzles';
import {
  type Citation,
  cloneState,
  FastRandom,
  type Game,
  legalTexts,
  mustParse,
  NOBODY,
  type State,
} from '@tischlein/kit';
import type { TableSource } from '../../table/source.ts';

/** What became of the last try. */
type TryAnswer =
  | { readonly is: 'other'; readonly move: string }
  | { readonly is: 'refused'; readonly move: string; readonly cited: Citation };

/** How somebody else may go on; null where nobody knows. */
export type Reply = (state: State, seat: number) => Promise<string | null>;
const MAX_ANSWERS = 4;

/** One reader before one puzzle. A wrong try is answered and taken back, so it costs nothing. */
export class PuzzleRun implements TableSource {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly seat: number;
  readonly before: State;
  /** After the solution, and then after each move that follows from it; null until it was found or shown. */
  after = $state.raw<State | null>(null);
  /** What the last move did. */
  facts = $state.raw<readonly Citation[]>([]);
  /** How many moves were made. */
  ply = $state(0);
  answer = $state.raw<TryAnswer | null>(null);
  ending = $state<'found' | 'shown' | null>(null);
  /** How many other moves were tried. */
  wrong = $state(0);
  /** Hints so far: the first is in words, the second lights the move up. */
  hints = $state(0);
  /** The move is lit up, and about to be made. */
  showing = $state(false);
  /** A wrong try lies on the board, with how it may be answered. */
  trying = $state(false);
  /** What was done after the solution or after a try: the first fact of each move. */
  followed = $state.raw<readonly Citation[]>([]);
  /** What became of a try is said above the table. */
  readonly refused = null;
  readonly #reply: Reply;

  constructor(game: Game, puzzle: Puzzle, reply: Reply = async () => null) {
    this.game = game;
    this.puzzle = puzzle;
    this.#reply = reply;
    this.before = mustParse(game.parsePosition(puzzle.position));
    this.seat = game.waitingFor(this.before);
  }

  get view() {
    return this.game.view(this.after ?? this.before, this.seat);
  }

  get legal(): readonly string[] {
    return this.after === null ? legalTexts(this.game, this.before, this.seat) : [];
  }

  get waitingFor(): number | null {
    const waiting = this.game.waitingFor(this.after ?? this.before);
    return waiting === NOBODY ? null : waiting;
  }

  get busy() {
    return this.showing || this.after !== null;
  }

  past() {
    return this.facts;
  }

  dismiss(): void {
    this.answer = null;
  }

  move(move: string): void {
    if (this.busy) return;
    if (move === this.puzzle.move) return this.#make('found');
    const made = this.before.variant.moves.find(move);
    if (made === undefined) return;
    const cited = this.game.refuse(this.before, this.seat, made);
    if (cited !== null) {
      this.answer = { is: 'refused', move, cited };
      return;
    }
    this.answer = { is: 'other', move };
    this.wrong += 1;
    void this.#try(move);
  }

  /** The try and the answers to it, with the cards as they lie here, until it is this seat's turn again. */
  async #try(move: string): Promise<void> {
    this.trying = true;
    this.#play(move);
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const state = this.after!;
      const seat = this.game.waitingFor(state);
      if (seat === NOBODY || seat === this.seat) return;
      const answer = await this.#reply(state, seat);
      if (answer === null || this.after !== state) return;
      this.#play(answer);
    }
  }

  /** Nothing has happened: the try is back in the hand. */
  readonly takeBack = (): void => {
    if (this.trying) this.#putBack();
  };

  #putBack(): void {
    this.trying = false;
    this.after = null;
    this.ply = 0;
    this.facts = this.followed = [];
    this.answer = null;
  }

  hint(): void {
    this.takeBack();
    if (this.busy) return;
    this.hints += 1;
    this.answer = null;
  }

  /** First it is lit up for a while, then it is made. */
  async show(wait: () => Promise<void>): Promise<void> {
    this.takeBack();
    if (this.busy) return;
    this.showing = true;
    this.answer = null;
    await wait();
    this.showing = false;
    this.#make('shown');
  }

  again(): void {
    this.#putBack();
    this.ending = null;
    this.wrong = 0;
    this.hints = 0;
  }

  #make(ending: 'found' | 'shown'): void {
    this.answer = null;
    this.#play(this.puzzle.move);
    this.ending = ending;
  }

  /** Makes the next move of a proved win; false where there is none. */
  follow(): boolean {
    const next = this.puzzle.line[this.ply - 1];
    if (next !== undefined) this.#play(next);
    return next !== undefined;
  }

  #play(text: string): void {
    const before = this.after ?? this.before;
    const after = cloneState(before);
    const move = after.variant.moves.find(text)!;
    const mover = this.game.waitingFor(before);
    this.game.play(after, mover, move, new FastRandom('puzzle'));
    this.facts = this.game.tell(before, mover, move, after, this.seat);
    if (this.ply > 0) this.followed = [...this.followed, ...this.facts.slice(0, 1)];
    this.ply += 1;
    this.after = after;
  }
}
