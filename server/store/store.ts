import type { Entry } from '@tischlein/table';

/** What is known of a table without folding it: for lists, for due work. Written together with the entries. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly listed: boolean;
  /** When something falls due by itself, in milliseconds; null for nothing. */
  readonly dueAt: number | null;
  readonly changedAt: number;
  /** Who sits there: a name each, null for an empty chair. */
  readonly names: readonly (string | null)[];
}

export interface Append {
  readonly table: string;
  /** One after the other; the first is the next of the table, or somebody else was faster. */
  readonly entries: readonly Entry[];
  /** Null where it stayed as it was. */
  readonly row: TableRow | null;
}

/** An append as it goes to the disk. */
export interface Written {
  readonly table: string;
  /** The number of the first. */
  readonly seq: number;
  readonly bodies: readonly string[];
  readonly row: TableRow | null;
}

export const written = ({ table, entries, row }: Append): Written => ({
  table,
  seq: entries[0]!.seq,
  bodies: entries.map((entry) => JSON.stringify(entry)),
  row,
});

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: string;
}

export interface Outcome {
  readonly table: string;
  readonly round: number;
  readonly game: string;
  readonly endedAt: number;
  readonly rated: boolean;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly won: boolean;
  readonly seat: number;
}

export interface Rating {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What a person has here: results and ratings by game. */
export interface PersonPage {
  readonly person: Person;
  readonly outcomes: readonly Outcome[];
  readonly ratings: readonly Rating[];
}

/** A finished game, to be entered once for everyone who played it. */
export interface Finished {
  readonly table: string;
  readonly round: number;
  readonly game: string;
  readonly endedAt: number;
  readonly rated: boolean;
  readonly players: readonly { readonly person: string | null; readonly name: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly record: string;
  /** New ratings by seat, where the game was rated. */
  readonly ratings: readonly (Omit<Rating, 'game'> | null)[];
}

/**
 * Where everything is kept. The journal is the truth: `append` answers only when the entries are safe on the disk,
 * and `taken` where another node had written that number first.
 */
export interface Store {
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The entries after a number, in order; none where the table is not known. */
  read(table: string, after: number): Promise<Entry[]>;
  /** The last number of each of these tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  listed(limit: number): Promise<TableRow[]>;
  /** Claims tables where something is due: for a while no other node gets them. */
  claimDue(now: number, lease: number, limit: number): Promise<string[]>;

  addPerson(person: Person, tokenHash: string, at: number): Promise<void>;
  personByToken(tokenHash: string): Promise<Person | null>;
  savePerson(person: Person): Promise<void>;
  /** Name and token go; results of others stay, without the name. */
  forgetPerson(id: string): Promise<void>;
  addRecovery(hash: string, person: string, until: number): Promise<void>;
  /** Uses a recovery link up: the person gets a further token. */
  recover(hash: string, tokenHash: string, now: number): Promise<Person | null>;

  finish(finished: Finished): Promise<void>;
  record(table: string, round: number): Promise<string | null>;
  hasPlayed(person: string, table: string): Promise<boolean>;
  page(person: string, limit: number): Promise<PersonPage | null>;
  ratings(people: readonly string[], game: string): Promise<ReadonlyMap<string, Rating>>;
  /** Removes so many tables not touched since, with their entries; answers how many there were. */
  sweep(before: number, limit: number): Promise<number>;

  /** Answers when the store can be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
