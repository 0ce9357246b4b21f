import type { UnoView } from '@tischlein/games/uno/language';
import type { Deeds, Ended } from '../contract.ts';

const MANY_CARDS = 10;
/** How many cards the seat held, picture by picture. */
const heldIn = ({ me, views }: Ended): number[] =>
  (views as readonly UnoView[]).map(({ held }) => held[me]!);

export const deeds: Deeds = {
  /** Won without a card more than dealt. */
  flower: (ended) =>
    ended.won && heldIn(ended).every((held, i, all) => i === 0 || held <= all[i - 1]!),
  /** Won after holding ten cards or more. */
  clover: (ended) => ended.won && Math.max(...heldIn(ended)) >= MANY_CARDS,
};
