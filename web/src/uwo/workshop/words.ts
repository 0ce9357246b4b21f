import type { Language } from '@tischlein/rules';
import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type WorkshopWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: WorkshopWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadWorkshopWords = async (language: Language): Promise<WorkshopWords> =>
  (await LOAD[language]()).words;
