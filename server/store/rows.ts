import type { TableRecord } from './queries.ts';
import type { TableRow } from './store.ts';

/** A line of the list of tables as it is read. */
export const rowOf = (row: TableRecord): TableRow => ({
  table: row.id,
  game: row.game,
  phase: row.phase,
  host: row.host,
  people: Number(row.people),
  listed: Number(row.listed) === 1,
  dueAt: row.due_at === null ? null : Number(row.due_at),
  changedAt: Number(row.changed_at),
  names: JSON.parse(row.names),
  about: JSON.parse(row.about),
});
