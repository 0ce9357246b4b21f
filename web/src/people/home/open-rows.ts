import type { OpenTable } from '@tischlein/api';

/** A table anyone may join or watch; what went keeps its place for a moment. */
export type Row = OpenTable & { readonly goneAt: number | null };

/** What was there keeps its order, what is new comes below. */
export function withGone(
  rows: readonly Row[],
  tables: readonly OpenTable[],
  { now, stays }: { readonly now: number; readonly stays: number },
): readonly Row[] {
  const fresh = new Map(tables.map((table) => [table.table, { ...table, goneAt: null }]));
  const kept = rows.flatMap((row): Row[] => {
    const known = fresh.get(row.table);
    fresh.delete(row.table);
    if (known) return [known];
    const goneAt = row.goneAt ?? now;
    return now - goneAt < stays ? [{ ...row, goneAt }] : [];
  });
  return [...kept, ...fresh.values()];
}
