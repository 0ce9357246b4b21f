import type { Random } from '@tischlein/kit';
import type { Question, Table, FindGame } from '@tischlein/table';
import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

/** What every table of this node shares. Time and chance come from here, so that tests can hand in their own. */
export interface House {
  /** This node's name among the nodes. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  readonly secret: () => string;
  readonly random: Random;
  readonly findGame: FindGame;
  readonly hasBot: (game: string, level: string) => boolean;
  readonly roomForBots: (host: string) => boolean;
  /** `awaited`: people sit at the table. */
  readonly think: (question: Question, awaited: boolean) => Promise<string | null>;
  /** Milliseconds that a strong bot may think. */
  readonly budget: number;
  /** After so many milliseconds without a sign of the person waited for, a bot keeps the chair. */
  readonly awayAfter: number;
  /** Closes every line of this person here. */
  readonly dismiss: (person: string) => void;
  /** Closes every line of this person here that was opened with another token. */
  readonly endOthers: (person: string, kept: string) => void;
  /** A game is over: enter it in the books. */
  readonly finished: (table: Table) => Promise<void>;
}
