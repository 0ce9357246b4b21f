import type { Game } from '../game.ts';
import type { MadeLine } from '../lines.ts';
import type { Options } from '../options.ts';
import { formatRecord, type GameRecord } from '../record.ts';

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
