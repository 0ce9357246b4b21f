import { FastRandom, type Chance, type Random } from '@tischlein/kit';

/**
 * Chance for duplicate deals: the n-th time a game needs any, it gets the n-th stream of the seed, whatever was
 * played in between. So the first deal, the second round and the third reshuffle are alike in every seating.
 */
export function duplicateChance(seed: string): Chance {
  const stream = new FastRandom(seed);
  let needed = 0;
  let current = -1;
  return (index): Random => ({
    below(n) {
      if (index !== current) {
        current = index;
        stream.reseed(`${seed} ${needed}`);
        needed += 1;
      }
      return stream.below(n);
    },
  });
}
