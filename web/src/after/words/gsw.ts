import type { AfterWords } from '../words.ts';

export const words: AfterWords = {
  title: 'So isch es gloffe',
  chances: 'Gwünnchance',
  chancesText: (name) =>
    `Usgrächnet us däm, wo ${name} het chönne wüsse: vili müglechi Verteilige, jedi witergschpilt.`,
  reckoning: 'Wird usgrächnet …',
  journey: (name, first, last, best, bestAt, worst, worstAt) =>
    `${name}: ${first} am Aafang, ${last} am Schluss. Am beschte ${best} nach em Zug ${bestAt}, am schlächtischte ${worst} nach em Zug ${worstAt}.`,
  coach: 'Mit em Lehrer zrüggluege',
  bigMoments: 'Grossi Momänt',
  changedBy: 'Chance veränderet um ',
  record: 'D’Ufzeichnig',
  recordText: 'Ds ganze Schpil aus Täxt: zum Ufbhaute, Prüefe und no einisch Aaluege.',
  copy: 'Kopiere',
  copied: 'Kopiert',
  save: 'Spichere',
  share: 'Teile',
  selectIt: 'Da steit si, parat zum Kopiere:',
};
