import type { Entry } from '@tischlein/table';
import { forget, recall, remember } from '../../base/storage.ts';

/** At most this many entries are written at once, however long the game. */
const CHUNK = 64;

const keyOf = (table: string, chunk: number): string => `table.${table}.${chunk}`;

/** The journal of a table on this device, in chunks: only the last one is ever written again. */
export class SavedJournal {
  readonly #table: string;
  #chunk = 0;
  #last: readonly Entry[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  /** All that was saved; to be asked before anything is added. */
  read(): readonly Entry[] {
    const all: Entry[] = [];
    for (let chunk = 0; ; chunk++) {
      const entries = recall<readonly Entry[]>(keyOf(this.#table, chunk));
      if (entries === null) return all;
      all.push(...entries);
      this.#chunk = chunk;
      this.#last = entries;
    }
  }

  add(entries: readonly Entry[]): void {
    for (let from = 0; from < entries.length;) {
      if (this.#last.length === CHUNK) {
        this.#chunk += 1;
        this.#last = [];
      }
      const fit = entries.slice(from, from + CHUNK - this.#last.length);
      this.#last = [...this.#last, ...fit];
      remember(keyOf(this.#table, this.#chunk), this.#last);
      from += fit.length;
    }
  }
}

export function forgetJournal(table: string): void {
  for (let chunk = 0; recall(keyOf(table, chunk)) !== null; chunk++) forget(keyOf(table, chunk));
}
