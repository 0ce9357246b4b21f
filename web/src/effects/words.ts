import type { Language } from '@tischlein/rules/languages';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type EffectsWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: EffectsWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadEffectsWords = async (language: Language): Promise<EffectsWords> =>
  (await LOAD[language]()).words;
