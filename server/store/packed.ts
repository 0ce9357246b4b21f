import type { Written } from './store.ts';

/**
 * Appends on their way to the thread of the store. A structured clone takes its time over every value, however small, and none
 * over a long text: so nearly all of it is one text.
 */
export interface Packed {
  /** A line for each field: of each append the table, the number of the first entry, how many there are, and of each its kind and body. */
  readonly text: string;
  /** What else some of them bring, by the place of the append. */
  readonly more: ReadonlyMap<number, Pick<Written, 'seated' | 'row'>>;
}

export function pack(appends: readonly Written[]): Packed {
  let text = '';
  const more = new Map<number, Pick<Written, 'seated' | 'row'>>();
  for (const [place, { table, seq, entries, seated, row }] of appends.entries()) {
    text += `${table}\n${seq}\n${entries.length}\n`;
    // A body is JSON, in which the end of a line is written otherwise.
    for (const { kind, body } of entries) text += `${kind}\n${body}\n`;
    if (seated.length > 0 || row !== null) more.set(place, { seated, row });
  }
  return { text, more };
}

const NOTHING_MORE: Pick<Written, 'seated' | 'row'> = { seated: [], row: null };

export function unpack({ text, more }: Packed): Written[] {
  const lines = text.split('\n');
  // After the last end of a line nothing follows.
  lines.pop();
  const appends: Written[] = [];
  for (let at = 0; at < lines.length;) {
    const table = lines[at]!;
    const seq = Number(lines[at + 1]);
    const end = at + 3 + 2 * Number(lines[at + 2]);
    const entries: Written['entries'][number][] = [];
    for (at += 3; at < end; at += 2)
      entries.push({ kind: lines[at], body: lines[at + 1] } as Written['entries'][number]);
    const { seated, row } = more.get(appends.length) ?? NOTHING_MORE;
    appends.push({ table, seq, entries, seated, row });
  }
  return appends;
}
