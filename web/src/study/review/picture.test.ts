import { expect, it } from 'vitest';
import type { Review } from '@tischlein/coach';
import { linesOf } from './picture.ts';
import { words as all } from '../words/en.ts';

const words = all.review;

/** A lost game, with these errors of its parts. */
const lost = (error: number, ofOthers: number): Review =>
  ({
    curve: [],
    parts: {
      result: 0,
      prior: { value: 0.5, error: 0 },
      cards: { value: -0.52, error },
      own: { value: 0.04, error: 0.01 },
      others: { value: -0.02, error: ofOthers },
    },
  }) as unknown as Review;
const linesWith = (error: number, ofOthers = 0.01): string[] =>
  linesOf(words, { game: 'UWO', review: lost(error, ofOthers), marks: [], address: '' });

it('a picture says what came from play and what is not explained, a small part included', () => {
  expect(linesWith(0.2)).toEqual([words.partsLine({ cards: '−52', own: '+4', others: '−2' })]);
});

it('it says nothing of parts whose error is larger than themselves, large or small', () => {
  expect(linesWith(0.3)).toEqual([]);
  expect(linesWith(0.2, 0.05)).toEqual([]);
});
