import { faceOf } from '../games/index.ts';
import type { HandOrder } from '../games/contract.ts';
import { settings } from '../base/settings.svelte.ts';

/** How this person's cards lie in the hand; null where the game knows no order. */
export const orderOf = (game: string): HandOrder | null => {
  const { orders } = faceOf(game);
  return orders.find((order) => order === settings.order[game]) ?? orders[0] ?? null;
};
