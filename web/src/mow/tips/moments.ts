import { cowOf, parseMove } from '@tischlein/games/mow/language';
import { field, mayIn, mine, type Moments } from '../../learn/moments.ts';
import type { words } from './en.ts';

const may = mayIn(parseMove);
const isSpecial = (text: string): boolean => {
  const move = parseMove(text);
  return move?.type === 'add' && cowOf(move.card).kind !== 'cow';
};

/** When each tip is said, in this order. */
export const moments: Moments<typeof words> = {
  start: (told) => mine(told) && !may(told, 'take'),
  add: (told) => mine(told) && may(told, 'take') && may(told, 'add'),
  take: (told) => mine(told) && may(told, 'take') && !may(told, 'add'),
  special: (told) => mine(told) && told.legal.some(isSpecial),
  pile: (told) => mine(told) && Number(field(told, 'pile')) < 6,
};
