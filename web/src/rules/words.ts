import type { Language } from '@tischlein/rules/languages';

/** What only the book says. */
interface BookWords {
  readonly contents: string;
  /** Of a house rule, at the table the book was opened from. */
  readonly on: string;
  readonly off: string;
}

export const BOOK_WORDS: { readonly [language in Language]: BookWords } = {
  en: { contents: 'Contents', on: 'on at this table', off: 'off at this table' },
  de: { contents: 'Inhalt', on: 'gilt an diesem Tisch', off: 'gilt hier nicht' },
  gsw: { contents: 'Inhaut', on: 'giut a däm Tisch', off: 'giut hie nid' },
  hu: { contents: 'Tartalom', on: 'ennél az asztalnál él', off: 'itt nem él' },
};
