import { FastRandom } from '@tischlein/kit';
import type { Batch } from './crew.ts';
import type { Played } from './fixture.ts';
import type { Estimate } from './stats.ts';

/** How the games of one deal ended: who sat there, by seat, and each seat's share of the win. */
export interface Sitting {
  readonly players: readonly string[];
  readonly shares: readonly number[];
}

export interface Rating {
  readonly bot: string;
  readonly games: number;
  /** Share of the wins in all its chairs. */
  readonly wins: number;
  /** 400 points are odds of ten to one, as in chess; the mean of all bots is 0. */
  readonly rating: Estimate;
}

export const sittingsOf = (batch: Batch, played: readonly Played[]): Sitting[] =>
  played.map(({ winners }, i) => ({
    players: batch[i]!.players,
    shares: batch[i]!.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  }));

const RESAMPLES = 200;
const STEPS = 200;
const ENOUGH = 1e-6;

/**
 * The strengths under which these games are most likely, if each seat's chance to win is its strength over the sum at
 * the table (Luce's rule; with two seats it is the one of chess ratings). The intervals come from drawing the deals
 * anew, since the games of one deal belong together.
 */
export function ratingsOf(deals: readonly (readonly Sitting[])[], seed: string): Rating[] {
  const all = deals.flat();
  const bots = [...new Set(all.flatMap(({ players }) => players))];
  const points = pointsOf(deals, bots);
  const random = new FastRandom(`${seed} ratings`);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    pointsOf(
      deals.map(() => deals[random.below(deals.length)]!),
      bots,
    ),
  );
  return bots.map((bot, b) => {
    const sorted = drawn.map((sample) => sample[b]!).sort((x, y) => x - y);
    const chairs = all.flatMap(({ players, shares }) =>
      shares.filter((_, i) => players[i] === bot),
    );
    return {
      bot,
      games: chairs.length,
      wins: chairs.reduce((sum, share) => sum + share, 0) / chairs.length,
      rating: {
        mean: points[b]!,
        low: sorted[Math.floor(0.025 * RESAMPLES)]!,
        high: sorted[Math.ceil(0.975 * RESAMPLES) - 1]!,
      },
    };
  });
}

/** Games with the same players at the table, whatever their chairs. */
interface Company {
  readonly chairs: number[];
  games: number;
}

/** By bot. One game more against a middling player, half won, keeps a bot that always wins within bounds. */
function pointsOf(deals: readonly (readonly Sitting[])[], bots: readonly string[]): number[] {
  const companies = new Map<string, Company>();
  const wins = bots.map(() => 0.5);
  for (const { players, shares } of deals.flat()) {
    const chairs = bots.map((bot) => players.filter((player) => player === bot).length);
    const company = companies.get(chairs.join()) ?? { chairs, games: 0 };
    companies.set(chairs.join(), company);
    company.games += 1;
    players.forEach((player, seat) => (wins[bots.indexOf(player)]! += shares[seat]!));
  }
  let strengths = bots.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((strength, b) => {
      let expected = 1 / (strength + 1);
      for (const { chairs, games } of companies.values())
        expected += (games * chairs[b]!) / chairs.reduce((sum, n, i) => sum + n * strengths[i]!, 0);
      return wins[b]! / expected;
    });
    const moved = next.some((value, b) => Math.abs(value / strengths[b]! - 1) > ENOUGH);
    strengths = next;
    if (!moved) break;
  }
  const points = strengths.map((strength) => 400 * Math.log10(strength));
  const middle = points.reduce((sum, value) => sum + value, 0) / points.length;
  return points.map((value) => value - middle);
}
