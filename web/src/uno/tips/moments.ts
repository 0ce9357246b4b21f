import { cardOf, type UnoView } from '@tischlein/games/uno/language';
import type { Told } from '@tischlein/table';
import { mine, type Moments } from '../../learn/moments.ts';
import { offersIn } from '../offers.ts';
import type { words } from './en.ts';

const viewOf = ({ view }: Told) => view as unknown as UnoView | null;
const hand = (told: Told): readonly string[] => viewOf(told)?.hand ?? [];

/** When each tip is said, in this order. */
export const moments: Moments<typeof words> = {
  lay: (told) => mine(told) && offersIn(told.legal).plays.size > 0,
  draw: (told) => mine(told) && offersIn(told.legal).plain.has('draw'),
  wild: (told) => mine(told) && hand(told).some((card) => cardOf(card)?.wishes),
  sum: (told) => mine(told) && (viewOf(told)?.pendingDraw ?? 0) > 0,
  call: (told) => mine(told) && hand(told).length === 2,
};
