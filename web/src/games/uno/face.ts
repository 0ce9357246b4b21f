import { WORDS as LESSONS } from './lessons/load.ts';
import { WORDS } from './words/load.ts';
import { ALL as POSTER } from './words/poster/all.ts';
import type { Face } from '../contract.ts';
import sheet from './poster.svg?raw';

export const uno: Face = {
  name: 'UNO',
  players: { min: 2, max: 10 },
  usual: 4,
  first: {},
  byItself: ['pass'],
  orders: ['colour', 'value', 'drawn'],
  poster: {
    sheet,
    drawing: 't-poster-uno',
    fit: 'xMidYMid slice',
    strip: '0 56 400 192',
    piece: '130 90 140 130',
    words: POSTER,
  },
  table: () => import('./board/Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  inHand: () => import('./phone/InHand.svelte'),
  signs: () => import('./board/signs.ts'),
  big: () => import('./highlights.ts'),
  houseRules: () => import('./board/house-rules.ts'),
  words: WORDS,
  lessons: { scripts: () => import('./lessons/index.ts'), words: LESSONS },
  deeds: () => import('./highlights.ts'),
  motifs: () => import('./highlights.ts'),
  pictures: () => import('./pictures/index.ts'),
};
