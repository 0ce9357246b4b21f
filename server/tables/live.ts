import * as core from '@tischlein/table';
import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';
import type { Count, Metrics } from '../metrics.ts';
import type { TurnTaken } from '../push/push.ts';
import type { Store } from '../store/store.ts';
import { rowAfter } from './row.ts';
import { PresenceTracker } from './presence.ts';

/** What every table of this node shares. Time and chance come from here, so that tests can hand in their own. */
export interface NodeServices extends core.HostPorts {
  /** This node's name among the nodes. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly findGame: core.FindGame;
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
  readonly finished: (table: core.Table) => Promise<void>;
}

/** A table on this node: the host of a table, on the store that all nodes share, told to the other nodes. */
export class LiveTable implements core.Journal, core.HostEvents {
  readonly host: core.TableHost;
  readonly presence: PresenceTracker;
  usedAt: number;

  constructor(
    table: core.Table,
    readonly services: NodeServices,
  ) {
    this.usedAt = services.now();
    this.presence = new PresenceTracker(this);
    this.host = new core.TableHost(table, services, this, this);
  }

  get table(): core.Table {
    return this.host.table;
  }

  get readers(): ReadonlySet<core.TablePage> {
    return this.host.readers;
  }

  /** A message from a page. */
  take(message: core.ToTable, reader: core.TablePage): Promise<void> {
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

  async append(entries: readonly core.Entry[], after: core.Table): Promise<'stored' | 'taken'> {
    const { store, metrics, now, mayStore } = this.services;
    if (!(await mayStore(after.room.host, entries.length)))
      throw new core.OverQuota('the host of this table has stored as much as one may in a day');
    const before = this.table;
    const row = rowAfter(before, after);
    const from = now();
    const outcome = await store.append({ table: after.id, entries, row });
    metrics.stored.add(now() - from);
    if (outcome === 'taken') metrics.count('conflicts');
    else {
      this.#tellNodes(entries, after);
      const isShown = row?.listed || before.room.settings.listed;
      if (row && isShown) this.services.lobbyChanged();
      const isHere = (person: string): boolean => this.presence.isHere(person);
      if (core.isSlow(after.room.settings.clock)) this.services.turned?.({ before, after, isHere });
    }
    return outcome;
  }

  #tellNodes([entry, ...more]: readonly core.Entry[], { id, seq }: core.Table): void {
    const { bus } = this.services;
    if (bus.alone) return;
    const head = { table: id, seq };
    const { nodes, areKnown } = this.presence.shownBy();
    const isCarried = entry?.type === 'moved' && more.length === 0;
    if (nodes.length > 0) bus.publish(isCarried ? { ...head, entry } : head, nodes);
    if (!areKnown) bus.publish(head);
  }

  read(after: number): Promise<readonly core.Entry[]> {
    return this.services.store.read(this.table.id, after);
  }

  answered(command: core.TableCommand, { outcome }: core.Answer): void {
    this.services.metrics.count(COUNTED[outcome](command));
  }

  changed(table: core.Table, played: core.Played | null): void {
    if (played && core.byBot(table, played.seat)) this.services.metrics.count('bots');
    if (table.room.phase === 'over') void this.services.finished(table);
    this.usedAt = this.services.now();
  }

  said(said: core.Said): void {
    this.services.bus.publish({ table: this.table.id, said });
  }

  came(reader: core.TablePage): void {
    this.presence.came(reader);
  }

  went(reader: core.TablePage): void {
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

const COUNTED: Record<core.Answer['outcome'], (command: core.TableCommand) => Count> = {
  ok: (command) => (command.type === 'move' ? 'moves' : 'granted'),
  refused: () => 'refused',
  overtaken: () => 'overtaken',
  error: () => 'errors',
};
