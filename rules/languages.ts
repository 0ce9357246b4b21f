/**
 * Every text a person reads exists in these. Apart from the sentences, so that a page can offer a choice of language
 * without the engine that fills messages.
 */
export const LANGUAGES = ['en', 'de', 'gsw', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Browsers do not know Swiss German and fall back to English for it; its numbers and lists are those of de-CH. */
export const LOCALE = { en: 'en', de: 'de', gsw: 'de-CH', hu: 'hu' } as const satisfies Record<
  Language,
  string
>;

/** Anna, Beni and Cleo: names and other things in a row, as the language joins them. */
export const listed = (language: Language, names: Iterable<string>): string =>
  new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(names);
