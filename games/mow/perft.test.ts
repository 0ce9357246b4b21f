import { mustParse, perft, type Json } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { mow } from './index.ts';

const positions: { readonly [name: string]: { position: Json; counts: number[] } } = {
  'three hands of specials': {
    position: {
      game: 'mow',
      hands: [
        ['block0', 'acro7', 'slow', '1', '12'],
        ['2.1', '9', 'acro9', 'slow', '15'],
        ['3', '7', '13.2', '14', 'block16'],
      ],
      herds: [['5', '7.1', '10']],
      pile: ['4', '6', '8', '11', '2'],
    },
    counts: [13, 104, 942, 7032, 34278],
  },
  'six seats with the yellow packet': {
    position: {
      game: 'mow',
      hands: [
        ['mad', 'calf', 'thin'],
        ['milk', '1y', 'block0y'],
        ['2y', '9.1'],
        ['3', '12.1y'],
        ['14', 'slow'],
        ['15y', 'acro9'],
      ],
      herds: [['7', '8', '9', '11']],
      pile: ['13', '6.1', '4.2y', '5'],
    },
    counts: [25, 117, 626, 2450, 9941],
  },
  'two players, three herds, the end near': {
    position: {
      game: 'mow',
      hands: [
        ['1', 'block16', 'slow'],
        ['3.1', '8.3', '15'],
      ],
      herds: [['5', '9'], ['7.2'], ['2', '4', '12']],
      herd: 1,
      pile: ['14'],
    },
    counts: [4, 10, 76, 234, 1030, 4594],
  },
};

it.each(Object.entries(positions))('%s', (_, { position, counts }) => {
  const state = mustParse(mow.parsePosition(position));
  expect(counts.map((_, i) => perft(mow, state, i + 1))).toEqual(counts);
});
