import type { Move, Seat } from '@tischlein/kit';

/** What was done in a game: a move, or moves taken back. */
export type Step = MadeMove | TakingBack;

export interface MadeMove {
  readonly seat: Seat;
  readonly move: string;
  /** The ply it led to: no other step of this game has the same. */
  readonly ply: number;
  /** A bot made it for a person who was away. */
  readonly kept?: true;
}

interface TakingBack extends TakenBack {
  readonly ply: number;
}

interface TakenBack {
  /** How many of the last standing moves were taken back. */
  readonly back: number;
  /** The ply of the last move that stands after that; null where none does. */
  readonly top: number | null;
}

/** A move as one number: tables are many, and games long. */
type Cell = number | TakenBack;

const SEATS = 32;

interface MoveCell {
  readonly seat: Seat;
  readonly move: Move;
  readonly kept: boolean;
}

export const moveCell = ({ seat, move, kept }: MoveCell): number =>
  (move * SEATS + seat) * 2 + Number(kept);

export const seatIn = (cell: number): Seat => (cell >> 1) % SEATS;
export const moveIn = (cell: number): Move => Math.floor(cell / (2 * SEATS));
export const isKept = (cell: number): boolean => cell % 2 === 1;

/**
 * The steps of one game, oldest first. A table and its copies share one list of which each sees the beginning: a step more
 * costs the same in a long game as in a short one.
 */
export class Steps {
  readonly cells: readonly Cell[];
  readonly length: number;

  constructor(cells: readonly Cell[] = [], length = cells.length) {
    this.cells = cells;
    this.length = length;
  }

  and(cell: Cell): Steps {
    // Where another copy has gone on already, the list is no longer shared.
    const isLast = this.cells.length === this.length;
    const cells = (isLast ? this.cells : this.cells.slice(0, this.length)) as Cell[];
    cells.push(cell);
    return new Steps(cells);
  }
}
