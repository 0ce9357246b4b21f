import { WordSet } from '../../i18n/index.svelte.ts';
import { loadWords } from './words/load.ts';

export const adminWords = new WordSet(loadWords);

export const words = adminWords.part('admin');
