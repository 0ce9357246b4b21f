import { WordSet } from '../i18n/index.svelte.ts';
import { loadWords, type Words } from './words/load.ts';

/** What this folder says. */
export const peopleWords = new WordSet(loadWords);

export const history = peopleWords.part('history');
export const daily = peopleWords.part('daily');
export const groups = peopleWords.part('groups');
export const profile = peopleWords.part('profile');

export type DailyWords = Words['daily'];
