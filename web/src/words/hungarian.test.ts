import { expect, it } from 'vitest';
import { article } from './hungarian.ts';

it('knows which numbers begin with a vowel', () => {
  const vowels = [1, 5, 50, 57, 500, 1000, 1999, 5000];
  expect(vowels.map(article)).toEqual(vowels.map(() => 'az'));
  const others = [0, 2, 10, 11, 15, 25, 100, 150, 2000, 10_000];
  expect(others.map(article)).toEqual(others.map(() => 'a'));
});
