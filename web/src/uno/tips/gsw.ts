import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'Charte, wo lüchte, passe: di glichi Farb, Zau oder ds gliche Symbol. Tipp uf eini und leg se mit em Chnopf.',
  draw: 'Nüt passt: Zieh e Charte. Passt si, darfsch se grad lege.',
  wild: 'Schwarzi Charte passe überau. Du wünschisch dir d’Farb, wo chunnt.',
  sum: 'Es warte Charte uf di: Wehr se mit ere Ziehcharte ab oder nimm se aui.',
  call: 'Fasch gschafft! We di zwöitletschti Charte leisch, seisch mit em gliche Chnopf UNO.',
};
