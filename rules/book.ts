import type { JsonObject } from '@tischlein/kit';
import type { Language } from './languages.ts';
import type { Words } from './say.ts';

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

type File<T> = { readonly default: T };

/** One of our games' books: its texts, with what `clauses.json` and `rulings.json` say of where each clause comes from. */
export async function bookOf(game: string, language: Language): Promise<Book> {
  const [{ default: book }, { default: clauses }, { default: all }] = (await Promise.all([
    import(`./${game}/book.${language}.json`),
    import(`./${game}/clauses.json`),
    import('./rulings.json'),
  ])) as [File<Book<ClauseText>>, File<readonly { id: string }[]>, File<readonly Ruling[]>];
  const entries = clauses.map(({ id, ...clause }) => {
    const rulings = all.filter((ruling) => ruling.clause === id);
    const parts = rulings.flatMap(({ part, ...ruling }) =>
      part === undefined ? [] : [{ part, ...ruling }],
    );
    const source = rulings.find(({ part }) => part === undefined)?.source ?? 'sheet';
    return [id, { ...book.clauses[id]!, ...clause, source, parts }] as const;
  });
  return { ...book, clauses: Object.fromEntries(entries) };
}

export async function differencesOf(game: string): Promise<readonly Difference[]> {
  const { default: lines } = await import(`./${game}/differences.json`);
  return lines as readonly Difference[];
}

/** By reason, why a move is better than another. */
export async function reasonsOf(game: string, language: Language): Promise<Words['told']> {
  return ((await import(`./${game}/reasons.${language}.json`)) as File<Words['told']>).default;
}
