import type { Language } from '@tischlein/rules/languages';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type ReviewWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: ReviewWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadReviewWords = async (language: Language): Promise<ReviewWords> =>
  (await LOAD[language]()).words;
