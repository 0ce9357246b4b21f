import type { Options } from '@tischlein/kit';
import type { Budget } from './budget.ts';
import type { Batch } from './crew.ts';
import type { Fixture, Played } from './fixture.ts';
import { mean, shareEstimate, type Estimate } from './stats.ts';

/** One bot against a table full of another. */
export interface Pair {
  readonly hero: string;
  readonly others: string;
}

export interface Contest {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly budget: Budget | null;
}

/** Each against every one that comes later in the list. */
export const pairsOf = (names: readonly string[]): Pair[] =>
  names.flatMap((hero, i) => names.slice(i + 1).map((others) => ({ hero, others })));

/** Every deal once per seating: the hero sits in each seat once, so that the luck of the deal cancels. */
export const dealsOf = (contest: Contest, { hero, others }: Pair, deals: number): Batch[] =>
  Array.from({ length: deals }, (_, deal) =>
    Array.from({ length: contest.seats }, (__, heroSeat): Fixture => {
      const seats = Array.from({ length: contest.seats }, (___, seat) => seat);
      return {
        game: contest.game,
        options: contest.options,
        budget: contest.budget,
        seed: `${contest.seed} ${deal}`,
        players: seats.map((seat) => (seat === heroSeat ? hero : others)),
        // A bot against itself has a stream of its own as the hero: else all seatings of a deal were one game.
        ...(hero === others && { hero: heroSeat }),
        counted: false,
      };
    }),
  );

/** By deal, the hero's share of the wins over all seatings. */
const heroWins = (played: readonly (readonly Played[])[]): number[] =>
  played.map((deal) =>
    mean(deal.map(({ winners }, seat) => (winners.includes(seat) ? 1 / winners.length : 0))),
  );

/** Five looks at 1 % each err together at most once in twenty. */
const ONE_PERCENT = 2.575829;
const FEWEST_DEALS = 8;

/** Whether one of the two is better beyond doubt: the 99 % interval leaves out the share of alike bots. */
export function isClear(played: readonly (readonly Played[])[], seats: number): boolean {
  const { low, high } = shareEstimate(heroWins(played), ONE_PERCENT);
  return played.length >= FEWEST_DEALS && (low > 1 / seats || high < 1 / seats);
}

/** Milliseconds per question. */
interface Pace {
  readonly mean: number;
  readonly longest: number;
}

export interface PairOutcome extends Pair {
  readonly deals: number;
  readonly games: number;
  /** The hero's share of the wins (a shared win counts in part). Alike bots would have 1 / seats. */
  readonly wins: Estimate;
  readonly points: { readonly hero: number; readonly others: number };
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly pace: { readonly hero: Pace; readonly others: Pace };
}

/** From the games of all deals, in the order of `dealsOf`. */
export function outcomeOf(
  pair: Pair,
  played: readonly (readonly Played[])[],
  seconds: number,
): PairOutcome {
  const all = played.flatMap((deal) => deal.map((game, heroSeat) => ({ ...game, heroSeat })));
  const mine = <T>(values: readonly T[], heroSeat: number): T[] => [values[heroSeat]!];
  const theirs = <T>(values: readonly T[], heroSeat: number): T[] =>
    values.filter((_, seat) => seat !== heroSeat);
  const points = (pick: typeof mine): number =>
    mean(all.flatMap(({ scores, heroSeat }) => pick(scores, heroSeat)));
  const pace = (pick: typeof mine): Pace => {
    const thoughts = all.flatMap(({ thinking, heroSeat }) => pick(thinking, heroSeat));
    const asks = thoughts.reduce((sum, thought) => sum + thought.asks, 0);
    const total = thoughts.reduce((sum, thought) => sum + thought.total, 0);
    const longest = thoughts.reduce((most, thought) => Math.max(most, thought.longest), 0);
    return { mean: asks === 0 ? 0 : total / asks, longest };
  };
  return {
    ...pair,
    deals: played.length,
    games: all.length,
    wins: shareEstimate(heroWins(played)),
    points: { hero: points(mine), others: points(theirs) },
    moves: mean(all.map(({ moves }) => moves)),
    movesPerSecond: all.reduce((sum, { moves }) => sum + moves, 0) / seconds,
    pace: { hero: pace(mine), others: pace(theirs) },
  };
}
