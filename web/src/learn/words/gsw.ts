import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  next: 'Begriffe',
  of: (tip, all) => `${tip} vo ${all}`,
};
