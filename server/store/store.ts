import type { Json } from '@tischlein/kit';
import type { Clock, Entry, Who } from '@tischlein/table';
import type { DayStore } from './days.ts';
import type { GroupStore } from './groups.ts';
import type { QuotaStore } from './quotas.ts';

/** What is known of a table without folding it: for lists, for due work. Written together with the entries. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly host: string | null;
  /** How many people have a chair. */
  readonly people: number;
  readonly listed: boolean;
  /** When something falls due by itself, in milliseconds; null for nothing. */
  readonly dueAt: number | null;
  readonly changedAt: number;
  /** Who sits there: a name each, null for an empty chair. */
  readonly names: readonly (string | null)[];
  readonly about: AboutTable;
}

/** What the list of open tables says of a table besides. */
export interface AboutTable {
  /** The game's options that are not as printed. */
  readonly options?: Readonly<Record<string, Json>>;
  readonly clock?: Clock;
  readonly rated?: true;
  /** The animals people chose, by chair; left out where nobody has. */
  readonly avatars?: readonly (number | null)[];
  /** When bots take the free chairs. */
  readonly fillsAt?: number;
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
  readonly entries: readonly { readonly kind: Entry['e']; readonly body: string }[];
  /** Who takes a chair by these entries, or sets the table. */
  readonly seated: readonly string[];
  readonly row: TableRow | null;
}

const NOBODY_SEATED: readonly string[] = [];

/** Who has a part in the table by these entries: nearly always a move, and so nobody. */
function seatedBy(entries: readonly Entry[]): readonly string[] {
  if (entries.length === 1 && entries[0]!.e === 'moved') return NOBODY_SEATED;
  return entries.flatMap((entry) => {
    if (entry.e === 'sat') return [entry.who.id];
    return entry.e === 'made' && entry.host !== null ? [entry.host] : [];
  });
}

export const written = ({ table, entries, row }: Append): Written => ({
  table,
  seq: entries[0]!.seq,
  entries: entries.map((entry) => ({ kind: entry.e, body: JSON.stringify(entry) })),
  seated: seatedBy(entries),
  row,
});

export interface Person extends Who {
  readonly language: string;
}

/** One of the browsers in which somebody is known. */
export interface Session {
  readonly person: string;
  readonly tokenHash: string;
}

/** A big screen: what stands on it until when, and the table it shows. */
export interface StoredScreen {
  readonly person: string;
  readonly code: string;
  readonly table: string | null;
  readonly until: number;
}

/** Typed, or scanned. */
export type ScreenKey =
  | { readonly code: string; readonly keyHash?: undefined }
  | { readonly code?: undefined; readonly keyHash: string };

/** A browser that wants to be told whose turn it is. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface GameResult {
  readonly table: string;
  readonly round: number;
  readonly game: string;
  readonly endedAt: number;
  readonly rated: boolean;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly won: boolean;
  /** Nobody won because all did: a draw. */
  readonly drawn: boolean;
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
  readonly outcomes: readonly GameResult[];
  readonly ratings: readonly Rating[];
}

/** A finished game, to be entered once for everyone who played it. */
export interface Finished {
  readonly table: string;
  readonly round: number;
  readonly game: string;
  readonly endedAt: number;
  readonly players: readonly { readonly person: string | null; readonly name: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly record: string;
  /** The place of each seat, where the game is rated; the ratings follow from it. */
  readonly ranks: readonly number[] | null;
  /** The place of each seat; null where the game was stopped. */
  readonly places: readonly number[] | null;
  /** No more games of one kind between the same two people are rated in a day. */
  readonly mostRated: number;
}

/** Tables, with their entries, and guests who left nothing; links that are used up go with them. */
interface Sweep {
  /** Tables not touched and guests not seen since. */
  readonly before: number;
  /** Tables of bots not touched since: not earlier than the other. */
  readonly botsBefore: number;
  /** Groups not used since. */
  readonly groupsBefore: number;
  /** At most this many of each. */
  readonly limit: number;
}

/** The store can not be reached or written to now; the message says why. */
export class StoreUnavailable extends Error {}

/**
 * Where everything is kept. The journal is the truth: `append` answers only when the entries are safe on the disk,
 * and `taken` where another node had written that number first.
 */
export interface Store extends GroupStore, DayStore, QuotaStore {
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The entries after a number, in order; none where the table is not known. */
  read(table: string, after: number): Promise<Entry[]>;
  /** The last number of each of these tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  listed(limit: number): Promise<TableRow[]>;
  /** Claims tables where something has been due for at least `late`: for a while no other node gets them. */
  claimDue(late: number, lease: number, limit: number): Promise<string[]>;
  /** Corrects when something is due there, without a change of the table. */
  setDue(table: string, at: number | null): Promise<void>;

  addPerson(person: Person, tokenHash: string, at: number): Promise<void>;
  personByToken(tokenHash: string): Promise<Person | null>;
  savePerson(person: Person, at: number): Promise<void>;
  /** Whether they have not deleted themselves. */
  isHere(person: string): Promise<boolean>;
  /** Ends all sessions of this person but the one with this token, with their notifications, and every recovery link. */
  endOthers(person: string, tokenHash: string): Promise<void>;
  /** The tables where this person has sat, or is host. */
  seatedAt(person: string): Promise<string[]>;
  /** The tables where this person has sat, the latest first. */
  rowsOf(person: string, limit: number): Promise<TableRow[]>;
  /** Name and token go; games that others played too stay, without the name. */
  forgetPerson(id: string): Promise<void>;
  /** False where the session that asks has been ended. */
  addRecovery(hash: string, session: Session, until: number): Promise<boolean>;
  /** Uses a recovery link up: the person gets a further token. */
  recover(hash: string, tokenHash: string, now: number): Promise<Person | null>;

  /** This value, or the one that was there first: for what all nodes share. */
  once(name: string, value: string): Promise<string>;
  /** It ends with its session; false where that has been ended. */
  subscribe(subscription: Subscription, session: Session, at: number): Promise<boolean>;
  subscriptionsOf(person: string): Promise<Subscription[]>;
  /** Of this person only, or (null) whoever's it is. */
  unsubscribe(endpoint: string, person: string | null): Promise<void>;
  languageOf(person: string): Promise<string | null>;

  /** This stands on a screen from now on; false where the same letters stand on another. */
  showCode(screen: StoredScreen & { readonly keyHash: string }, now: number): Promise<boolean>;
  screenOf(person: string): Promise<StoredScreen | null>;
  /** The screen on which this stands now. */
  findScreen(key: ScreenKey, now: number): Promise<StoredScreen | null>;
  /** The screen shows this table from now on, and what stood on it is used up; false where it was already. */
  bindScreen(person: string, table: string, now: number): Promise<boolean>;

  /** Answers the group whose game it was. */
  finish(finished: Finished): Promise<string | null>;
  record(table: string, round: number): Promise<string | null>;
  hasPlayed(person: string, table: string, round: number): Promise<boolean>;
  page(person: string, limit: number): Promise<PersonPage | null>;
  /** Removes what nobody needs any more; answers how many tables and guests there were. */
  sweep(what: Sweep): Promise<number>;

  /** Answers when the store can be reached and written to. */
  check(): Promise<void>;
  /** Bytes that are in use: what was swept is free for what comes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
