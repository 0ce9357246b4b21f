import type { UnoClause } from '@tischlein/games/uno/language';

export { default as Art } from '../board/Art.svelte';
export { default as Picture } from './Picture.svelte';

/** By the codes of the cards. */
export const pictures: { readonly [clause in UnoClause]?: string } = {
  'UNO-0': 'r0 y8 gs br rd w wd u',
  'UNO-1': 'r7 r2 b7',
  'UNO-2': 'g4 gr',
  'UNO-3': 'bs',
  'UNO-4': 'gr',
  'UNO-5': 'bd rd',
  'UNO-6': 'back',
  'UNO-8': 'u',
  'UNO-9': 'w',
  'UNO-10': 'wd',
  'UNO-14': 'back',
  'UNO-15': 'y8 gs w u',
  'UNO-1a': 'b5 b5',
  'UNO-1b': 'y3 y4 y5',
  'UNO-3a': 'rs rs',
  'UNO-3b': 'gs gs',
  'UNO-5a': 'yd',
  'UNO-7a': 'u wd',
  'UNO-8a': 'u',
  'UNO-8b': 'u',
  'UNO-13a': 'g0',
  'UNO-13a-1': 'y0',
  'UNO-13a-2': 'r0',
  'UNO-17': 'u',
  'UNO-18': 'rd wd',
  'UNO-19': 'gs u',
};
