import type { FindGame, HostPorts, Table } from '@tischlein/table';
import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { TurnTaken } from '../push/push.ts';
import type { Store } from '../store/store.ts';

/** What every table of this node shares. Time and chance come from here, so that tests can hand in their own. */
export interface NodeServices extends HostPorts {
  /** This node's name among the nodes. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly findGame: FindGame;
  /** 128 bits and more: nobody guesses one. */
  readonly newId: () => string;
  /** After this many milliseconds without a sign of the person waited for, a bot keeps the chair. */
  readonly awayAfter: number;
  /** A table of the public list has changed here. */
  readonly lobbyChanged: () => void;
  /** Whether the host of a table may have this many more entries stored today. */
  readonly mayStore: (host: string | null, entries: number) => boolean | Promise<boolean>;
  /** A change of a slow table that this node has stored: somebody's turn may have come. */
  readonly turned?: (turn: TurnTaken) => void;
  /** A game is over: store its result. */
  readonly finished: (table: Table) => Promise<void>;
}
