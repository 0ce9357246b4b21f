import { WordSet } from '../i18n/index.svelte.ts';
import { loadWords, type Words } from './words/load.ts';

/** What this folder says. */
export const playWords = new WordSet(loadWords);

export const effects = playWords.part('effects');
export const workshop = playWords.part('workshop');
export const notifications = playWords.part('notifications');
export const tv = playWords.part('tv');
export const reactions = playWords.part('reactions');
export const presence = playWords.part('presence');
export const firstRound = playWords.part('firstRound');
export const roomWords = playWords.part('room');
export const strength = playWords.part('strength');

export type EffectsWords = Words['effects'];
export type WorkshopWords = Words['workshop'];
export type StrengthWords = Words['strength'];
