import type { Entry } from '@tischlein/table';
import { forget, recall, remember } from '../../base/storage.ts';

/** A table on this device, kept so that one can go back to it. Its journal is kept beside it. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  /** People on this device by their seats' names; alone, just one. */
  readonly people: readonly string[];
  readonly seats: number;
  readonly changed: number;
  readonly moves: number;
  readonly over: boolean;
  /** The deal of this day. */
  readonly day?: string;
  /** How many worlds bots look at for a move; without it they go by the clock. */
  readonly budget?: number;
}

const MAX_KEPT = 12;

const ids = (): string[] => recall<string[]>('tables') ?? [];

export const keptTable = (id: string): KeptTable | null => recall<KeptTable>(`table.${id}`);

/** Newest first. */
export const keptTables = (): KeptTable[] =>
  ids()
    .flatMap((id) => keptTable(id) ?? [])
    .sort((a, b) => b.changed - a.changed);

/** Games that were played to an end on this device, also where nothing else is kept of them. */
export const hasPlayed = (game: string): boolean =>
  (recall<string[]>('played') ?? []).includes(game) ||
  keptTables().some((table) => table.game === game && table.over);
export const notePlayed = (game: string): void =>
  remember('played', [...new Set([...(recall<string[]>('played') ?? []), game])]);
/** Nothing of this game was played here yet, or of any. */
export const isNewTo = (game?: string): boolean =>
  !keptTables().some((table) => (game ?? table.game) === table.game && table.moves > 0) &&
  (game === undefined ? (recall<string[]>('played') ?? []).length === 0 : !hasPlayed(game));

export function keepTable(table: KeptTable): void {
  remember(`table.${table.id}`, table);
  const others = ids().filter((id) => id !== table.id);
  for (const old of others.slice(MAX_KEPT - 1)) forgetTable(old);
  remember('tables', [table.id, ...others.slice(0, MAX_KEPT - 1)]);
}

export function dropTable(id: string): void {
  forgetTable(id);
  remember(
    'tables',
    ids().filter((other) => other !== id),
  );
}

function forgetTable(id: string): void {
  forget(`table.${id}`);
  forgetJournal(id);
}

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
