import type { Catalogue } from '@tischlein/games/uwo/language';
import type { Face } from '../faces/face.ts';
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
    words: {
      en: {
        blurb: 'Gnorfs against pnorfs: a duel of silly monsters.',
        picture: 'A green gnorf and a purple pnorf glare at each other',
      },
      de: {
        blurb: 'Gnorfen gegen Pnorfen: ein Duell alberner Ungeheuer.',
        picture: 'Ein grüner Gnorf und ein violetter Pnorf starren einander an',
      },
      gsw: {
        blurb: 'Gnorfe gäge Pnorfe: es Duell vo dumme Ughüür.',
        picture: 'E grüene Gnorf und ne violette Pnorf gaffe enand aa',
      },
      hu: {
        blurb: 'Gnorfok a pnorfok ellen: bolondos szörnyek párbaja.',
        picture: 'Egy zöld gnorf és egy lila pnorf farkasszemet néz',
      },
    },
  },
  table: () => import('./Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  signs: () => import('./signs.ts'),
  big: () => import('./big.ts'),
  houseRules: () => import('./house-rules.ts'),
  words: {
    en: () => import('./words/en.ts'),
    de: () => import('./words/de.ts'),
    gsw: () => import('./words/gsw.ts'),
    hu: () => import('./words/hu.ts'),
  },
  lessons: {
    scripts: () => import('./lessons/index.ts'),
    words: {
      en: () => import('./lessons/en.ts'),
      de: () => import('./lessons/de.ts'),
      gsw: () => import('./lessons/gsw.ts'),
      hu: () => import('./lessons/hu.ts'),
    },
  },
  pictures: () => import('./pictures/index.ts'),
  workshop: {
    page: () => import('./workshop/Workshop.svelte'),
    link: async ({ catalogue }) =>
      typeof catalogue === 'object'
        ? (await import('./workshop/link.ts')).formatLink(catalogue as Catalogue)
        : undefined,
  },
};
