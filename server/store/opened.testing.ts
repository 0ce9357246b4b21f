import type { Entry } from '@tischlein/table';
import type { Store } from './store.ts';
import type { TableRow } from './tables.ts';

/** A store that a suite has opened, ways to open it again, and ids of tables nobody has used. */
export interface Opened {
  store(): Store;
  open(): Promise<Store>;
  table(): string;
}

export const HOUR = 3_600_000;

export const entry = (seq: number, id = `w${seq}`): Entry => ({
  type: 'back',
  seat: 0,
  seq,
  at: seq,
  by: 'p',
  id,
});
export const row = (table: string, more: Partial<TableRow> = {}): TableRow => ({
  table,
  game: 'mow',
  phase: 'open',
  host: 'h',
  people: 1,
  listed: false,
  dueAt: null,
  changedAt: 1000,
  names: ['Anna', null],
  about: {},
  ...more,
});
