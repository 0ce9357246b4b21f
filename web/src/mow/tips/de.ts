import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  start: 'Tipp auf eine hervorgehobene Kuh, um eine Herde zu beginnen.',
  add: 'Deine Zahl muss kleiner oder größer sein als alle, die liegen. Das Schildchen auf der Karte zeigt, an welches Ende sie passt.',
  take: 'Nichts passt? Dann nimmst du die Herde. Ihre Fliegen zählen gegen dich, und du beginnst die nächste.',
  special:
    'Violette Kühe sind besonders und haben fünf Fliegen. Tipp auf eine und sieh, was sie kann.',
  pile: 'Der Stapel ist fast leer. Ist er leer, endet die Runde, sobald jemand die Herde nimmt.',
};
