import type { MowTold } from '@tischlein/games/mow/language';
import { biggest, END_WEIGHT, type Big, type BigIn } from '../../highlights.ts';

/** A herd with fewer flies is soon forgotten. */
const MANY = 5;

function bigOf({ clause, facts }: MowTold): Big | null {
  switch (clause) {
    case 'MOW-36':
      return { seat: null, sign: 'crown', weight: END_WEIGHT };
    case 'MOW-12':
    case 'MOW-41':
      if (facts.flies < MANY) return null;
      return { seat: facts.seat, sign: { text: `+${facts.flies}` }, weight: facts.flies };
    default:
      return null;
  }
}

/** The biggest thing one move did: herds full of flies, and the end. */
export const bigIn: BigIn = (told) => biggest((told as readonly MowTold[]).map(bigOf));
