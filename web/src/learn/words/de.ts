import type { LearnWords } from '../words.ts';

export const words: LearnWords = {
  next: 'Verstanden',
  of: (tip, all) => `${tip} von ${all}`,
};
