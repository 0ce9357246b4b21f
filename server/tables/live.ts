import {
  byBot,
  OverQuota,
  TableHost,
  type Answer,
  type Entry,
  type HostEvents,
  type Journal,
  type Played,
  type Reader,
  type Said,
  type Table,
  type TableWish,
  type ToTable,
} from '@tischlein/table';
import type { Count } from '../metrics.ts';
import type { TableRow } from '../store/store.ts';
import type { House } from './house.ts';
import { rowOf, sameRow } from './row.ts';
import { Talk } from './talk.ts';

/** A table on this node: the host of a table, on the store that all nodes share, told to the other nodes. */
export class LiveTable implements Journal, HostEvents {
  readonly host: TableHost;
  readonly talk: Talk;
  readonly house: House;
  usedAt: number;
  /** As it stands in the store, as far as is known. */
  #row: TableRow | null;

  constructor(table: Table, house: House) {
    this.house = house;
    this.usedAt = house.now();
    this.#row = rowOf(table);
    this.talk = new Talk(this);
    this.host = new TableHost(table, house, this, this);
  }

  get table(): Table {
    return this.host.table;
  }

  get readers(): ReadonlySet<Reader> {
    return this.host.readers;
  }

  /** A message from a page. */
  take(message: ToTable, reader: Reader): Promise<void> {
    this.usedAt = this.house.now();
    if (message.t === 'here') this.talk.here(reader.person);
    return this.host.take(message, reader);
  }

  close(): void {
    this.host.close();
    this.talk.close();
  }

  get alone(): boolean {
    return this.house.bus.alone;
  }

  async append(entries: readonly Entry[], after: Table): Promise<'stored' | 'taken'> {
    const { store, bus, metrics, now } = this.house;
    if (!this.house.mayStore(after.host, entries.length))
      throw new OverQuota('the host of this table has stored as much as one may in a day');
    const row = rowOf(after);
    const from = now();
    const outcome = await store.append({
      table: after.id,
      entries,
      row: sameRow(this.#row, row) ? null : row,
    });
    metrics.stored(now() - from);
    if (outcome === 'taken') metrics.count('conflicts');
    else {
      this.#row = row;
      bus.publish({ table: after.id, seq: after.seq });
    }
    return outcome;
  }

  read(after: number): Promise<readonly Entry[]> {
    this.#row = null;
    return this.house.store.read(this.table.id, after);
  }

  answered(wish: TableWish, { outcome }: Answer): void {
    this.house.metrics.count(COUNTED[outcome](wish));
  }

  changed(table: Table, played: Played | null): void {
    if (played && byBot(table, played.seat)) this.house.metrics.count('bots');
    if (table.phase === 'over') void this.house.finished(table);
    this.usedAt = this.house.now();
  }

  said(said: Said): void {
    this.house.bus.publish({ table: this.table.id, said });
  }

  came(reader: Reader): void {
    this.talk.came(reader);
  }

  went(): void {
    this.talk.went();
  }

  failed(what: string, error: Error): void {
    this.house.metrics.count('failures');
    this.house.log(what, { table: this.table.id, error: error.message });
  }
}

const COUNTED: Record<Answer['outcome'], (wish: TableWish) => Count> = {
  ok: (wish) => (wish.t === 'move' ? 'moves' : 'granted'),
  refused: () => 'refused',
  overtaken: () => 'overtaken',
  error: () => 'errors',
};
