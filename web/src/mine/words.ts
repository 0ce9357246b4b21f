import type { Language } from '@tischlein/rules/languages';
import type { Translated } from '../words/index.svelte.ts';
import type { words as english } from './words/en.ts';

export type MineWords = Translated<typeof english>;

const LOAD: Record<Language, () => Promise<{ readonly words: MineWords }>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  gsw: () => import('./words/gsw.ts'),
  hu: () => import('./words/hu.ts'),
};
export const loadMineWords = async (language: Language): Promise<MineWords> =>
  (await LOAD[language]()).words;
