import { FastRandom, pick, type Bot, type View } from '@tischlein/kit';
import { atTable, type ByTable } from './levels.ts';

/** What each move is worth at a glance to whoever sees this. To wait is worth nothing. */
export type Worth = (view: View) => (move: string) => number;

/** A player without search: the move of the most worth. A trifle of chance, of a thousand `parts`, decides between equal ones. */
export const thumb =
  (worth: Worth, parts: number): Bot =>
  ({ view, legal, mayWait }, random) => {
    const worthOf = worth(view);
    let best = mayWait ? null : legal[0]!;
    let most = mayWait ? 0 : Number.NEGATIVE_INFINITY;
    for (const move of legal) {
      const found = worthOf(move) + random.below(1000) / parts;
      if (found > most) [best, most] = [move, found];
    }
    return best;
  };

/** Any legal move, each as likely as the other; waiting counts as one of them. */
export const randomBot: Bot = ({ legal, mayWait }, random) =>
  pick<string | null>(mayWait ? [...legal, null] : legal, random);

/** A bot that plays this percentage of its moves at random. */
export const careless =
  (bot: Bot, percent: number): Bot =>
  (ask, random) =>
    (random.below(100) < percent ? randomBot : bot)(ask, random);

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
