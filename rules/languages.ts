/**
 * Every text a person reads exists in these. Apart from the sentences, so that a page can offer a choice of language
 * without the engine that fills messages.
 */
export const LANGUAGES = ['en', 'de', 'gsw', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
