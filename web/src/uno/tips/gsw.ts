import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lay: 'Häui Charte passe: di glychi Farb, Zau oder ds glyche Zeiche. Tipp uf eini u leg se mit em Chnopf.',
  draw: 'Nüt passt: Zie e Charte. Passt si, darfsch se grad lege.',
  wild: 'Schwarzi Charte passe überau. Du wünschisch d Farb, wo chunnt.',
  sum: 'Es warte Charte uf di: Wehr se mit ere Ziecharte ab oder nimm se aui.',
  call: 'Fasch gschafft! We d di zwöitletschti Charte leisch, seisch mit em glyche Chnopf UNO.',
};
