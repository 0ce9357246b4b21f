import { WordSet } from '../i18n/index.svelte.ts';
import { loadWords, type Words } from './words/load.ts';

/** What this folder says. */
export const studyWords = new WordSet(loadWords);

export const lessons = studyWords.part('lessons');
export const review = studyWords.part('review');
export const puzzles = studyWords.part('puzzles');
export const replay = studyWords.part('replay');
export const fairness = studyWords.part('fairness');
export const playOn = studyWords.part('playOn');
export const rulebook = studyWords.part('rulebook');

export type LearnWords = Words['lessons'];
export type ReviewWords = Words['review'];
