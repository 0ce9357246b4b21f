import type { UwoView } from '@tischlein/games/uwo/language';
import type { Offers } from './offers.ts';
import type { UwoWords } from './props.ts';

/** What is left to do in the reader's own turn. */
export type Left = 'both' | 'act' | 'morf' | 'nothing';

export function leftIn({ walks, attacks, rides, blasts, morfs }: Offers): Left {
  const act = walks.size + attacks.size + rides.size + blasts.size > 0;
  if (morfs.size > 0) return act ? 'both' : 'morf';
  return act ? 'act' : 'nothing';
}

/** Ending a turn is the thing to do once something was done in it, or when nothing can be. */
export const isTimeToEnd = ({ turnState }: UwoView, offers: Offers): boolean =>
  turnState.acted || turnState.morfed !== null || leftIn(offers) === 'nothing';

/** From this many quiet turns before a draw on, they are counted down (UWO-61). */
const LAST_QUIET = 12;

/** What the strip says when one's turn begins: the next step, or how near a draw is. */
export function nextStep(view: UwoView, offers: Offers, words: UwoWords): string {
  const limit = Number(view.options['quietTurns']);
  const left = limit - view.quiet;
  const step = words.nextStep[leftIn(offers)];
  return limit > 0 && left <= LAST_QUIET ? `${step} ${words.quietLeft(left)}` : step;
}
