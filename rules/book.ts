/** A game's rule book in one language: an entry for every clause of the law. */
export interface Book {
  readonly name: string;
  readonly blurb: string;
  readonly goal: string;
  readonly clauses: { readonly [id: string]: Clause };
  /** Where two house rules meet: what happens, and by which clauses. */
  readonly pairs?: readonly Pair[];
}

export interface Clause {
  readonly title: string;
  /** Paragraphs are parted by an empty line. */
  readonly text: string;
  /** Where the printed editions differ: what each of them says, in this book's language. */
  readonly editions?: { readonly [edition: string]: string };
}

export interface Pair {
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
  readonly text: string;
}
