import {
  byBot,
  isSlow,
  OverQuota,
  TableHost,
  type Answer,
  type Entry,
  type HostEvents,
  type Journal,
  type Played,
  type TablePage,
  type Said,
  type Table,
  type TableCommand,
  type ToTable,
} from '@tischlein/table';
import type { Count } from '../metrics.ts';
import type { TableRow } from '../store/store.ts';
import type { NodeServices } from './services.ts';
import { rowAfter, rowOf } from './row.ts';
import { PresenceTracker } from './presence.ts';

/** A table on this node: the host of a table, on the store that all nodes share, told to the other nodes. */
export class LiveTable implements Journal, HostEvents {
  readonly host: TableHost;
  readonly presence: PresenceTracker;
  readonly services: NodeServices;
  usedAt: number;
  /** As it stands in the store, as far as is known. */
  #row: TableRow | null;

  constructor(table: Table, services: NodeServices) {
    this.services = services;
    this.usedAt = services.now();
    this.#row = rowOf(table);
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
    if (message.t === 'here') this.presence.here(reader.who.id);
    return this.host.take(message, reader);
  }

  close(): void {
    this.host.close();
    this.presence.close();
  }

  get alone(): boolean {
    return this.services.bus.alone;
  }

  append(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'> {
    const may = this.services.mayStore(after.host, entries.length);
    // Nearly always known at once: then nobody waits.
    if (may === true) return this.#store(entries, after);
    return Promise.resolve(may).then((isAllowed) => {
      if (isAllowed) return this.#store(entries, after);
      throw new OverQuota('the host of this table has stored as much as one may in a day');
    });
  }

  #store(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'> {
    const { store, bus, metrics, now } = this.services;
    const before = this.table;
    const row = rowAfter(this.#row, before, after);
    const isSame = row === this.#row;
    const from = now();
    const append = { table: after.id, entries, row: isSame ? null : row };
    return store.append(append).then((outcome) => {
      metrics.stored(now() - from);
      if (outcome === 'taken') metrics.count('conflicts');
      else {
        this.#row = row;
        bus.publish({ table: after.id, seq: after.seq });
        const isShown = row.listed || before.settings.listed;
        if (!isSame && isShown) this.services.lobbyChanged();
        if (isSlow(after.settings.clock)) this.#turned(before, after);
      }
      return outcome;
    });
  }

  #turned(before: Table, after: Table): void {
    const isHere = (person: string): boolean => this.presence.isHere(person);
    this.services.turned?.({ before, after, isHere });
  }

  read(after: number): Promise<readonly Entry[]> {
    this.#row = null;
    return this.services.store.read(this.table.id, after);
  }

  answered(command: TableCommand, { outcome }: Answer): void {
    this.services.metrics.count(COUNTED[outcome](command));
  }

  changed(table: Table, played: Played | null): void {
    if (played && byBot(table, played.seat)) this.services.metrics.count('bots');
    if (table.phase === 'over') void this.services.finished(table);
    this.usedAt = this.services.now();
  }

  said(said: Said): void {
    this.services.bus.publish({ table: this.table.id, said });
  }

  came(reader: TablePage): void {
    this.presence.came(reader);
  }

  went(): void {
    this.presence.went();
  }

  failed(what: string, error: Error): void {
    this.services.metrics.count('failures');
    this.services.log(what, { table: this.table.id, error: error.message });
  }
}

const COUNTED: Record<Answer['outcome'], (command: TableCommand) => Count> = {
  ok: (command) => (command.t === 'move' ? 'moves' : 'granted'),
  refused: () => 'refused',
  overtaken: () => 'overtaken',
  error: () => 'errors',
};
