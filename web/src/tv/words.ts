import type { Language } from '@tischlein/rules';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type TvWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: TvWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadTvWords = async (language: Language): Promise<TvWords> =>
  (await LOAD[language]()).words;
