import type { Batch } from './crew.ts';
import type { Fixture } from './fixture.ts';
import type { Contest } from './pairs.ts';

/**
 * All bots at the same tables. Deal after deal the company moves on by one in the list, and every deal is played once
 * per seating: everybody moves one chair on, so that the luck of the deal cancels.
 */
export const mixedDeals = (contest: Contest, bots: readonly string[], deals: number): Batch[] =>
  Array.from({ length: deals }, (_, deal) => {
    const company = Array.from(
      { length: contest.seats },
      (__, i) => bots[(deal + i) % bots.length]!,
    );
    return company.map((___, moved): Fixture => ({
      game: contest.game,
      options: contest.options,
      budget: contest.budget,
      seed: `${contest.seed} ${deal}`,
      players: company.map((____, seat) => company[(seat + moved) % contest.seats]!),
      counted: false,
    }));
  });
