import {
  byBot,
  isSlow,
  OverQuota,
  TableHost,
  type Answer,
  type Entry,
  type FindGame,
  type HostEvents,
  type HostPorts,
  type Journal,
  type Played,
  type TablePage,
  type Said,
  type Table,
  type TableCommand,
  type ToTable,
} from '@tischlein/table';
import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';
import type { Count, Metrics } from '../metrics.ts';
import type { TurnTaken } from '../push/push.ts';
import type { Store } from '../store/store.ts';
import { rowAfter } from './row.ts';
import { PresenceTracker } from './presence.ts';

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
  /** So many seconds after an open table has lost its host bots take the free chairs. */
  readonly fillAfter: number;
  /** A table of the public list has changed here. */
  readonly lobbyChanged: () => void;
  /** Whether the host of a table may have this many more entries stored today. */
  readonly mayStore: (host: string | null, entries: number) => boolean | Promise<boolean>;
  /** A change of a slow table that this node has stored: somebody's turn may have come. */
  readonly turned?: (turn: TurnTaken) => void;
  /** A game is over: store its result. */
  readonly finished: (table: Table) => Promise<void>;
}

/** A table on this node: the host of a table, on the store that all nodes share, told to the other nodes. */
export class LiveTable implements Journal, HostEvents {
  readonly host: TableHost;
  readonly presence: PresenceTracker;
  readonly services: NodeServices;
  usedAt: number;

  constructor(table: Table, services: NodeServices) {
    this.services = services;
    this.usedAt = services.now();
    this.presence = new PresenceTracker(this);
    this.host = new TableHost(table, services, this, this);
  }

  get table(): Table {
    return this.host.table;
  }

  get readers(): ReadonlySet<TablePage> {
    return this.host.readers;
  }

  /** A message from a page. */
  take(message: ToTable, reader: TablePage): Promise<void> {
    this.usedAt = this.services.now();
    if (message.type === 'here') this.presence.here(reader.who.id);
    if (message.type !== 'move') return this.host.take(message, reader);
    const heardAt = performance.now();
    return this.host
      .take(message, reader)
      .then(() => this.services.metrics.moved.add(performance.now() - heardAt));
  }

  close(): void {
    this.host.close();
    this.presence.close();
  }

  get alone(): boolean {
    return this.services.bus.alone;
  }

  append(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'> {
    const may = this.services.mayStore(after.room.host, entries.length);
    // Nearly always known at once: then nobody waits.
    if (may === true) return this.#store(entries, after);
    return Promise.resolve(may).then((isAllowed) => {
      if (isAllowed) return this.#store(entries, after);
      throw new OverQuota('the host of this table has stored as much as one may in a day');
    });
  }

  #store(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'> {
    const { store, metrics, now } = this.services;
    const before = this.table;
    const row = rowAfter(before, after);
    const from = now();
    const append = { table: after.id, entries, row };
    return store.append(append).then((outcome) => {
      metrics.stored.add(now() - from);
      if (outcome === 'taken') metrics.count('conflicts');
      else {
        this.#tellNodes(entries, after);
        const isShown = row?.listed || before.room.settings.listed;
        if (row && isShown) this.services.lobbyChanged();
        if (isSlow(after.room.settings.clock)) this.#turned(before, after);
      }
      return outcome;
    });
  }

  #tellNodes([entry, ...more]: readonly Entry[], { id, seq }: Table): void {
    const { bus } = this.services;
    if (bus.alone) return;
    const head = { table: id, seq };
    const { nodes, areKnown } = this.presence.shownBy();
    const isCarried = entry?.type === 'moved' && more.length === 0;
    if (nodes.length > 0) bus.publish(isCarried ? { ...head, entry } : head, nodes);
    if (!areKnown) bus.publish(head);
  }

  #turned(before: Table, after: Table): void {
    const isHere = (person: string): boolean => this.presence.isHere(person);
    this.services.turned?.({ before, after, isHere });
  }

  read(after: number): Promise<readonly Entry[]> {
    return this.services.store.read(this.table.id, after);
  }

  answered(command: TableCommand, { outcome }: Answer): void {
    this.services.metrics.count(COUNTED[outcome](command));
  }

  changed(table: Table, played: Played | null): void {
    if (played && byBot(table, played.seat)) this.services.metrics.count('bots');
    if (table.room.phase === 'over') void this.services.finished(table);
    this.usedAt = this.services.now();
  }

  said(said: Said): void {
    this.services.bus.publish({ table: this.table.id, said });
  }

  came(reader: TablePage): void {
    this.presence.came(reader);
  }

  went(reader: TablePage): void {
    this.presence.went(reader);
  }

  absentFor(person: string): number {
    return this.presence.absentFor(person);
  }

  failed(what: string, error: Error): void {
    this.services.metrics.count('failures');
    this.services.log('table_failed', { what, table: this.table.id, error: error.message });
  }
}

const COUNTED: Record<Answer['outcome'], (command: TableCommand) => Count> = {
  ok: (command) => (command.type === 'move' ? 'moves' : 'granted'),
  refused: () => 'refused',
  overtaken: () => 'overtaken',
  error: () => 'errors',
};
