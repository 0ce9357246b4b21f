import { az } from '@tischlein/rules/hungarian';
import type { AfterWords } from '../words.ts';

export const words: AfterWords = {
  title: 'Így alakult',
  chances: 'Győzelmi esélyek',
  chancesText: (name) =>
    `Abból számolva, amit tudni lehetett (${name}): sok lehetséges leosztás, mindegyik végigjátszva.`,
  reckoning: 'Számolás…',
  journey: (name, first, last, best, bestAt, worst, worstAt) =>
    `${name}: az elején ${first}, a végén ${last}. A legjobb ${best} ${az(bestAt)} ${bestAt}. lépés után, a legrosszabb ${worst} ${az(worstAt)} ${worstAt}. lépés után.`,
  coach: 'Visszanézés az edzővel',
  bigMoments: 'Nagy pillanatok',
  changedBy: 'Az esély változása: ',
  record: 'A jegyzőkönyv',
  recordText: 'Az egész játék szövegként: megőrzéshez, ellenőrzéshez, visszajátszáshoz.',
  copy: 'Másolás',
  copied: 'Másolva',
  save: 'Mentés',
  share: 'Megosztás',
  selectIt: 'Itt van, másolásra készen:',
};
