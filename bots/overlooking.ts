import { FastRandom, type Bot, type View } from '@tischlein/kit';
import { atTable, type ByTable } from './levels.ts';

/**
 * The same bot, but this percentage of its moves does not come to its mind. Which ones, the view alone decides: whoever
 * looks at the same table twice overlooks the same. Among what it sees it chooses as well as ever, and it always sees
 * one move.
 */
export const overlooking =
  (bot: Bot, percent: number | ByTable): Bot =>
  (ask, random, left) =>
    bot({ ...ask, legal: seen(ask.legal, ask.view, atTable(percent, ask.view)) }, random, left);

function seen(legal: readonly string[], view: View, percent: number): readonly string[] {
  if (legal.length < 2) return legal;
  const random = new FastRandom(`overlooked ${JSON.stringify(view)}`);
  const lots = legal.map(() => random.below(100));
  const least = Math.min(percent, Math.max(...lots));
  return legal.filter((_, i) => lots[i]! >= least);
}
