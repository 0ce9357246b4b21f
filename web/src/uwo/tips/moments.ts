import { parseMove } from '@tischlein/games/uwo/language';
import { field, mayIn, mine, type Moments } from '../../learn/moments.ts';
import type { words } from './en.ts';

const may = mayIn(parseMove);

/** When each tip is said, in this order. */
export const moments: Moments<typeof words> = {
  walk: (told) => mine(told) && may(told, 'walk'),
  morf: (told) => mine(told) && may(told, 'morf'),
  end: (told) => mine(told) && may(told, 'end'),
  duel: (told) => mine(told) && !may(told, 'walk') && field(told, 'duel') !== null,
};
