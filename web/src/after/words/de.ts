import type { AfterWords } from '../words.ts';

export const words: AfterWords = {
  title: 'So lief es',
  chances: 'Gewinnchancen',
  chancesText: (name) =>
    `Berechnet aus dem, was ${name} wissen konnte: viele mögliche Verteilungen, jede weitergespielt.`,
  reckoning: 'Wird berechnet …',
  journey: (name, first, last, best, bestAt, worst, worstAt) =>
    `${name}: ${first} am Anfang, ${last} am Ende. Am besten ${best} nach Zug ${bestAt}, am schlechtesten ${worst} nach Zug ${worstAt}.`,
  coach: 'Mit dem Lehrer zurückschauen',
  bigMoments: 'Grosse Momente',
  changedBy: 'Chance verändert um ',
  record: 'Die Aufzeichnung',
  recordText: 'Das ganze Spiel als Text: zum Speichern, Prüfen und Nachspielen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  save: 'Speichern',
  share: 'Teilen',
  selectIt: 'Hier steht sie, bereit zum Kopieren:',
};
