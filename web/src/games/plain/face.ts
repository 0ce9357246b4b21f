import { WORDS } from './words/load.ts';
import { ALL as POSTER } from './words/poster/all.ts';
import type { Face } from '../contract.ts';
import sheet from './poster.svg?raw';

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
    words: POSTER,
  },
  table: () => import('./Table.svelte'),
  signs: () => import('./signs.ts'),
  words: WORDS,
});
