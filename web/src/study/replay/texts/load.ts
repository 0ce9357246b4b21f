// Made from the JSON files beside it.
import type { Language } from '@tischlein/rules/languages';
import type { words as english } from './en.ts';

export type Words = typeof english;

/** One chunk per language. */
export const WORDS: { readonly [language in Language]: () => Promise<{ readonly words: Words }> } = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  gsw: () => import('./gsw.ts'),
  hu: () => import('./hu.ts'),
};
export const loadWords = async (language: Language): Promise<Words> =>
  (await WORDS[language]()).words;
