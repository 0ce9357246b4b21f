import type { FactTable } from '@tischlein/kit';
import type { Book, ClauseText, Difference, Ruling } from './book.ts';
import type { Language } from './languages.ts';
import type { Nouns, Words } from './say.ts';

/** What is written of a game, by language; each file is a chunk of its own in the browser. */
export interface Printed {
  nouns(): Promise<Nouns>;
  words(language: Language): Promise<Words>;
  /** By reason, why a move is better than another; apart from the words of a table, which needs no coach. */
  reasons(language: Language): Promise<Words['told']>;
  book(language: Language): Promise<Book>;
  /** What differs between its printed editions; nothing where there is one only. */
  differences(): Promise<readonly Difference[]>;
}

type File<T> = { readonly default: T };

/** One of our games: its files lie in the folder of its name. */
export const printed = (game: string): Printed => ({
  nouns: async () => ((await import(`./${game}/nouns.ts`)) as { nouns: Nouns }).nouns,
  async words(language) {
    const { default: words } = (await import(`./${game}/words.${language}.json`)) as File<Words>;
    return withEndingsIn(language, words);
  },
  async reasons(language) {
    return ((await import(`./${game}/reasons.${language}.json`)) as File<Words['told']>).default;
  },
  async book(language) {
    const [book, clauses, rulings] = (await Promise.all([
      import(`./${game}/book.${language}.json`),
      import(`./${game}/clauses.json`),
      import('./rulings.json'),
    ])) as [File<Book<ClauseText>>, File<readonly { id: string }[]>, File<readonly Ruling[]>];
    return bookOf(book.default, clauses.default, rulings.default);
  },
  async differences() {
    const { default: lines } = await import(`./${game}/differences.json`);
    return lines as readonly Difference[];
  },
});

/** The texts of a book, with what `clauses.json` and `rulings.json` say of where each clause comes from. */
function bookOf(
  book: Book<ClauseText>,
  clauses: readonly { readonly id: string }[],
  all: readonly Ruling[],
): Book {
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

async function withEndingsIn(language: Language, words: Words): Promise<Words> {
  if (language !== 'hu') return words;
  return { ...words, inflect: (await import('./hungarian.ts')).withEndings };
}

/** What a game from outside says and prints. Cards are called by their codes in `words.cards`. */
export interface OwnTexts {
  /** In any of the languages; where one is missing, English stands in, or the first there is. */
  readonly words: InSome<Words>;
  readonly book?: InSome<Book>;
  readonly told: FactTable;
  readonly refused: FactTable;
}

type InSome<T> = { readonly [language in Language]?: T };
const inOne = <T>(texts: InSome<T>, language: Language): T | undefined =>
  texts[language] ?? texts.en ?? Object.values(texts)[0];

const NO_WORDS: Words = { cards: {}, options: {}, presets: {}, refused: {}, told: {} };

/** A game from outside. Where it brings no words, its clauses and facts are said as they stand. */
export const printedBy = (
  game: string,
  { words, book = {}, told, refused }: OwnTexts,
): Printed => ({
  async nouns() {
    return { cardName: (code) => ({ key: code, values: {} }), told, refused, reasons: {} };
  },
  words: (language) => withEndingsIn(language, { ...NO_WORDS, ...inOne(words, language) }),
  reasons: async () => ({}),
  async book(language) {
    const none: Book = { name: game, blurb: '', goal: '', clauses: {} };
    const { clauses } = inOne(book, 'en') ?? none;
    const own = inOne(book, language) ?? none;
    const sourced = Object.entries(clauses).map(([id, { source = 'ruling', rulings = {} }]) => {
      const parts = Object.keys(rulings).map((part) => ({ clause: id, part, source: 'ruling' }));
      return [id, { ...own.clauses[id]!, source, parts }];
    });
    return { ...own, clauses: Object.fromEntries(sourced) as Book['clauses'] };
  },
  differences: async () => [],
});
