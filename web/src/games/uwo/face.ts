import { WORDS as LESSONS } from './lessons/load.ts';
import { WORDS } from './words/load.ts';
import { ALL as POSTER } from './words/poster/all.ts';
import type { Face } from '../contract.ts';
import sheet from './poster.svg?raw';

export const uwo: Face = {
  name: 'UWO',
  players: { min: 2, max: 2 },
  usual: 2,
  first: {},
  /** A hand of three creatures needs none. */
  orders: [],
  poster: {
    sheet,
    drawing: 't-poster-uwo',
    fit: 'xMidYMax slice',
    strip: '0 80 400 192',
    piece: '30 90 160 150',
    words: POSTER,
  },
  table: () => import('./board/Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  finale: () => import('./tv/finale.ts'),
  signs: () => import('./board/signs.ts'),
  big: () => import('./board/big.ts'),
  houseRules: () => import('./board/house-rules.ts'),
  words: WORDS,
  lessons: {
    scripts: () => import('./lessons/index.ts'),
    words: LESSONS,
  },
  deeds: () => import('./deeds.ts'),
  motifs: () => import('./motifs.ts'),
  pictures: () => import('./pictures/index.ts'),
};
