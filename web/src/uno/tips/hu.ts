import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'A kiemelt lapok illenek: azonos szín, szám vagy jel. Koppints egyre, és rakd le a gombbal.',
  draw: 'Semmi sem illik: húzz egy lapot. Ha illik, rögtön lerakhatod.',
  wild: 'A fekete lap mindenre illik. Te kéred a következő színt.',
  sum: 'Lapok fenyegetnek: hárítsd őket húzatós lappal, vagy vedd fel mindet.',
  call: 'Mindjárt megvan! Az utolsó előtti lapnál ugyanazzal a gombbal mondj UNO-t.',
};
