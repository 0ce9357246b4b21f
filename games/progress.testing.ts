import { MAX_MOVES, mustParse, setUp, type Game, type MadeLine } from '@tischlein/kit';
import type { Effort, Start } from '@tischlein/kit/conformance';

export interface Task {
  readonly name: string;
  readonly effort: Effort;
  /** So many moves are played, then one never ends. */
  readonly endlessAfter?: number;
  readonly shared: SharedArrayBuffer;
}

const STEPS = 0;
const COUNT = 1;
const MOVES = 2;

/** The moves of the game under way, in memory that both threads see: a thread that hangs sends no messages. */
export class Progress {
  readonly #cells: Int32Array;

  constructor(shared = new SharedArrayBuffer(4 * (MOVES + 2 * (MAX_MOVES + 1)))) {
    this.#cells = new Int32Array(shared);
  }

  get shared(): SharedArrayBuffer {
    return this.#cells.buffer as SharedArrayBuffer;
  }

  begin(): void {
    this.#cells[COUNT] = 0;
    this.#cells[STEPS]! += 1;
  }

  add(seat: number, move: number): void {
    const at = MOVES + 2 * this.#cells[COUNT]!++;
    this.#cells[at] = seat;
    this.#cells[at + 1] = move;
    this.#cells[STEPS]! += 1;
  }

  /** Another number whenever something has happened. */
  get steps(): number {
    return this.#cells[STEPS]!;
  }

  moves(game: Game, { options, seats }: Start): MadeLine[] {
    const { moves } = mustParse(setUp(game, options, seats));
    return Array.from({ length: this.#cells[COUNT]! }, (_, i) => ({
      seat: this.#cells[MOVES + 2 * i]!,
      move: moves.text(this.#cells[MOVES + 2 * i + 1]!),
    }));
  }
}
