import { cowOf, type MowTold, type MowView } from '@tischlein/games/mow/language';
import type { Deeds, Ended, Motifs } from '../contract.ts';
import { biggest, END_WEIGHT, type Big, type BigIn } from '../highlights.ts';

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

const scoresOf = ({ views }: Ended): readonly number[] =>
  (views as readonly MowView[]).at(-1)!.result?.scores ?? [];

export const deeds: Deeds = {
  /** Not a single fly. */
  flower: (ended) => scoresOf(ended)[ended.me] === 0,
  /** Won by one fly. */
  clover(ended) {
    const [fewest, second] = scoresOf(ended).toSorted((a, b) => a - b);
    return ended.won && second === fewest! + 1;
  },
};

type Position = Pick<MowView, 'herds' | 'herd' | 'turn'> & {
  readonly hands: readonly (readonly string[])[];
};

const cowIn = (move: string) => cowOf(move.split(' ')[1]!.replace(/[\^>@].*/, ''));

export const motifs: Motifs = {
  of({ move, tempting }) {
    if (tempting === 'take' || move === 'take') return 'cow';
    const [best, first] = [cowIn(move), cowIn(tempting)];
    if (best.kind !== first.kind) return 'keep';
    return best.flies < first.flies ? 'few' : 'many';
  },
  shows({ position }) {
    const { herds, herd, hands, turn } = position as unknown as Position;
    const served = herds[herd]!;
    return [...new Set([served[0], served.at(-1), ...hands[turn]!.slice(0, 2)])]
      .filter((card) => card !== undefined)
      .join(' ');
  },
};
