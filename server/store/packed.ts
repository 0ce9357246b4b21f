import type { Written } from './store.ts';

/**
 * Appends on their way to the thread of the store. A structured clone writes the name of every field again for each object,
 * and nearly all appends are one entry and nothing else: laid flat they take a third of the time.
 */
export interface Packed {
  /** Of each append: the table, the number of the first entry, how many there are, and of each its kind and body. */
  readonly cells: readonly (string | number)[];
  /** What else some of them bring, by the place of the append. */
  readonly more: ReadonlyMap<number, Pick<Written, 'seated' | 'row'>>;
}

export function pack(appends: readonly Written[]): Packed {
  const cells: (string | number)[] = [];
  const more = new Map<number, Pick<Written, 'seated' | 'row'>>();
  for (const [place, { table, seq, entries, seated, row }] of appends.entries()) {
    cells.push(table, seq, entries.length);
    for (const { kind, body } of entries) cells.push(kind, body);
    if (seated.length > 0 || row !== null) more.set(place, { seated, row });
  }
  return { cells, more };
}

const NOTHING_MORE: Pick<Written, 'seated' | 'row'> = { seated: [], row: null };

export function unpack({ cells, more }: Packed): Written[] {
  const appends: Written[] = [];
  for (let at = 0; at < cells.length;) {
    const [table, seq, count] = cells.slice(at, at + 3) as [string, number, number];
    at += 3;
    const entries: Written['entries'][number][] = [];
    for (const end = at + 2 * count; at < end; at += 2)
      entries.push({ kind: cells[at], body: cells[at + 1] } as Written['entries'][number]);
    const { seated, row } = more.get(appends.length) ?? NOTHING_MORE;
    appends.push({ table, seq, entries, seated, row });
  }
  return appends;
}
