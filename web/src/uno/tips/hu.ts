import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'A világos lapok illenek: azonos szín, szám vagy jel. Koppints egyre, és tedd le a gombbal.',
  draw: 'Semmi sem illik: húzz egy lapot. Ha illik, rögtön leteheted.',
  wild: 'A fekete lap mindenre illik. Te kívánod a következő színt.',
  sum: 'Lapok várnak rád: hárítsd őket húzólappal, vagy vedd fel mindet.',
  call: 'Mindjárt megvan! Az utolsó előtti lapnál ugyanazzal a gombbal mondj UNO-t.',
};
