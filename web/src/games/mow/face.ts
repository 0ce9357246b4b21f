import { WORDS as LESSONS } from './lessons/load.ts';
import { WORDS } from './words/load.ts';
import { ALL as POSTER } from './words/poster/all.ts';
import type { Face } from '../contract.ts';
import sheet from './poster.svg?raw';

export const mow: Face = {
  name: 'MOW',
  players: { min: 2, max: 10 },
  usual: 4,
  /** One round is a quarter of an hour. */
  first: { rounds: 1 },
  orders: ['number', 'flies', 'drawn'],
  poster: {
    sheet,
    drawing: 't-poster-mow',
    fit: 'xMidYMax slice',
    strip: '0 58 400 192',
    piece: '62 90 150 130',
    words: POSTER,
  },
  table: () => import('./board/Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  finale: () => import('./tv/finale.ts'),
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
