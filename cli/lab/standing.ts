import { cowOf, type MowView } from '@tischlein/games/mow';
import type { UnoView } from '@tischlein/games/uno';
import { armyOf, SIDES, type UwoView } from '@tischlein/games/uwo/language';
import type { View } from '@tischlein/kit';

/** Fewer flies lead. */
const mow = ({ totals, stables }: MowView): number[] =>
  stables.map((stable, seat) =>
    stable.reduce((lead, code) => lead - cowOf(code).flies, -totals[seat]!),
  );

/** Fewer cards lead. */
const uno = ({ held }: UnoView): number[] => held.map((cards) => -cards);

/** More creatures lead. */
const uwo = (view: UwoView): number[] => SIDES.map((side) => armyOf(view, side).length);

const STANDINGS: { readonly [game: string]: (view: never) => number[] } = { mow, uno, uwo };

/** By seat, how well it stands for onlookers: more is better. */
export function standingOf(view: View): number[] {
  const standing = STANDINGS[view.game];
  if (standing === undefined) throw new Error(`nobody knows who leads in ${view.game}`);
  return standing(view as never);
}
