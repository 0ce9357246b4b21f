import type { Told } from '@tischlein/table';
import { field, may, mine, type Moments } from '../../learn/moments.ts';
import type { words } from './en.ts';

const hand = (told: Told): readonly string[] => (field(told, 'hand') ?? []) as readonly string[];

/** When each tip is said, in this order. */
export const moments: Moments<typeof words> = {
  lay: (told) => mine(told) && may(told, 'play'),
  draw: (told) => mine(told) && may(told, 'draw'),
  wild: (told) => mine(told) && hand(told).some((card) => card.startsWith('w')),
  sum: (told) => mine(told) && Number(field(told, 'pendingDraw')) > 0,
  call: (told) => mine(told) && hand(told).length === 2,
};
