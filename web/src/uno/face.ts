import type { Face } from '../faces/face.ts';
import sheet from './poster.svg?raw';

export const uno: Face = {
  name: 'UNO',
  players: { min: 2, max: 10 },
  usual: 4,
  first: {},
  orders: ['colour', 'value', 'drawn'],
  poster: {
    sheet,
    drawing: 't-poster-uno',
    fit: 'xMidYMid slice',
    strip: '0 56 400 192',
    piece: '130 90 140 130',
    words: {
      en: {
        blurb: 'The kitchen-table classic, with your own house rules.',
        picture: 'A fan of cards between a poppy, a sun, a clover leaf and a drop',
      },
      de: {
        blurb: 'Der Klassiker vom Küchentisch, mit euren eigenen Hausregeln.',
        picture: 'Ein Fächer aus Karten zwischen Mohn, Sonne, Kleeblatt und Tropfen',
      },
      gsw: {
        blurb: 'Dr Klassiker vom Chuchitisch, mit öine eigete Husregle.',
        picture: 'E Fächer us Charte zwüsche Mohn, Sunne, Chleeblatt und Tropfe',
      },
      hu: {
        blurb: 'A konyhaasztal klasszikusa, a saját házi szabályaitokkal.',
        picture: 'Kártyalegyező pipacs, nap, lóhere és vízcsepp között',
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
