import type { Game, Reader, Seat, State } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Random } from '../random.ts';
import type { Accounts } from './ledger.ts';
import type { MadeLine } from '../replay.ts';
import { formatRecord, type GameRecord } from '../record.ts';

/** What the suite must be told of a game, written from the clauses and never derived from its `view` or `imagine`. */
export interface Testing {
  /** One mix of options with games of a bearable length. The suite asks once per game it plays. */
  options(random: Random, seats: number): Options;
  /** All cards of the state as one text that does not depend on where they are: equal at any two moments. */
  census(state: State): string;
  /**
   * The same moment with hidden cards changed: what this reader was never shown lies elsewhere. With `next`, the
   * coming move is the same move and shows the reader the same. Null where nothing is hidden.
   */
  permute(state: State, reader: Reader, random: Random, next?: Next): State | null;
  /** How what is told of a move is held against what is seen before and after it. */
  readonly accounts: Accounts;
}

export interface Next {
  readonly seat: Seat;
  readonly move: Move;
}

/** A broken promise of the contract, with the position to look at. */
export function broken(game: Game, state: State, what: string): never {
  throw new Error(`${game.name}: ${what}\nposition: ${JSON.stringify(game.position(state))}`);
}

export const sameCells = (a: State, b: State): boolean =>
  a.cells.length === b.cells.length && a.cells.every((cell, i) => cell === b.cells[i]);

/** All that a game of the suite follows from, but for its moves. */
export interface Start {
  readonly seed: string;
  readonly options: Options;
  readonly seats: number;
}

export const recordOf = (
  game: Game,
  { seed, options, seats }: Start,
  moves: readonly MadeLine[],
): GameRecord => ({
  game: game.name,
  rules: game.version,
  options,
  seats: Array.from({ length: seats }, () => ({ bot: 'random' })),
  seed,
  moves,
});

/** How to be there again. */
export const leadingTo = (game: Game, start: Start, moves: readonly MadeLine[]): string =>
  `seed "${start.seed}", after ${moves.length} moves; as a record (npx tischlein replay FILE):\n${formatRecord(recordOf(game, start, moves))}`;
