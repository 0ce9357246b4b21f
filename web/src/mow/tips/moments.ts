import { field, may, mine, type Moments } from '../../learn/moments.ts';
import type { words } from './en.ts';

const SPECIAL = /^add (block|acro|slow|calf|thin|milk|mad)/;

/** When each tip is said, in this order. */
export const moments: Moments<typeof words> = {
  start: (told) => mine(told) && !may(told, 'take'),
  add: (told) => mine(told) && may(told, 'take') && may(told, 'add'),
  take: (told) => mine(told) && may(told, 'take') && !may(told, 'add'),
  special: (told) => mine(told) && told.legal.some((move) => SPECIAL.test(move)),
  pile: (told) => mine(told) && Number(field(told, 'pile')) < 6,
};
