import type { View } from '@tischlein/kit';
import type { MowView } from '@tischlein/games/mow';
import { cowOf } from '@tischlein/games/mow';

/** By seat, how well it stands for onlookers: more is better. Fewer flies lead in MOW. */
function mowStanding({ totals, stables }: MowView): number[] {
  return stables.map(
    (stable, seat) => -stable.reduce((flies, code) => flies + cowOf(code).flies, totals[seat]!),
  );
}

const STANDINGS: { readonly [game: string]: (view: never) => number[] } = { mow: mowStanding };

export function standingOf(view: View): number[] {
  const standing = STANDINGS[view.game];
  if (standing === undefined) throw new Error(`nobody knows who leads in ${view.game}`);
  return standing(view as never);
}
