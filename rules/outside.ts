import type { FactTable } from '@tischlein/kit';
import type { Book } from './book.ts';
import { books, emptyBook } from './books.ts';
import type { Language } from './languages.ts';
import type { Words } from './say.ts';
import { NO_NOUNS, NO_WORDS, spoken, type Load } from './spoken.ts';

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
  const bookIn = (language: Language): Book => inOne(book, language) ?? emptyBook(game);
  spoken[game] = {
    nouns: async () => ({ nouns: { ...NO_NOUNS, told, refused } }),
    words: load((language) => ({ ...NO_WORDS, ...inOne(words, language) })),
  };
  books[game] = {
    book: load(bookIn),
    clauses: async () =>
      Object.entries(bookIn('en').clauses).map(([id, { source = 'ruling', rulings = {} }]) => ({
        id,
        source,
        parts: Object.keys(rulings).map((part) => ({ clause: id, part, source: 'ruling' })),
      })),
  };
}

const load =
  <T>(find: (language: Language) => T): Load<T> =>
  async (language) => ({ default: find(language) });

const inOne = <T>(said: InSome<T>, language: Language): T | undefined =>
  said[language] ?? said.en ?? Object.values(said)[0];
