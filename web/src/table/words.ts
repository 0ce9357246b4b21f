import { WordSet } from '../i18n/index.svelte.ts';
import { loadWords } from './words/load.ts';

/** What this folder says. */
export const tableWords = new WordSet(loadWords);

export const after = tableWords.part('after');
export const coach = tableWords.part('coach');
export const why = tableWords.part('why');
export const keepsakes = tableWords.part('keepsakes');
