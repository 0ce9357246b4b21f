import { describe, expect, it } from 'vitest';
import { marked, searchBook } from './search.ts';

const BOOK = {
  name: 'MOW',
  blurb: '',
  goal: '',
  clauses: {
    'MOW-12': { title: 'Taking', text: 'Take the whole herd.' },
    'MOW-22': {
      title: 'Slowpoke',
      text: 'It goes into a gap of the herd.',
      editions: { hu: 'Rés' },
    },
  },
};
const found = (wanted: string): string[] => searchBook(BOOK, wanted).map(([id]) => id);

describe('searching the book', () => {
  it('finds every word, in any order, without accents', () => {
    expect(found('herd gap')).toEqual(['MOW-22']);
    expect(found('res')).toEqual(['MOW-22']);
    expect(found('mow-12')).toEqual(['MOW-12']);
    expect(found('goat')).toEqual([]);
    expect(found(' ')).toHaveLength(2);
  });

  it('marks what was wanted', () => {
    expect(marked('Take the whole herd.', 'HERD')).toEqual([
      { text: 'Take the whole ', hit: false },
      { text: 'herd', hit: true },
      { text: '.', hit: false },
    ]);
    expect(marked('Take', '')).toEqual([{ text: 'Take', hit: false }]);
  });
});
