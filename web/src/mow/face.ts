import type { Face } from '../faces/face.ts';
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
    words: {
      en: {
        blurb: 'Herd the cows and leave the flies to the others.',
        picture: 'A cow with a bell on an alpine meadow, flies around it',
      },
      de: {
        blurb: 'Treib die Kühe zusammen und lass den anderen die Fliegen.',
        picture: 'Eine Kuh mit Glocke auf der Alp, Fliegen um sie herum',
      },
      gsw: {
        blurb: 'Trib d’Chüeh zäme und la de andere d’Flöige.',
        picture: 'E Chueh mit Glogge uf dr Alp, Flöige drumume',
      },
      hu: {
        blurb: 'Tereld a teheneket, a legyeket hagyd a többieknek.',
        picture: 'Kolompos tehén a havason, körülötte legyek',
      },
    },
  },
  table: () => import('./Table.svelte'),
  tv: () => import('./tv/Tv.svelte'),
  inHand: () => import('./InHand.svelte'),
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
};
