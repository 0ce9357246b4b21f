interface Listed {
  /** What its speakers call it. */
  readonly name: string;
  /** How browsers count, list and compare in it. They do not know Swiss German and would fall back to English. */
  readonly locale: string;
  /** How they write dates, where that is another one. */
  readonly dates?: string;
}

/**
 * Every text a person reads exists in these: the one list of languages, which loaders, menus and checks follow. Apart
 * from the sentences, so that a page can offer a choice of language without the engine that fills messages.
 */
const LISTED = {
  en: { name: 'English', locale: 'en', dates: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
  gsw: { name: 'Bärndütsch', locale: 'de-CH' },
  hu: { name: 'Magyar', locale: 'hu' },
} as const satisfies { readonly [code: string]: Listed };

export type Language = keyof typeof LISTED;
export const LANGUAGES = Object.keys(LISTED) as readonly Language[];

/**
 * The first of these tags of languages that is one of ours. Swiss German is nobody's browser language, but de-CH often stands
 * for it: those start with German.
 */
export function languageFor(tags: readonly string[]): Language {
  const wanted = tags.map((tag) => tag.split('-')[0]);
  return wanted.map((code) => LANGUAGES.find((one) => one === code)).find((one) => one) ?? 'en';
}

const listedAs = (language: Language): Listed => LISTED[language];
export const ownName = (language: Language): string => listedAs(language).name;
export const localeOf = (language: Language): string => listedAs(language).locale;
export const dateLocaleOf = (language: Language): string =>
  listedAs(language).dates ?? localeOf(language);

/** Anna, Beni and Cleo: names and other things in a row, as the language joins them. */
export const listed = (language: Language, names: Iterable<string>): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
