import type { Book, ClauseSource, ClauseText, Difference } from './book.ts';
import type { FactTable } from '@tischlein/kit';
import type { Language } from './languages.ts';
import type { Nouns, Words } from './say.ts';

export * from './book.ts';
export * from './languages.ts';
export * from './say.ts';

type Load<T> = (language: Language) => Promise<{ readonly default: T }>;

/** Our own games: their faces and words are typed by it. Everything else takes any game's name. */
export type GameName = 'mow' | 'uno' | 'uwo';

type Listed = ClauseSource & { readonly id: string };

interface Said {
  readonly nouns: () => Promise<{ readonly nouns: Nouns }>;
  readonly words: Load<Words>;
  readonly book: Load<Book<ClauseText>>;
  readonly clauses: () => Promise<{ readonly default: readonly object[] }>;
  readonly differences?: () => Promise<{ readonly default: readonly Difference[] }>;
}

/** Each file, and each game's nouns, is a chunk of its own in the browser. */
const GAMES: { readonly [game in GameName]: Said } = {
  mow: {
    clauses: () => import('./mow/clauses.json'),
    nouns: () => import('./mow/nouns.ts'),
    words: (language) => import(`./mow/words.${language}.json`),
    book: (language) => import(`./mow/book.${language}.json`),
  },
  uno: {
    clauses: () => import('./uno/clauses.json'),
    nouns: () => import('./uno/nouns.ts'),
    words: (language) => import(`./uno/words.${language}.json`),
    book: (language) => import(`./uno/book.${language}.json`),
  },
  uwo: {
    clauses: () => import('./uwo/clauses.json'),
    differences: () => import('./uwo/differences.json'),
    nouns: () => import('./uwo/nouns.ts'),
    words: (language) => import(`./uwo/words.${language}.json`),
    book: (language) => import(`./uwo/book.${language}.json`),
  },
};

const known: { [game: string]: Said } = { ...GAMES };
const saidIn = (game: string): Said | undefined => known[game];

/** How a game from outside is said. Cards are called by their codes in `words.cards`. */
export interface Spoken {
  /** In any of the languages; where one is missing, English stands in, or the first there is. */
  readonly words: InSome<Words>;
  readonly book?: InSome<Book>;
  readonly told: FactTable;
  readonly refused: FactTable;
}

type InSome<T> = { readonly [language in Language]?: T };

/** From now on this game is said like any other. */
export function addSpoken(game: string, { words, book = {}, told, refused }: Spoken): void {
  const noBook: Book = { name: game, blurb: '', goal: '', clauses: {} };
  const bookIn = (language: Language): Book => inOne(book, language) ?? noBook;
  const load =
    <T>(find: (language: Language) => T): Load<T> =>
    async (language) => ({ default: find(language) });
  known[game] = {
    nouns: async () => ({ nouns: { ...NO_NOUNS, told, refused } }),
    words: load((language) => ({ ...NO_WORDS, ...inOne(words, language) })),
    book: load(bookIn),
    clauses: async () => ({
      default: Object.entries(bookIn('en').clauses).map(([id, { source = 'ruling' }]) => ({
        id,
        source,
      })),
    }),
  };
}

const inOne = <T>(said: InSome<T>, language: Language): T | undefined =>
  said[language] ?? said.en ?? Object.values(said)[0];

/** A game that brings no words is said by its clauses and facts as they stand. */
const NO_WORDS: Words = { cards: {}, options: {}, presets: {}, refused: {}, told: {} };

export const loadWords = async (game: string, language: Language): Promise<Words> =>
  (await saidIn(game)?.words(language))?.default ?? NO_WORDS;

/** A game that brings no book has an empty one under its name. */
export async function loadBook(game: string, language: Language): Promise<Book> {
  const said = saidIn(game);
  if (said === undefined) return { name: game, blurb: '', goal: '', clauses: {} };
  const [{ default: book }, { default: listed }] = await Promise.all([
    said.book(language),
    said.clauses(),
  ]);
  const clauses = (listed as readonly Listed[]).map(
    ({ id, ...source }) => [id, { ...book.clauses[id]!, ...source }] as const,
  );
  return { ...book, clauses: Object.fromEntries(clauses) };
}

/** What differs between a game's printed editions; nothing where there is one only. */
export const loadDifferences = async (game: string): Promise<readonly Difference[]> =>
  (await saidIn(game)?.differences?.())?.default ?? [];

const NO_NOUNS: Nouns = {
  cardName: (code) => ({ key: code, values: {} }),
  told: {},
  refused: {},
  reasons: {},
};
export const loadNouns = async (game: string): Promise<Nouns> =>
  (await saidIn(game)?.nouns())?.nouns ?? NO_NOUNS;
