import type { MowView } from '@tischlein/games/mow/language';
import type { Deeds, Ended } from '../contract.ts';

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
