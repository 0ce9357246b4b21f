import { expect, it } from 'vitest';
import { words as uno } from '../uno/words/en.ts';
import { words as hungarian } from './hu.ts';

it('numbers have the article and the vowels their language gives them', () => {
  expect(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((all) => hungarian.seatsTaken({ taken: 1, all }).slice(7)),
  ).toEqual('a 2-ből,a 3-ból,a 4-ből,az 5-ből,a 6-ból,a 7-ből,a 8-ból,a 9-ből,a 10-ből'.split(','));
  expect(['7', '8'].map(uno.face.number)).toEqual(['a 7', 'an 8']);
});
