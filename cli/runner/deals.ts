/** Duplicate deals: each is played once per seating, so that the luck of the deal cancels. */
import type { Options } from '@tischlein/kit';
import { sharesOf, type Match, type Played } from './match.ts';
import { nameOf, type Budget } from './players.ts';
import type { Outcome } from './ratings.ts';
import type { Runner } from './runner.ts';
import { mean, shareEstimate, sum, zOfLooks } from './stats.ts';

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

/** A deal: its matches by seating. */
type Deal = readonly Match[];

/** A deal with its games, in the order of its seatings. */
export interface PlayedDeal {
  readonly matches: Deal;
  readonly played: readonly Played[];
}

const matchOf = (
  { game, options, budget, seed }: Contest,
  deal: number,
  players: readonly string[],
): Match => ({ game, options, budget, seed: `${seed} ${deal}`, players, counted: false });

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Each against every one that comes later in the list. */
export const pairsOf = (bots: readonly string[]): Pair[] =>
  bots.flatMap((hero, i) => bots.slice(i + 1).map((others) => ({ hero, others })));

/** The hero sits in each seat once. */
export const pairDeals = (contest: Contest, { hero, others }: Pair, deals: number): Deal[] =>
  upTo(deals).map((deal) =>
    upTo(contest.seats).map((heroSeat) => ({
      ...matchOf(
        contest,
        deal,
        upTo(contest.seats).map((seat) => (seat === heroSeat ? hero : others)),
      ),
      // A bot against itself has a stream of its own as the hero: else all seatings of a deal were one game.
      ...(hero === others && { hero: heroSeat }),
    })),
  );

/** All bots at the same tables: deal after deal the company moves on by one in the list, seating after seating by one seat. */
export const mixedDeals = (contest: Contest, bots: readonly string[], deals: number): Deal[] =>
  upTo(deals).map((deal) => {
    const company = upTo(contest.seats).map((i) => bots[(deal + i) % bots.length]!);
    return company.map((_, moved) =>
      matchOf(
        contest,
        deal,
        company.map((__, seat) => company[(seat + moved) % contest.seats]!),
      ),
    );
  });

/** How often deals are looked at before their end, each time after twice as many. */
export const LOOKS = 5;

/** The numbers of deals after which one looks; the last is all of them. */
export const looksAt = (deals: number): number[] =>
  upTo(LOOKS).map((i) => Math.ceil(deals / 2 ** (LOOKS - 1 - i)));

/** Plays them to their end, or until a look says that it is enough. Deals that a stop cut are left out. */
export async function playDeals(
  runner: Runner,
  series: string,
  deals: readonly Deal[],
  enough?: (played: readonly PlayedDeal[]) => boolean,
  onPlayed: (deal: number, seating: number, played: Played) => void = () => {},
): Promise<PlayedDeal[]> {
  const seatings = deals[0]!.length;
  const done: PlayedDeal[] = [];
  for (const end of enough === undefined ? [deals.length] : looksAt(deals.length)) {
    const from = done.length;
    const some = deals.slice(from, end);
    const played = await runner.play(series, some.flat(), (i, game) =>
      onPlayed(from + Math.floor(i / seatings), i % seatings, game),
    );
    some.forEach((matches, deal) => {
      const all = played.slice(deal * seatings, (deal + 1) * seatings);
      if (all.every((game) => game !== undefined)) done.push({ matches, played: all });
    });
    if (runner.cutShort || enough?.(done)) break;
  }
  return done;
}

/** How the games of a deal ended, for ratings. */
export const outcomesOf = ({ matches, played }: PlayedDeal): Outcome[] =>
  played.map((game, i) => {
    const { players } = matches[i]!;
    return { players: players.map(nameOf), shares: sharesOf(game, players.length) };
  });

/** By deal, the hero's share of the wins over all seatings. */
const heroWins = (deals: readonly PlayedDeal[]): number[] =>
  deals.map(({ played }) => mean(played.map((game, seat) => sharesOf(game, played.length)[seat]!)));

const MIN_CLEAR_DEALS = 8;

/** Whether one of the two is better beyond doubt, however often one looks: the interval leaves out the share of alike bots. */
export function isClear(deals: readonly PlayedDeal[], seats: number): boolean {
  const { low, high } = shareEstimate(heroWins(deals), zOfLooks(LOOKS));
  return deals.length >= MIN_CLEAR_DEALS && (low > 1 / seats || high < 1 / seats);
}

export type PairOutcome = ReturnType<typeof outcomeOf>;

export function outcomeOf({ hero, others }: Pair, deals: readonly PlayedDeal[], seconds: number) {
  const all = deals.flatMap(({ played }) =>
    played.map((game, heroSeat) => ({ ...game, heroSeat })),
  );
  const mine = <T>(values: readonly T[], heroSeat: number): T[] => [values[heroSeat]!];
  const theirs = <T>(values: readonly T[], heroSeat: number): T[] =>
    values.filter((_, seat) => seat !== heroSeat);
  const points = (pick: typeof mine): number =>
    mean(all.flatMap(({ scores, heroSeat }) => pick(scores, heroSeat)));
  /** Milliseconds per question. */
  const pace = (pick: typeof mine) => {
    const thoughts = all.flatMap(({ thinking, heroSeat }) => pick(thinking, heroSeat));
    const asks = sum(thoughts.map((thought) => thought.asks));
    const total = sum(thoughts.map((thought) => thought.total));
    const longest = thoughts.reduce((most, thought) => Math.max(most, thought.longest), 0);
    return { mean: asks === 0 ? 0 : total / asks, longest };
  };
  return {
    hero: nameOf(hero),
    others: nameOf(others),
    deals: deals.length,
    games: all.length,
    /** The hero's share of the wins (a shared win counts in part). Alike bots would have 1 / seats. */
    wins: shareEstimate(heroWins(deals)),
    points: { hero: points(mine), others: points(theirs) },
    moves: mean(all.map(({ moves }) => moves)),
    movesPerSecond: sum(all.map(({ moves }) => moves)) / seconds,
    pace: { hero: pace(mine), others: pace(theirs) },
  };
}
