import type { Options, Seat } from '@tischlein/kit';
import type { Budget } from './budget.ts';

/** One game to be played by bots. It is plain data: worker threads get it as it stands. */
export interface Fixture {
  readonly game: string;
  readonly options: Options;
  /** By seat, a level like `hard`, `hard@2000` or `hard@200ms` (with its budget), or `exec:COMMAND` for a program. */
  readonly players: readonly string[];
  readonly seed: string;
  /** For those that do not name their own; null = each level's usual budget. */
  readonly budget: Budget | null;
  /** This seat draws its random numbers from a stream of its own instead of its chair's. */
  readonly hero?: Seat;
  /** Also count leads and clauses: it costs about ten times as much as playing. */
  readonly counted: boolean;
  /** Also write the moves down; chance is then the fair stream, so that the record plays again. */
  readonly recorded?: true;
}

export type Counts = { readonly [what: string]: number };

/** How long a seat thought, in milliseconds. */
interface Thinking {
  readonly asks: number;
  readonly total: number;
  readonly longest: number;
}

/** What became of a fixture. */
export interface Played {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly moves: number;
  readonly thinking: readonly Thinking[];
  /** How often another seat took the lead; 0 where nothing was counted. */
  readonly leadChanges: number;
  /** By clause, how often it was told of. */
  readonly clauses: Counts;
  /** By what was done (`take`, `morf tank`), how often. */
  readonly deeds: Counts;
  /** Only where the fixture was recorded. */
  readonly record?: string | undefined;
}
