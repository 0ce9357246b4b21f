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

/** What became of the last try. */
type TryAnswer =
  | { readonly is: 'other'; readonly move: string }
  | { readonly is: 'refused'; readonly move: string; readonly cited: Citation };

/** One reader before one puzzle. Nothing is played but the solution, so a wrong try costs nothing. */
export class PuzzleRun {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly seat: number;
  readonly before: State;
  /** After the solution, and then after each move that follows from it; null until it was found or shown. */
  after = $state.raw<State | null>(null);
  /** What the last move did. */
  told = $state.raw<readonly Citation[]>([]);
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

  constructor(game: Game, puzzle: Puzzle) {
    this.game = game;
    this.puzzle = puzzle;
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

  try(move: string): void {
    if (this.after !== null || this.showing) return;
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
  }

  hint(): void {
    if (this.after !== null || this.showing) return;
    this.hints += 1;
    this.answer = null;
  }

  /** First it is lit up for a while, then it is made. */
  async show(wait: () => Promise<void>): Promise<void> {
    if (this.after !== null || this.showing) return;
    this.showing = true;
    this.answer = null;
    await wait();
    this.showing = false;
    this.#make('shown');
  }

  again(): void {
    this.after = null;
    this.ply = 0;
    this.told = [];
    this.answer = null;
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
    const next = this.ply === 0 ? undefined : this.puzzle.line[this.ply - 1];
    if (next !== undefined) this.#play(next);
    return next !== undefined;
  }

  #play(text: string): void {
    const before = this.after ?? this.before;
    const after = cloneState(before);
    const move = after.variant.moves.find(text)!;
    const mover = this.game.waitingFor(before);
    this.game.play(after, mover, move, new FastRandom('puzzle'));
    this.told = this.game.tell(before, mover, move, after, this.seat);
    this.ply += 1;
    this.after = after;
  }
}
