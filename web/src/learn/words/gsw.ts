import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  next: 'Verstande',
  of: (tip, all) => `${tip} vo ${all}`,
};
