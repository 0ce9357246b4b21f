import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  next: 'Értem',
  of: (tip, all) => `${tip} / ${all}`,
};
