import type { Face } from './face.ts';
import sheet from './plain.svg?raw';

/** A game without a face of its own: a table made of what every game answers, its view, its moves and its words. */
export const plainFace = (name: string): Face => ({
  name,
  players: { min: 2, max: 2 },
  usual: 2,
  first: {},
  orders: [],
  poster: {
    sheet,
    drawing: 't-poster-plain',
    fit: 'xMidYMid slice',
    strip: '0 54 400 192',
    piece: '130 80 140 140',
    words: {
      en: { blurb: '', picture: 'Three cards on a table' },
      de: { blurb: '', picture: 'Drei Karten auf einem Tisch' },
      gsw: { blurb: '', picture: 'Drü Charte uf emne Tisch' },
      hu: { blurb: '', picture: 'Három kártya az asztalon' },
    },
  },
  table: () => import('../plain/Table.svelte'),
  signs: () => import('../plain/signs.ts'),
  words: {
    en: () => import('../plain/words/en.ts'),
    de: () => import('../plain/words/de.ts'),
    gsw: () => import('../plain/words/gsw.ts'),
    hu: () => import('../plain/words/hu.ts'),
  },
});
