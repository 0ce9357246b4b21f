import type { AfterWords } from '../words.ts';

export const words: AfterWords = {
  title: 'Így alakult',
  chances: 'Győzelmi esélyek',
  chancesText: 'Az erős bot számolta abból, amit az egyes helyekről látni lehetett.',
  reckoning: 'Számolás …',
  journey: (name, first, last, best, bestAt, worst, worstAt) =>
    `${name}: az elején ${first}, a végén ${last}. A legjobb ${best} a ${bestAt}. lépés után, a legrosszabb ${worst} a ${worstAt}. lépés után.`,
  record: 'A jegyzőkönyv',
  recordText: 'Az egész játék szövegként: megőrizni, ellenőrizni, újra megnézni.',
  copy: 'Másolás',
  copied: 'Másolva',
  save: 'Mentés',
  share: 'Megosztás',
  selectIt: 'Itt van, másolásra készen:',
};
