import type { Book, Difference } from './book.ts';
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
  // Nobody who only plays reads a book or asks for reasons.
  reasons: async (language) => (await import('./book.ts')).reasonsOf(game, language),
  book: async (language) => (await import('./book.ts')).bookOf(game, language),
  differences: async () => (await import('./book.ts')).differencesOf(game),
});

export async function withEndingsIn(language: Language, words: Words): Promise<Words> {
  if (language !== 'hu') return words;
  return { ...words, inflect: (await import('./hungarian.ts')).withEndings };
}
