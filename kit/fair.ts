import { belowFrom, type Random } from './random.ts';
import { sha256 } from './sha256.ts';

/** The chance a game needs at one moment: index 0 is the deal, index n the n-th move. */
export type Chance = (index: number) => Random;

/**
 * The stream every table deals from, so that anyone can check a deal with any SHA-256 at hand: block k of move n
 * is the SHA-256 of the text "tischlein fair 1", the seed, n and k, each on a line of its own; its eight
 * big-endian 32-bit words are used in order, ranges by `belowFrom`.
 */
export function fairChance(seed: string): Chance {
  return (index) => {
    let block = 0;
    let used = 32;
    let words: DataView;
    const next = (): number => {
      if (used === 32) {
        words = new DataView(sha256(`tischlein fair 1\n${seed}\n${index}\n${block}`).buffer);
        block += 1;
        used = 0;
      }
      used += 4;
      return words.getUint32(used - 4);
    };
    return { below: (n) => belowFrom(next, n) };
  };
}
