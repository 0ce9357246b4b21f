import { armyOf, SIDES, type UwoView } from '@tischlein/games/uwo/language';
import type { Deeds, Ended } from '../contract.ts';

const leftIn = ({ me, views }: Ended): number[] =>
  (views as readonly UwoView[]).map((view) => armyOf(view, SIDES[me]!).length);

export const deeds: Deeds = {
  /** Won, and nobody was lost. */
  flower: (ended) => ended.won && leftIn(ended).at(-1)! >= leftIn(ended)[0]!,
  /** Won with the last one standing. */
  clover: (ended) => ended.won && leftIn(ended).at(-1) === 1,
};
