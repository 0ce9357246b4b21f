import type { Puzzle } from '@tischlein/coach/puzzles';
import type { Citation, Game, State } from '@tischlein/kit';
import type { TableSource } from '../../table/source.ts';
import { LocalTable } from '../local-table.svelte.ts';

/** What became of the last try. */
type TryAnswer =
  | { readonly is: 'other'; readonly move: string }
  | { readonly is: 'refused'; readonly move: string; readonly cited: Citation };

/** How somebody else may go on; null where nobody knows. */
export type Reply = (state: State, seat: number) => Promise<string | null>;
const MAX_ANSWERS = 4;

/** One reader before one puzzle. A wrong try is answered and taken back, so it costs nothing. */
export class PuzzleRun extends LocalTable implements TableSource {
  readonly puzzle: Puzzle;
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
  readonly #reply: Reply;

  constructor(game: Game, puzzle: Puzzle, reply: Reply = async () => null) {
    super(game, puzzle.position);
    this.puzzle = puzzle;
    this.#reply = reply;
  }

  override get legal(): readonly string[] {
    return this.ply === 0 ? super.legal : [];
  }

  get busy(): boolean {
    return this.showing || this.ply > 0;
  }

  dismiss(): void {
    this.answer = null;
  }

  move(move: string): void {
    if (this.busy) return;
    if (move === this.puzzle.move) return this.#make('found');
    const cited = this.refusal(move);
    if (cited === undefined) return;
    this.answer = cited ? { is: 'refused', move, cited } : { is: 'other', move };
    if (cited) return;
    this.wrong += 1;
    void this.#try(move);
  }

  /** The try and the answers to it, with the cards as they lie here, until it is this seat's turn again. */
  async #try(move: string): Promise<void> {
    this.trying = true;
    this.play(move);
    for (let i = 0; i < MAX_ANSWERS; i++) {
      const { state, waitingFor: seat } = this;
      if (seat === null || seat === this.seat) return;
      const answer = await this.#reply(state, seat);
      if (answer === null || this.state !== state) return;
      this.play(answer);
    }
  }

  /** Nothing has happened: the try is back in the hand. */
  readonly takeBack = (): void => {
    if (this.trying) this.#putBack();
  };

  #putBack(): void {
    this.trying = false;
    this.answer = null;
    this.backTo(0);
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
    this.play(this.puzzle.move);
    this.ending = ending;
  }

  /** Makes the next move of a proved win; false where there is none. */
  follow(): boolean {
    const next = this.puzzle.line[this.ply - 1];
    if (next !== undefined) this.play(next);
    return next !== undefined;
  }
}
