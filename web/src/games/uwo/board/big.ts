import type { UwoTold } from '@tischlein/games/uwo/language';
import { biggest, END_WEIGHT, type Big, type BigIn } from '../../highlights.ts';

function bigOf({ clause, facts }: UwoTold): Big | null {
  switch (clause) {
    case 'UWO-60':
    case 'UWO-61':
      return { seat: null, sign: 'crown', weight: END_WEIGHT };
    case 'UWO-21':
      return { seat: facts.seat, sign: { card: facts.card }, weight: 3 };
    case 'UWO-54':
      if (facts.what !== 'boom') return null;
      return { seat: null, sign: { card: 'dynamite' }, weight: 3 + 2 * facts.squares.length };
    case 'UWO-52':
      return { seat: facts.seat, sign: { card: 'rider' }, weight: 4 };
    default:
      return null;
  }
}

/** The biggest thing one move did: who fell, what blew up, who was trampled, and the end. */
export const bigIn: BigIn = (told) => biggest((told as readonly UwoTold[]).map(bigOf));
