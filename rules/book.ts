import type { JsonObject } from '@tischlein/kit';

/** A game's rule book in one language: an entry for every clause of the law. */
export interface Book<C = Clause> {
  readonly name: string;
  readonly blurb: string;
  readonly goal: string;
  readonly clauses: { readonly [id: string]: C };
  /** Where two house rules meet: what happens, and by which clauses. */
  readonly pairs?: readonly Pair[];
}

/** What a clause says in one language. */
export interface ClauseText {
  readonly title: string;
  /** What the printed sheet says, in our words. Paragraphs are parted by an empty line. */
  readonly text: string;
  /** What is ours beside it, part by part: where the sheet is silent or can be read in two ways. */
  readonly rulings?: { readonly [part: string]: string };
  /** Where the printed editions differ: what each of them says, in this book's language. */
  readonly editions?: { readonly [edition: string]: string };
}

/** A line of `rulings.json`: a clause, or a part of one, that no sheet says. */
export interface Ruling {
  readonly clause: string;
  /** By its name in the books; without, all of the clause is ours. */
  readonly part?: string;
  readonly source: 'ruling' | 'reconstruction';
  /** Where it is only about what some editions say. */
  readonly editions?: readonly string[];
}

/** Where a clause comes from, the same in every language. */
export interface ClauseSource {
  readonly source: 'sheet' | Ruling['source'];
  /** What is ours of a clause that a sheet has, in the order of the book. */
  readonly parts?: readonly (Ruling & { readonly part: string })[];
  /** Only matters in rare cases: it stands at the end of the book. */
  readonly fine?: boolean;
  /** The words of the sheets themselves, by the sheet's language, at most twelve. */
  readonly quotes?: { readonly [sheet: string]: string };
}

export type Clause = ClauseText & ClauseSource;

export interface Pair {
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
  readonly text: string;
}

/** One line of what differs between the printed editions: an example, and what comes of it in each. */
export interface Difference {
  readonly clause: string;
  /** Where the example starts. */
  readonly position: JsonObject;
  /** As `seat:move`. */
  readonly moves: readonly string[];
  /** By edition: `done`, the clause that refuses the last move, the energy left, or whether somebody is knocked out. */
  readonly shows: { readonly [edition: string]: string | number | boolean };
}
