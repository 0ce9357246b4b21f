import type { FactTable } from '@tischlein/kit';
import type { Book } from './book.ts';
import type { Language } from './languages.ts';
import { withEndingsIn, type Printed } from './printed.ts';
import type { ZoneKinds } from './reading.ts';
import type { Words } from './say.ts';

/** What a game from outside says and prints. Cards are called by their codes in `words.cards`. */
export interface OwnTexts {
  /** In any of the languages; where one is missing, English stands in, or the first there is. */
  readonly words: InSome<Words>;
  readonly book?: InSome<Book>;
  readonly zones?: ZoneKinds;
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
  { words, book = {}, zones = {}, told, refused }: OwnTexts,
): Printed => ({
  async nouns() {
    return { cardName: (code) => ({ key: code, values: {} }), told, refused, reasons: {} };
  },
  words: (language) => withEndingsIn(language, { ...NO_WORDS, zones, ...inOne(words, language) }),
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
