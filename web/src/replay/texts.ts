import type { Language } from '@tischlein/rules';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './texts/en.ts';

export type ReplayWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: ReplayWords }>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  gsw: () => import('./texts/gsw.ts'),
  hu: () => import('./texts/hu.ts'),
};
export const loadReplayWords = async (language: Language): Promise<ReplayWords> =>
  (await LOAD[language]()).words;
