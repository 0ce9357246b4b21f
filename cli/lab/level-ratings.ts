import { levelsOf, ratedUnder } from '@tischlein/bots';
import type { LevelRating, LevelRatings, RatedBot } from '@tischlein/bots/ratings';
import { games } from '@tischlein/games';
import { mustParse, setUp, type Game } from '@tischlein/kit';
import { dealsOf, outcomeOf, type Contest, type PairOutcome, type Pair } from './pairs.ts';
import { ratingsOf, sittingsOf } from './ratings.ts';
import { playSeries, type PlayedDeal } from './series.ts';
import type { Estimate } from './stats.ts';

/** Sizes of tables that bots are rated at. */
export const RATED_SEATS = [2, 4];

export interface RatingPlan {
  readonly names: readonly string[];
  readonly seats: readonly number[];
  /** Games of a pair. */
  readonly games: number;
  /** Moves of the strongest bot, which stops by them and not by `games`: it thinks about each. */
  readonly thoughts: number;
  /** Null: everybody's usual one. */
  readonly budget: number | null;
  readonly seed: string;
  readonly threads: number;
  readonly stop: AbortSignal;
}

/** The floor of all ratings. */
const LOWEST = 'random';

const stepsOf = (levels: readonly string[]): Pair[] =>
  levels.slice(1).map((hero, i) => ({ hero, others: levels[i]! }));

const rounded = ({ mean, low, high }: Estimate, digits: number): [number, number, number] => [
  Number(mean.toFixed(digits)),
  Number(low.toFixed(digits)),
  Number(high.toFixed(digits)),
];

/** Every bot against the one a step below, in each game at each of the tables. */
export async function levelRatings(
  { names, seats: tables, games: usual, thoughts, budget, seed, threads, stop }: RatingPlan,
  command: string,
): Promise<LevelRatings> {
  const rated: LevelRating[] = [];
  for (const name of names)
    for (const seats of tables) {
      const game: Game = games[name]!;
      if (stop.aborted || seats < game.seats.min || seats > game.seats.max) continue;
      const { options } = mustParse(setUp(game, ratedUnder[name]!, seats));
      const contest: Contest = { game: name, options, seats, seed, budget };
      const levels = [LOWEST, ...levelsOf(name)];
      const played: PlayedDeal[] = [];
      const outcomes: PairOutcome[] = [];
      for (const pair of stepsOf(levels)) {
        // In a deal it has each seat once, so it makes as many moves there as all players in one game.
        const count =
          pair.hero === levels.at(-1)
            ? Math.ceil(thoughts / outcomes.at(-1)!.moves)
            : Math.ceil(usual / seats);
        const start = performance.now();
        const deals = await playSeries(
          {
            name: `${name}, ${seats} seats, ${pair.hero} against ${pair.others}`,
            deals: dealsOf(contest, pair, count),
          },
          { threads, stop, kept: undefined, enough: undefined },
        );
        if (deals.length === 0) continue;
        played.push(...deals);
        const seconds = (performance.now() - start) / 1000;
        outcomes.push(
          outcomeOf(
            pair,
            deals.map((deal) => deal.played),
            seconds,
          ),
        );
      }
      if (outcomes.length < levels.length - 1) continue;
      const ratings = ratingsOf(
        played.map((deal) => sittingsOf(deal.batch, deal.played)),
        seed,
      );
      rated.push({
        command,
        game: name,
        seats,
        match: Object.keys(ratedUnder[name]!).length > 0,
        bots: levels.map((bot): RatedBot => {
          const below = outcomes.find(({ hero }) => hero === bot);
          const pace = below?.pace.hero ?? outcomes[0]!.pace.others;
          return {
            bot,
            rating: rounded(ratings.find((one) => one.bot === bot)!.rating, 0),
            wins: below === undefined ? null : rounded(below.wins, 3),
            games: below?.games ?? 0,
            milliseconds: Number(pace.mean.toPrecision(2)),
          };
        }),
      });
    }
  return { rated };
}
